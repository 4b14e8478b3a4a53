import { unsaved, useBlocker } from 'kit/router';
import { ConfirmDialog } from 'kit/ui';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * Once around all pages: asks before a page with unsaved edits (useUnsaved of kit/router; every Form) is left, by a
 * link, the back button or closing the tab (where the browser has its own text). Staying changes nothing on the page.
 */
export function LeaveGuard() {
  const blocker = useBlocker(isUnsaved);
  const question = useSyncExternalStore(unsaved.subscribe, unsaved.question);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  // The dialog's code comes with the first edit, so that it can ask without a connection too.
  if (question === undefined) return null;
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={question}
      confirmLabel="Verlaten"
      cancelLabel="Blijven"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

function isUnsaved(): boolean {
  return unsaved.question() !== undefined;
}
