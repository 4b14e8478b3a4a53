import { useAttempt, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';

import {
  type BankBookingInput,
  type ReceivableKeyInput,
  SecretariatBookBankLineDocument,
  SecretariatIgnoreBankLineDocument,
  SecretariatMatchBankLineDocument,
  SecretariatUnbookBankLineDocument,
  SecretariatUnmatchBankLineDocument,
} from '../../gql/graphql';
import type { Match } from './MatchDialog';

/** The lists that a change of a line is told to. */
export const BANK_LISTS = [
  'SecretariatBankLines',
  'SecretariatBankReceivables',
  'SecretariatBankReconciliations',
  'SecretariatInvoices',
  'SecretariatAccountancyYears',
  'SecretariatLedger',
  'SecretariatLedgerEntries',
];

/** What can be done with a line; afterwards the lists are read anew, also when somebody else was first. */
export function useBankActions({ id }: { id: string }) {
  const { attempt } = useAttempt();
  const reload = useRefetch(BANK_LISTS);
  const matching = useSave(SecretariatMatchBankLineDocument, { done: 'Gekoppeld' });
  const unmatching = useSave(SecretariatUnmatchBankLineDocument, { done: 'Losgekoppeld' });
  const ignoring = useSave(SecretariatIgnoreBankLineDocument, { done: 'Opgeslagen' });
  const booking = useSave(SecretariatBookBankLineDocument, { done: 'Geboekt' });
  const unbooking = useSave(SecretariatUnbookBankLineDocument, { done: 'Boeking teruggenomen' });
  const run = async (change: Promise<unknown>) => {
    await attempt(() => change);
    await reload();
  };
  const all = [matching, unmatching, ignoring, booking, unbooking];
  return {
    busy: all.some(({ saving }) => saving),
    match: (receivables: readonly ReceivableKeyInput[]) =>
      run(matching.save({ id, receivables: receivables.map(({ kind, id: of }) => ({ kind, id: of })) })),
    /** @throws ApiError, for a dialog */
    matchOrThrow: async (match: Match) => {
      await matching.save({ id, ...match });
      await reload();
    },
    unmatch: () => run(unmatching.save({ id })),
    book: (where: BankBookingInput) => run(booking.save({ id, booking: where })),
    /** @throws ApiError, for a dialog */
    bookOrThrow: async (where: BankBookingInput) => {
      await booking.save({ id, booking: where });
      await reload();
    },
    unbook: () => run(unbooking.save({ id })),
    ignore: (ignored: boolean) => run(ignoring.save({ id, ignored })),
  };
}
