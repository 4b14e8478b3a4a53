import { toApiError, useSave } from 'kit/graphql';
import { useSnackbar } from 'kit/ui';

import { type DecisionInput, SecretariatDecideDocument } from '../gql/graphql';
import { useReloadFinance } from './useReloadFinance';

/** Decides about what was read. When somebody else was first, that is told and the lists follow. */
export function useDecide() {
  const snackbar = useSnackbar();
  const reload = useReloadFinance();
  const { save } = useSave(SecretariatDecideDocument);
  return async ({ id, revision }: { id: string; revision: number }, decision: DecisionInput) => {
    try {
      await save({ transaction: id, decision: { ...decision, revision } });
      snackbar.show(decision.approved ? 'Declaratie goedgekeurd' : 'Declaratie afgekeurd');
    } catch (error) {
      const { code, message } = toApiError(error);
      if (code !== 'CONFLICT' && code !== 'NOT_FOUND') throw error;
      snackbar.show(message, { tone: 'error' });
    }
    await reload();
  };
}
