import { listReceivables } from '../../../finance/claims/receivable';
import { earliestDay } from '../../../finance/directDebits/collectable.service';
import { useLedger } from '../../../finance/ledger/testLedger';
import {
  DebitBankLinesDocument,
  DebitMatchDocument,
  DirectDebitFileDocument,
  MakeDirectDebitDocument,
} from '../../../testing/gql/graphql';
import { makeActiveEdition, makeMember, THIS_YEAR } from '../../testClub';
import { ClubMemberModel } from '../member.model';

/** The contribution, in cents. */
export const CONTRIBUTION = 1500;

/** What a member owes this year. */
export const thingOfMember = (id: string) => `clubContribution:${id}:${THIS_YEAR}`;

/** The finances with an active edition of the club, and what a treasurer does with direct debits. */
export function useDebits(options: Parameters<typeof useLedger>[0] = {}) {
  const stage = useLedger(options);
  beforeEach(async () => {
    await makeActiveEdition(String(THIS_YEAR), CONTRIBUTION);
    await stage.setPeriod();
  });
  const withMandate = (id: string, fields: object = {}) =>
    makeMember(id, {
      ...{ email: `${id}@voorbeeld.example`, lastName: `Jansen${id}` },
      mandates: [
        {
          ...{ reference: `${id}-1`, holder: `J. Jansen${id}`, iban: 'NL69INGB0123456789' },
          ...{ signedOn: '2026-11-11', addedOn: '2026-11-11' },
        },
      ],
      ...fields,
    });
  const asked = (ids: readonly string[], changes: object = {}) => ({
    ids: ids.map(thingOfMember),
    total: ids.length * CONTRIBUTION,
    collectionDate: earliestDay(),
    ...changes,
  });
  const make = async (...ids: string[]) =>
    (await stage.jan.data(MakeDirectDebitDocument, { directDebit: asked(ids) })).makeDirectDebit;
  const file = async (id: string) => (await stage.jan.data(DirectDebitFileDocument, { id })).directDebitFile;
  const lines = async () => (await stage.jan.data(DebitBankLinesDocument)).bankLines;
  const lineOf = async (amount: number) => {
    const line = (await lines()).find((one) => one.amount === amount);
    if (!line) throw new Error('No such line of the bank.');
    return line;
  };
  /** Matches the line of this amount to its first proposal. */
  const confirm = async (amount: number) => {
    const { id, proposals } = await lineOf(amount);
    const receivables = (proposals[0]?.receivables ?? []).map(({ kind, id: item }) => ({ kind, id: item }));
    return (await stage.jan.data(DebitMatchDocument, { id, receivables })).matchBankLine;
  };
  const paidYears = async (id: string) =>
    (await ClubMemberModel.findById(id).lean().orFail()).payments.map(({ year, via }) => [year, via]);
  const owed = async () => (await listReceivables(stage.api.portal)).map(({ id }) => id);
  const accounts = async () =>
    Object.fromEntries((await stage.ledger()).balances.map(({ account, amount }) => [account, amount]));
  return Object.assign(stage, {
    ...{ withMandate, asked, make, file, lines, lineOf, confirm, paidYears, owed, accounts },
  });
}
