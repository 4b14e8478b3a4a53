import { toApiError, useApolloClient } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { StockUndoTuningDocument } from '../gql/graphql';

/** Takes back what was done to stock, each by its request; a refusal is told. @param onDone brings the page up to date */
export function useUndoTuning(onDone: () => Promise<unknown>) {
  const client = useApolloClient();
  const snackbar = useSnackbar();
  return async (done: readonly { productId: string; movementId: string }[]) => {
    try {
      for (const variables of done) await client.mutate({ mutation: StockUndoTuningDocument, variables });
      snackbar.show('Teruggedraaid');
    } catch (error) {
      snackbar.show(toApiError(error).message, { tone: 'error' });
    }
    await onDone();
  };
}
