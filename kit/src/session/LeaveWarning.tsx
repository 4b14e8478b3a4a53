import { useBlocker } from 'kit/router';
import { ConfirmDialog } from 'kit/ui';
import { useEffect } from 'react';

/** The spec's question (1-portal.md, section 2.5). */
const QUESTION = 'Weet je zeker dat je de pagina wilt verlaten zonder de wijzigingen op te slaan?';

/**
 * Asks before the page is left with unsaved edits: by a link, the back button, or closing the tab (where the
 * browser has its own text). Staying changes nothing on the page.
 */
export function LeaveWarning({ when, question = QUESTION }: { when: boolean; question?: string }) {
  // The dialog and its code come with the first edit.
  return when ? <Warning question={question} /> : null;
}

function Warning({ question }: { question: string }) {
  const blocker = useBlocker(true);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
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
