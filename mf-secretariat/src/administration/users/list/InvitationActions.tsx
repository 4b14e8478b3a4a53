import { useSave } from 'kit/graphql';
import { Alert, Button } from 'kit/ui';

import {
  type InvitationState,
  SecretariatRevokeInvitationDocument,
  SecretariatSendInvitationDocument,
} from '../../../gql/graphql';

interface InvitationActionsProps {
  /** Who has no password yet. */
  userId: string;
  state: InvitationState;
}

/** Mails an invitation, again if need be, or takes it back. */
export function InvitationActions({ userId, state }: InvitationActionsProps) {
  const send = useSave(SecretariatSendInvitationDocument, { done: 'Uitnodiging verstuurd' });
  const revoke = useSave(SecretariatRevokeInvitationDocument, { done: 'Uitnodiging ingetrokken' });
  const busy = send.saving || revoke.saving;
  const error = send.error ?? revoke.error;
  // The card follows the answer; a failure is in `error` already.
  const ignore = () => undefined;
  const mayRevoke = state === 'sent' || state === 'expired';
  return (
    <>
      <Button
        variant="text"
        size="small"
        disabled={busy}
        onClick={() => void send.save({ id: userId }).catch(ignore)}
      >
        {mayRevoke ? 'Opnieuw uitnodigen' : 'Uitnodigen'}
      </Button>
      {mayRevoke && (
        <Button
          variant="text"
          size="small"
          disabled={busy}
          onClick={() => void revoke.save({ id: userId }).catch(ignore)}
        >
          Uitnodiging intrekken
        </Button>
      )}
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
