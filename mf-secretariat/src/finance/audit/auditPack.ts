import { type ExportTable, toWorkbook } from 'kit/export';
import { formatDate } from 'kit/format';
import { ApiError, type ApolloClient } from 'kit/graphql';
import { readAll } from 'kit/lists';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAccountancyYearsDocument,
  SecretariatAuditChecksDocument,
  type SecretariatAuditChecksQuery,
  SecretariatAuditEntriesDocument,
  type SecretariatAuditEntriesQuery,
  type SecretariatAuditYearFragment,
  SecretariatAuditYearFragmentDoc,
  SecretariatLedgerDocument,
  SecretariatLedgerEntryFragmentDoc,
  SecretariatLedgerSettingsFragmentDoc,
  type SecretariatYearLineFragment,
} from '../../gql/graphql';
import { entryExport } from '../ledger/entryColumns';
import type { LedgerEntry } from '../ledger/ledgerEntries';
import { allTransactions } from '../transactions/allTransactions';
import { receiptNames } from '../transactions/receiptNames';
import { stateLabels } from '../transactions/StateTag';
import { committeeOf } from '../transactions/transactions';
import type { MakeZip } from '../transactions/useYearZip';
import { zipReceipts } from '../transactions/zipReceipts';

const CHANGED =
  'De regels en de totalen kloppen niet met elkaar. Is er intussen iets geboekt? Probeer het opnieuw.';

type BankLine = SecretariatAuditEntriesQuery['ledgerEntries']['edges'][number]['node']['bankLine'];
type Check = SecretariatAuditChecksQuery['bookChecks'][number];
/** An entry with the line of the bank that paid it. */
type AuditEntry = LedgerEntry & { bankLine: BankLine };

/**
 * What the audit committee gets of a year: the totals, the ledger, every decision, an
 * index and all papers in one zip. It works the
 * sums out anew from the ledger, and gives nothing when they are not those of the server, to the cent.
 */
export const auditPack: MakeZip = async (client, { id, archived }, { onProgress, signal }) => {
  const [transactions, entries] = await Promise.all([
    allTransactions(client, id, signal),
    allEntries(client, id, signal),
  ]);
  const [year, labels, checks] = await Promise.all([
    freshYear(client, id, archived),
    kindLabels(client, id),
    allChecks(client, id),
  ]);
  signal.throwIfAborted();
  const wrong = differencesOf(year, entries);
  if (wrong.length > 0) throw new ApiError(`${CHANGED} (${wrong.join(', ')})`, 'CONFLICT');

  const papers = papersOf(entries);
  const names = new Map<string, string[]>();
  receiptNames(papers).forEach((name, at) => {
    const entry = papers[at]?.id ?? '';
    names.set(entry, [...(names.get(entry) ?? []), name]);
  });
  const named = (entry: string) => names.get(entry)?.join(', ') ?? '';
  const ledger = {
    fileName: 'grootboek',
    rows: entries,
    columns: entryExport(year, labels, [{ header: 'Stukken', value: ({ id: entry }) => named(entry) }]),
  };
  const files = [
    { name: 'index.xlsx', bytes: await bytesOf(indexOf(year, entries, checks, named)) },
    { name: 'totalen.xlsx', bytes: await bytesOf(totals(year, entries)) },
    { name: 'grootboek.xlsx', bytes: await bytesOf(ledger) },
    { name: 'besluiten.xlsx', bytes: await bytesOf(decisions(year, transactions)) },
  ];
  onProgress(0, papers.length);
  const { zip, missing } = await zipReceipts(papers, {
    onProgress: (done) => onProgress(done, papers.length),
    signal,
    folder: 'stukken/',
    files,
  });
  return { zip, missing, name: `kascontrole ${year.title}.zip` };
};

/** Every paper of the ledger, with the entry it belongs to. */
function papersOf(entries: readonly LedgerEntry[]) {
  return entries.flatMap(({ id, wg, date, description, receipts }) =>
    receipts.map((receipt) => ({ id, wg: wg ?? '', creationDate: date, description, receipt })),
  );
}

/** Every entry of a year with its line of the bank, fresh from the server. @throws ApiError, the reason of `signal` */
async function allEntries(client: ApolloClient, yearId: string, signal: AbortSignal): Promise<AuditEntry[]> {
  const found = await readAll(client, {
    query: SecretariatAuditEntriesDocument,
    variables: { yearId },
    field: 'ledgerEntries',
    signal,
  });
  return found.map((node) => ({
    ...getFragmentData(SecretariatLedgerEntryFragmentDoc, node),
    bankLine: node.bankLine,
  }));
}

/** Who checked the year, with what they saw and asked. */
async function allChecks(client: ApolloClient, yearId: string): Promise<readonly Check[]> {
  const { data } = await client.query({
    query: SecretariatAuditChecksDocument,
    variables: { yearId },
    fetchPolicy: 'no-cache',
  });
  return data?.bookChecks ?? [];
}

/** Each entry, oldest first and with the number that checkers see, beside its papers, the bank, and what became of it. */
function indexOf(
  year: SecretariatAuditYearFragment,
  entries: readonly AuditEntry[],
  checks: readonly Check[],
  named: (entry: string) => string,
): ExportTable<AuditEntry & { number: number }> {
  const seen = checks.map(({ name, seenEntries }) => ({ name, ids: new Set(seenEntries) }));
  const asked = (id: string) =>
    checks.flatMap(({ name, questions }) =>
      questions
        .filter(({ entryId }) => entryId === id)
        .map(
          ({ text, answer }) => `${name}: ${text} ${answer ? `Antwoord: ${answer}` : 'Nog geen antwoord'}`,
        ),
    );
  return {
    fileName: 'index',
    rows: entries.toReversed().map((entry, at) => ({ ...entry, number: at + 1 })),
    columns: [
      { header: 'Nummer', value: ({ number }) => number },
      { header: 'Datum', value: ({ date }) => formatDate(date) },
      { header: 'Commissie', value: ({ wg }) => (wg === null ? 'Zonder commissie' : committeeOf(year, wg)) },
      { header: 'Omschrijving', value: ({ description }) => description },
      { header: 'Van of aan', value: ({ counterpart }) => counterpart },
      { header: 'Bedrag', value: ({ amount }) => euro(amount) },
      { header: 'Stukken', value: ({ id }) => named(id) },
      { header: 'Op de bank', value: ({ bankLine }) => formatDate(bankLine?.date) },
      { header: 'Van of aan, volgens de bank', value: ({ bankLine }) => bankLine?.name ?? '' },
      { header: 'Bedrag van de bankregel', value: ({ bankLine }) => (bankLine ? euro(bankLine.amount) : '') },
      {
        header: 'Gezien door',
        value: ({ id }) => seen.flatMap(({ name, ids }) => (ids.has(id) ? name : [])).join(', '),
      },
      { header: 'Vragen en antwoorden', value: ({ id }) => asked(id).join('\n') },
    ],
  };
}

/** What the sources are called. */
async function kindLabels(client: ApolloClient, yearId: string): Promise<ReadonlyMap<string, string>> {
  const { data } = await client.query({
    query: SecretariatLedgerDocument,
    variables: { yearId },
    fetchPolicy: 'no-cache',
  });
  const ledger = data && getFragmentData(SecretariatLedgerSettingsFragmentDoc, data.ledger);
  return new Map(ledger?.sources.map(({ kind, label }) => [kind, label]));
}

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

function totals(year: SecretariatAuditYearFragment, entries: readonly LedgerEntry[]) {
  const sums = sumsOf(year, entries);
  const loose = entries.filter(({ wg }) => wg === null);
  const { totalIncome: income, totalExpences: expenses } = year;
  const rows = [
    ...sums,
    ...(loose.length > 0 ? [{ index: '-', title: 'Zonder commissie', ...sidesOf(loose) }] : []),
    { index: '', title: 'Totaal', income, expenses },
  ];
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

function decisions(
  year: SecretariatAuditYearFragment,
  transactions: readonly SecretariatYearLineFragment[],
): ExportTable<SecretariatYearLineFragment> {
  return {
    fileName: 'besluiten',
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
    ],
  };
}

/** What came in and went out of one committee, in cents. */
interface AuditSum {
  index: string;
  title: string;
  income: number;
  expenses: number;
}

type Counted = Pick<LedgerEntry, 'wg' | 'amount' | 'isCorrection'>;

/** The sums of the entries, worked out anew: by committee, in the order of the books. */
export function sumsOf(year: SecretariatAuditYearFragment, entries: readonly Counted[]): AuditSum[] {
  return year.workgroups.map(({ index, title }) => ({
    index,
    title,
    ...sidesOf(entries.filter(({ wg }) => wg === index)),
  }));
}

/** Income and expenses; a correction counts on the side of what it corrects. */
function sidesOf(entries: readonly Counted[]): Pick<AuditSum, 'income' | 'expenses'> {
  const isIncome = ({ amount, isCorrection }: Counted) => (isCorrection ? amount < 0 : amount > 0);
  const sum = (some: readonly Counted[]) => some.reduce((total, { amount }) => total + amount, 0);
  return {
    income: sum(entries.filter(isIncome)),
    expenses: -sum(entries.filter((entry) => !isIncome(entry))) || 0,
  };
}

/** What differs between the entries and the totals that the server tells; none: the books are right. */
export function differencesOf(year: SecretariatAuditYearFragment, entries: readonly Counted[]): string[] {
  const sums = sumsOf(year, entries);
  const wrong = year.workgroups.filter(({ income, expences }, at) => {
    return income !== sums[at]?.income || expences !== sums[at]?.expenses;
  });
  const none = sidesOf(entries.filter(({ wg }) => wg === null));
  const isNoneRight = none.income === year.unassignedIncome && none.expenses === year.unassignedExpences;
  const total = (field: 'income' | 'expenses') => sums.reduce((all, sum) => all + sum[field], none[field]);
  return [
    ...wrong.map(({ index, title }) => `${index} - ${title}`),
    ...(isNoneRight ? [] : ['zonder commissie']),
    ...(total('income') === year.totalIncome && total('expenses') === year.totalExpences ? [] : ['totaal']),
  ];
}
