import { useApolloClient, useAttempt } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { StockUndoTuningDocument } from '../gql/graphql';

/** Takes back what was done to stock, each by its request; a refusal is told. @param onDone brings the page up to date */
export function useUndoTuning(onDone: () => Promise<unknown>) {
  const client = useApolloClient();
  const snackbar = useSnackbar();
  const { attempt } = useAttempt();
  return async (done: readonly { productId: string; movementId: string }[]) => {
    await attempt(async () => {
      for (const variables of done) await client.mutate({ mutation: StockUndoTuningDocument, variables });
      snackbar.show('Teruggedraaid');
    });
    await onDone();
  };
}
