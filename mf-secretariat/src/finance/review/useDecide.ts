import { toApiError, useAttempt, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import {
  type DecisionInput,
  SecretariatDecideDocument,
  type SecretariatDecideMutation,
  SecretariatTakeBackDecisionDocument,
} from '../../gql/graphql';
import { useReloadFinance } from '../useReloadFinance';

/** Decides about what was read, which can be taken back. When somebody else was first, that is told and the lists follow. */
export function useDecide() {
  const snackbar = useSnackbar();
  const reload = useReloadFinance();
  const takeBack = useTakeBack();
  const { save } = useSave(SecretariatDecideDocument);
  return async ({ id, revision }: { id: string; revision: number }, decision: DecisionInput) => {
    try {
      const { sendTransactionDecision: decided } = await save({
        transaction: id,
        decision: { ...decision, revision },
      });
      snackbar.show(decision.approved ? 'Declaratie goedgekeurd' : 'Declaratie afgekeurd', {
        undo: () => takeBack(decided),
      });
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error;
      snackbar.show(message, { tone: 'error' });
    }
    await reload();
  };
}

/** Takes a decision back, of which who declared was told; why that cannot be is told too. */
function useTakeBack() {
  const { attempt } = useAttempt();
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatTakeBackDecisionDocument, { done: 'Besluit teruggenomen' });
  return async ({ id, revision }: SecretariatDecideMutation['sendTransactionDecision']) => {
    await attempt(() => save({ id, revision }));
    await reload();
  };
}
