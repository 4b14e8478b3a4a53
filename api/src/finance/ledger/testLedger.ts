import { base64, camt, type TestBalance, type TestLine } from '../../testing/bankStatements';
import {
  ImportBankStatementDocument,
  LedgerAddMutationDocument,
  LedgerBankLinesDocument,
  LedgerBookBankLineDocument,
  LedgerDocument,
  LedgerEntriesDocument,
  type LedgerEntriesQueryVariables,
  SaveLedgerPeriodDocument,
} from '../../testing/gql/graphql';
import { useFinance } from '../testFinance';

/** The finances with a board member who keeps the ledger of a year of which the period covers today. */
export function useLedger(options: Parameters<typeof useFinance>[0] = {}) {
  const stage = useFinance(options);
  const ledger = async (yearId = stage.year.id) => (await stage.jan.data(LedgerDocument, { yearId })).ledger;
  const entries = async (filter: Partial<LedgerEntriesQueryVariables> = {}) => {
    const variables = { yearId: stage.year.id, first: 100, ...filter };
    const { ledgerEntries } = await stage.jan.data(LedgerEntriesDocument, variables);
    return ledgerEntries.edges.map(({ node }) => node);
  };
  const period = (changes: object = {}) => ({
    revision: 0,
    from: '2000-01-01',
    until: '2099-12-31',
    assignments: [],
    ...changes,
  });
  const setPeriod = (changes: object = {}, yearId = stage.year.id) =>
    stage.jan.data(SaveLedgerPeriodDocument, { yearId, period: period(changes) });
  const mutate = async (changes: object = {}) => {
    const mutation = { yearId: stage.year.id, wg: '3', description: 'Subsidie', income: 5000, ...changes };
    return (await stage.jan.data(LedgerAddMutationDocument, { mutation })).addMutation.id;
  };
  const take = async (
    lines: readonly TestLine[],
    balances: { opening?: TestBalance; closing?: TestBalance } = {},
  ) => stage.jan.data(ImportBankStatementDocument, { file: base64(camt(lines, balances)) });
  const bankLines = async () => (await stage.jan.data(LedgerBankLinesDocument, { state: 'todo' })).bankLines;
  const book = (id: string, booking: object = { yearId: stage.year.id, wg: '3' }) =>
    stage.jan.run(LedgerBookBankLineDocument, { id, booking });
  return Object.assign(stage, {
    ledger,
    entries,
    period,
    setPeriod,
    mutate,
    take,
    bankLines,
    book,
  });
}
