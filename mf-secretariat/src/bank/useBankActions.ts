import { toApiError, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { useSnackbar } from 'kit/ui';

import {
  type PayableKeyInput,
  SecretariatIgnoreBankLineDocument,
  SecretariatMatchBankLineDocument,
  SecretariatUnmatchBankLineDocument,
} from '../gql/graphql';

/** The lists that a change of a line is told to. */
export const BANK_LISTS = ['SecretariatBankLines', 'SecretariatBankPayables', 'SecretariatInvoices'];

/** What can be done with a line; afterwards the lists are read anew, also when somebody else was first. */
export function useBankActions({ id }: { id: string }) {
  const snackbar = useSnackbar();
  const reload = useRefetch(BANK_LISTS);
  const matching = useSave(SecretariatMatchBankLineDocument, { done: 'Gekoppeld' });
  const unmatching = useSave(SecretariatUnmatchBankLineDocument, { done: 'Losgekoppeld' });
  const ignoring = useSave(SecretariatIgnoreBankLineDocument, { done: 'Opgeslagen' });
  const run = async (change: Promise<unknown>) => {
    await change.catch((error: unknown) => snackbar.show(toApiError(error).message, { tone: 'error' }));
    await reload();
  };
  return {
    busy: matching.saving || unmatching.saving || ignoring.saving,
    match: (payables: readonly PayableKeyInput[]) =>
      run(matching.save({ id, payables: payables.map(({ kind, id: of }) => ({ kind, id: of })) })),
    /** @throws ApiError, for a dialog */
    matchOrThrow: async (payables: PayableKeyInput[]) => {
      await matching.save({ id, payables });
      await reload();
    },
    unmatch: () => run(unmatching.save({ id })),
    ignore: (ignored: boolean) => run(ignoring.save({ id, ignored })),
  };
}
