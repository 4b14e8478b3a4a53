import { toApiError, useSave } from 'kit/graphql';
import { Button, useSnackbar } from 'kit/ui';

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

/** Mails an invitation, again if need be, or takes it back; for the menu of a card. */
export function InvitationActions({ userId, state }: InvitationActionsProps) {
  const snackbar = useSnackbar();
  const send = useSave(SecretariatSendInvitationDocument, { done: 'Uitnodiging verstuurd' });
  const revoke = useSave(SecretariatRevokeInvitationDocument, { done: 'Uitnodiging ingetrokken' });
  // The card follows the answer; the menu that this is in has closed.
  const told = (error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' });
  const mayRevoke = state === 'sent' || state === 'expired';
  return (
    <>
      <Button variant="ghost" onClick={() => void send.save({ id: userId }).catch(told)}>
        {mayRevoke ? 'Opnieuw uitnodigen' : 'Uitnodigen'}
      </Button>
      {mayRevoke && (
        <Button variant="ghost" onClick={() => void revoke.save({ id: userId }).catch(told)}>
          Uitnodiging intrekken
        </Button>
      )}
    </>
  );
}
