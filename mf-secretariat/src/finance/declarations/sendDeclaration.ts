import { forgetFiles, isWaitingFile, uploadWaiting } from 'kit/files';
import { ApiError, type ApolloClient, toApiError } from 'kit/graphql';
import { askSoon, type Outbox } from 'kit/offline';

import { SecretariatAddDeclarationDocument } from '../../gql/graphql';
import type { WaitingDeclaration } from './declarationOutbox';
import { declarationInput } from './declarationValues';
import { receiptIdsOf, receiptSlots, receiptFolder } from './receiptSlots';

/** Sends a declaration: first the receipts that wait on this device. Safe to repeat. @throws what toApiError understands */
export async function sendDeclaration(
  client: ApolloClient,
  box: Outbox<WaitingDeclaration>,
  entry: WaitingDeclaration,
): Promise<void> {
  const { requestId, accountnumber } = entry;
  const values = { ...entry.values };
  for (const slot of receiptSlots) {
    const id = values[slot];
    if (!id || !isWaitingFile(id)) continue;
    values[slot] = (await upload(values.wg, id)).id;
    // What is sent again is sent with the same receipts.
    box.update(requestId, { values: { ...values } });
    await forgetFiles([id]);
  }
  await askSoon((context) =>
    client.mutate({
      mutation: SecretariatAddDeclarationDocument,
      variables: { declaration: declarationInput(values, { accountnumber }), requestId },
      context,
    }),
  );
}

/** Forgets a declaration that was not taken, with its receipts. */
export function dropDeclaration(
  box: Outbox<WaitingDeclaration>,
  { requestId, values }: WaitingDeclaration,
): void {
  box.drop(requestId);
  void forgetFiles(receiptIdsOf(values));
}

async function upload(wg: string, id: string) {
  try {
    return await uploadWaiting(receiptFolder(wg), id);
  } catch (failure) {
    const { message, code, details } = toApiError(failure);
    throw new ApiError(message, code, { receiptIds: message }, details);
  }
}
