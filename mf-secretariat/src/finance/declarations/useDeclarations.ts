import { forgetStrayFiles } from 'kit/files';
import { useApolloClient } from 'kit/graphql';
import { type OutboxState, useOutbox } from 'kit/offline';
import { useUser } from 'kit/session';
import { useSnackbar } from 'kit/ui';
import { useEffect } from 'react';

import { declarationOutboxOf, receiptsInUse, type WaitingDeclaration } from './declarationOutbox';
import { atItsField, type DeclarationChoices, type DeclarationValues } from './declarationValues';
import { sendDeclaration } from './sendDeclaration';

/** What I declared and is not sent yet. @param onSent when some were sent */
export function useWaitingDeclarations(onSent: () => unknown): OutboxState<WaitingDeclaration> {
  const { id } = useUser();
  const client = useApolloClient();
  const box = declarationOutboxOf(id);
  return useOutbox(box, (entry) => sendDeclaration(client, box, entry), onSent);
}

/**
 * Sends a declaration, or keeps it on this device until there is a connection.
 * @param resumed the one that was not taken and stands in the form now
 */
export function useSubmitDeclaration(
  { accountnumber }: DeclarationChoices,
  resumed: WaitingDeclaration | undefined,
): (values: DeclarationValues) => Promise<void> {
  const { id } = useUser();
  const snackbar = useSnackbar();
  const { post } = useWaitingDeclarations(() => undefined);
  return async (values) => {
    const outcome = await post({ values, accountnumber: accountnumber ?? null }).catch((error: unknown) => {
      throw atItsField(error, values);
    });
    if (resumed) declarationOutboxOf(id).drop(resumed.requestId);
    snackbar.show(
      outcome === 'sent'
        ? 'Declaratie ingediend'
        : 'Bewaard op dit toestel. De declaratie wordt verstuurd zodra er verbinding is.',
    );
  };
}

/** Forgets the photos of forms that were never sent. */
export function useForgetStrayReceipts(): void {
  useEffect(() => void forgetStrayFiles(receiptsInUse()), []);
}
