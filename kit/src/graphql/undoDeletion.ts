import type { ApolloClient } from '@apollo/client';
import type { useSnackbar } from 'kit/ui';

import { KitRestoreRecordDocument } from '../gql/lazy/graphql';
import { toApiError } from './apiError';
import { refreshShown } from './refreshShown';

/** What a deleting operation put in the trash, as its answer says it. */
export interface Deleted {
  entity: string;
  id: string;
}

/** Takes what was just deleted out of the trash again, and says so, or why not. */
export async function undoDeletion(
  client: ApolloClient,
  snackbar: ReturnType<typeof useSnackbar>,
  { entity, id }: Deleted,
): Promise<void> {
  try {
    await client.mutate({ mutation: KitRestoreRecordDocument, variables: { entity, id } });
    snackbar.show('Teruggezet');
  } catch (error) {
    snackbar.show(toApiError(error).message, { tone: 'error' });
  }
  await refreshShown(client);
}
