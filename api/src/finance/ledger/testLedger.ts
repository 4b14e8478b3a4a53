import { daysFromNow } from '../../testing/apiStage';
import { base64, camt, type TestBalance, type TestLine } from '../../testing/bankStatements';
import {
  ExportPaymentsDocument,
  ImportBankStatementDocument,
  LedgerAddMutationDocument,
  LedgerBankLinesDocument,
  LedgerBookBankLineDocument,
  LedgerDocument,
  LedgerEntriesDocument,
  type LedgerEntriesQueryVariables,
  MatchBankLineDocument,
  SaveInvoiceDocument,
  SaveLedgerPeriodDocument,
} from '../../testing/gql/graphql';
import { signedIn } from '../../testing/people';
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
  /** Declares something that the board approves. @returns its id */
  const approved = async (amount = 1250, changes: object = {}) => {
    const { id } = await stage.declare({ amount, ...changes });
    await stage.decide(id, true);
    return id;
  };
  /** Makes the payment file of today. */
  const pay = async () => {
    const today = daysFromNow(0);
    const period = { from: today, until: today, executionDate: today };
    return (await stage.jan.data(ExportPaymentsDocument, { period })).exportPayments;
  };
  const match = (id: string, kind: string, item: string) =>
    stage.jan.run(MatchBankLineDocument, { id, receivables: [{ kind, id: item }] });
  const onlyLine = async () => {
    const [line] = await bankLines();
    if (!line) throw new Error('No line of the bank.');
    return line;
  };
  /** What stands on each account: cents by its name. */
  const accounts = async () =>
    Object.fromEntries((await ledger()).balances.map(({ account, amount }) => [account, amount]));
  let made = 0;
  /** Issues an invoice. @param amount cents @returns it, with who made it */
  const invoice = async (amount: number) => {
    const clerk = await signedIn(stage.api, { name: 'Fien', general: ['secFact'] });
    const fields = { nameClient: 'Bakkerij Jansen', title: 'Reclame', description: 'x', amount };
    const { saveInvoice } = await clerk.data(SaveInvoiceDocument, {
      invoice: { ...fields, requestId: `factuur-${(made += 1)}` },
    });
    return { ...saveInvoice, clerk };
  };
  return Object.assign(stage, {
    ...{ accounts, approved, invoice, match, onlyLine, pay },
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
