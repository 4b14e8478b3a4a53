import { type ExportTable, toWorkbook } from 'kit/export';
import { formatDate } from 'kit/format';
import { ApiError, type ApolloClient } from 'kit/graphql';

import { allTransactions } from '../finance/allTransactions';
import { receiptLines, receiptNames } from '../finance/receiptNames';
import { stateLabels } from '../finance/StateTag';
import { committeeOf } from '../finance/transactions';
import type { MakeZip } from '../finance/useYearZip';
import { zipReceipts } from '../finance/zipReceipts';
import { getFragmentData } from '../gql/fragment-masking';
import {
  SecretariatAccountancyYearsDocument,
  type SecretariatAuditYearFragment,
  SecretariatAuditYearFragmentDoc,
  type SecretariatYearLineFragment,
} from '../gql/graphql';
import { differencesOf, sumsOf } from './auditSums';

const CHANGED =
  'De regels en de totalen kloppen niet met elkaar. Is er intussen iets geboekt? Probeer het opnieuw.';

/**
 * What the audit committee gets of a year: the totals, every line and all receipts in one zip. It works the sums out
 * anew from the lines, and gives nothing when they are not those of the server, to the cent.
 */
export const auditPack: MakeZip = async (client, { id, archived }, { onProgress, signal }) => {
  const transactions = await allTransactions(client, id, signal);
  const year = await freshYear(client, id, archived);
  signal.throwIfAborted();
  const wrong = differencesOf(year, transactions);
  if (wrong.length > 0) throw new ApiError(`${CHANGED} (${wrong.join(', ')})`, 'CONFLICT');

  const withReceipt = receiptLines(transactions);
  const names = new Map<string, string[]>();
  receiptNames(withReceipt).forEach((name, at) => {
    const id = withReceipt[at]?.id ?? '';
    names.set(id, [...(names.get(id) ?? []), name]);
  });
  const files = [
    { name: 'totalen.xlsx', bytes: await bytesOf(totals(year, transactions)) },
    { name: 'boekingen.xlsx', bytes: await bytesOf(lines(year, transactions, names)) },
  ];
  onProgress(0, withReceipt.length);
  const { zip, missing } = await zipReceipts(withReceipt, {
    onProgress: (done) => onProgress(done, withReceipt.length),
    signal,
    folder: 'bonnen/',
    files,
  });
  return { zip, missing, name: `kascontrole ${year.title}.zip` };
};

/** With the totals as they are after the lines were read. */
async function freshYear(
  client: ApolloClient,
  id: string,
  archived: boolean,
): Promise<SecretariatAuditYearFragment> {
  const { data } = await client.query({
    query: SecretariatAccountancyYearsDocument,
    variables: { archived },
    fetchPolicy: 'no-cache',
  });
  const year = data?.accountancyYears.find((one) => one.id === id);
  if (!year) throw new ApiError('Dit boekjaar bestaat niet (meer).', 'NOT_FOUND');
  return getFragmentData(SecretariatAuditYearFragmentDoc, year);
}

async function bytesOf<Row>(table: ExportTable<Row>): Promise<Uint8Array> {
  return new Uint8Array(await (await toWorkbook(table)).arrayBuffer());
}

const euro = (cents: number) => cents / 100;

function totals(year: SecretariatAuditYearFragment, transactions: readonly SecretariatYearLineFragment[]) {
  const sums = sumsOf(year, transactions);
  const { totalIncome: income, totalExpences: expenses } = year;
  const rows = [...sums, { index: '', title: 'Totaal', income, expenses }];
  const budgets = new Map(year.workgroups.map((group) => [group.index, group]));
  const { totalIncomeBudget, totalExpencesBudget } = year;
  return {
    fileName: 'totalen',
    rows,
    columns: [
      { header: 'Nummer', value: ({ index }: (typeof rows)[number]) => index },
      { header: 'Commissie', value: ({ title }: (typeof rows)[number]) => title },
      { header: 'Inkomsten', value: (row: (typeof rows)[number]) => euro(row.income) },
      {
        header: 'Inkomsten begroot',
        value: ({ index }: (typeof rows)[number]) =>
          euro(index ? (budgets.get(index)?.incomeBudget ?? 0) : totalIncomeBudget),
      },
      { header: 'Uitgaven', value: (row: (typeof rows)[number]) => euro(row.expenses) },
      {
        header: 'Uitgaven begroot',
        value: ({ index }: (typeof rows)[number]) =>
          euro(index ? (budgets.get(index)?.expencesBudget ?? 0) : totalExpencesBudget),
      },
      { header: 'Resultaat', value: (row: (typeof rows)[number]) => euro(row.income - row.expenses) },
    ],
  };
}

const kinds = { declaration: 'Declaratie', mutation: 'Mutatie' } as const;

function lines(
  year: SecretariatAuditYearFragment,
  transactions: readonly SecretariatYearLineFragment[],
  names: ReadonlyMap<string, readonly string[]>,
): ExportTable<SecretariatYearLineFragment> {
  return {
    fileName: 'boekingen',
    rows: transactions,
    columns: [
      { header: 'Datum', value: ({ creationDate }) => formatDate(creationDate) },
      { header: 'Soort', value: ({ kind }) => kinds[kind] },
      { header: 'Commissie', value: ({ wg }) => committeeOf(year, wg) },
      { header: 'Omschrijving', value: ({ description }) => description },
      { header: 'Bedrag', value: ({ amount }) => euro(amount) },
      { header: 'Status', value: ({ state }) => stateLabels[state] },
      { header: 'Van', value: ({ creator }) => creator },
      { header: 'Besluit van', value: ({ decidedBy }) => decidedBy ?? '' },
      { header: 'Besluit op', value: ({ decidedAt }) => formatDate(decidedAt) },
      { header: 'Reden', value: ({ reason }) => reason ?? '' },
      { header: 'Op rekening van', value: ({ accountName }) => accountName ?? '' },
      { header: 'Rekeningnummer', value: ({ accountnumber }) => accountnumber ?? '' },
      { header: 'Betaald', value: ({ paid }) => (paid ? 'ja' : 'nee') },
      { header: 'Bon', value: ({ id }) => names.get(id)?.join(', ') ?? '' },
    ],
  };
}
