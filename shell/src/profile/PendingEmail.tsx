import { useSave } from 'kit/graphql';
import { useSession, useUser } from 'kit/session';
import { Alert, Button, ButtonRow } from 'kit/ui';

import { ShellCancelEmailChangeDocument, ShellResendConfirmationDocument } from '../gql/lazy/graphql';

/** The new address that waits until its mailed link is opened. */
export function PendingEmail() {
  const user = useUser();
  const { update } = useSession();
  const resend = useSave(ShellResendConfirmationDocument, { done: 'Mail verstuurd' });
  const cancel = useSave(ShellCancelEmailChangeDocument, { done: 'Geannuleerd' });
  const busy = resend.saving || cancel.saving;
  // A failure is in `error` already.
  const again = () => void resend.save({}).catch(() => undefined);
  const drop = () =>
    void cancel.save({}).then(
      ({ cancelEmailChange }) => update({ ...user, pendingEmail: cancelEmailChange.pendingEmail }),
      () => undefined,
    );
  const error = resend.error ?? cancel.error;
  return (
    <>
      <Alert kind="info">
        Wacht op bevestiging: {user.pendingEmail}. Open de link in de mail die daar is aangekomen.
      </Alert>
      {error && <Alert kind="error">{error.message}</Alert>}
      <ButtonRow>
        <Button variant="ghost" size="small" disabled={busy} onClick={again}>
          Opnieuw sturen
        </Button>
        <Button variant="text" size="small" disabled={busy} onClick={drop}>
          Annuleren
        </Button>
      </ButtonRow>
    </>
  );
}
