import { pageOf, unsaved, useBlocker } from 'kit/router';
import { ConfirmDialog, loadDialogPanel } from 'kit/ui';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Once around all pages: asks before a page with unsaved edits (useUnsaved of kit/router; every Form) is left, by a
 * link, the back button or closing the tab (where the browser has its own text). Staying changes nothing on the page.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && leavesPart(currentLocation, nextLocation),
  );
  const question = useSyncExternalStore(unsaved.subscribe, unsaved.question);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  // The dialog's code comes with the first edit, so that it can ask without a connection too.
  const asks = question !== undefined;
  useEffect(() => void (asks && loadDialogPanel().catch(() => undefined)), [asks]);
  if (question === undefined) return null;
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={question}
      confirmLabel="Verlaten"
      cancelLabel="Blijven"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
      ignoresBack
    />
  );
}

type Place = Parameters<typeof pageOf>[0];

/** Another page, or another tab of it: what is searched or filtered takes nothing away. */
function leavesPart(from: Place, to: Place): boolean {
  const tabOf = ({ search }: Place) => new URLSearchParams(search).get('tab');
  return pageOf(from) !== pageOf(to) || tabOf(from) !== tabOf(to);
}

function isUnsaved(): boolean {
  return unsaved.question() !== undefined;
}
