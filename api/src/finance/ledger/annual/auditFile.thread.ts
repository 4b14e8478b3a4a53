import XMLBuilder from 'fast-xml-builder';

import { daysAfter } from '../../../platform/dates/amsterdam';

/** Of the schema of the tax authority (ODB, XAF 4.0.3); its explanation has another, which no program reads. */
const NAMESPACE = 'http://www.odb.belastingdienst.nl/Belastingdienst/BCPP/1.1/structures/XmlauditfileXAF_4.0';
const LONGEST = { company: 255, text: 255, description: 255, tax: 30, commerce: 100, id: 35 };
const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

/** An account of the ledger; P is one of income or expenses. */
export interface AuditAccount {
  id: string;
  name: string;
  type: 'B' | 'P';
}

/** What moved between accounts: its lines are together 0. */
export interface AuditTransaction {
  journal: string;
  date: string;
  description: string;
  /** What is behind it. */
  document: string;
  /** Cents; debit is above zero. */
  lines: readonly { account: string; amount: number; cost?: string }[];
}

/** The books of a year as they go into an audit file. */
export interface AuditBooks {
  company: { name: string; taxNumber: string; commerceNumber: string };
  from: string;
  until: string;
  /** YYYY-MM-DD. */
  madeOn: string;
  version: string;
  accounts: readonly AuditAccount[];
  /** Cents at the begin; together 0. */
  opening: readonly { account: string; amount: number }[];
  journals: readonly { id: string; name: string; type: string }[];
  transactions: readonly AuditTransaction[];
}

/**
 * The books of a year as an XML Auditfile Financieel, XAF 4.0 (docs/domain/finance.md, F170): well-formed, in the order of its
 * schema, with an opening balance, and each sum debit as much as credit.
 */
export function auditFile(books: AuditBooks): string {
  const { company, from, until, madeOn, version, accounts, journals, transactions } = books;
  const periods = periodsOf(from, until);
  const used = new Set([
    ...books.opening.map(({ account }) => account),
    ...transactions.flatMap(({ lines }) => lines.map(({ account }) => account)),
  ]);
  const ledgerAccounts = accounts
    .filter(({ id }) => used.has(id))
    .map(({ id, name, type }) => ({
      ...{ accID: clean(id, LONGEST.id), accDesc: clean(name, LONGEST.text), accTp: type },
    }));
  const [first, last] = [from.slice(0, 4), until.slice(0, 4)];
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    auditfile: {
      '@_xmlns': NAMESPACE,
      header: {
        fiscalYear: first === last ? first : `${first}-${last}`,
        ...{ startDate: from, endDate: until, curCode: 'EUR', dateCreated: madeOn },
        ...{ softwareDesc: 'Carnaval backoffice', softwareVersion: version.slice(0, 20) },
      },
      company: {
        ...(company.commerceNumber && { Commercenr: clean(company.commerceNumber, LONGEST.commerce) }),
        companyName: clean(company.name, LONGEST.company),
        taxRegistrationCountry: 'NL',
        taxRegIdent: clean(company.taxNumber, LONGEST.tax),
        // Without accounts there is none: an empty one is not valid.
        ...(used.size > 0 && { generalLedger: { ledgerAccount: ledgerAccounts } }),
        periods: {
          period: periods.map(({ start, end }, at) => ({
            ...{ periodNumber: at + 1, startDatePeriod: start, endDatePeriod: end },
          })),
        },
        openingBalance: {
          ...sums(books.opening),
          obLine: books.opening.map(({ account, amount }, at) => ({
            ...{ nr: at + 1, accID: clean(account, LONGEST.id), ...sided(amount) },
          })),
        },
        transactions: {
          ...sums(transactions.flatMap(({ lines }) => lines)),
          journal: journals.flatMap(({ id, name, type }) => {
            const own = transactions.filter(({ journal }) => journal === id);
            if (own.length === 0) return [];
            return {
              ...{ jrnID: id, desc: clean(name, LONGEST.text), jrnTp: type },
              transaction: own.map((transaction, at) =>
                transactionOf(transaction, `${id}-${at + 1}`, books, periods),
              ),
            };
          }),
        },
      },
    },
  });
}

function transactionOf(
  { date, description, document, lines }: AuditTransaction,
  nr: string,
  { from, until }: AuditBooks,
  periods: readonly { start: string; end: string }[],
) {
  // What is of this year by its record, and of another day, counts on the nearest day of the year.
  const day = date < from ? from : date > until ? until : date;
  const desc = clean(description, LONGEST.description);
  return {
    ...{ nr, desc, periodNumber: periods.findIndex(({ end }) => day <= end) + 1, trDt: day },
    trLine: lines.map(({ account, amount, cost }, at) => ({
      ...{ nr: at + 1, accID: clean(account, LONGEST.id), docRef: clean(document, LONGEST.text) },
      ...{ effDate: date, desc, ...sided(amount) },
      ...(cost && { cost: clean(cost, LONGEST.text) }),
    })),
  };
}

/** The months of a year, the first and the last as far as they are in it. */
function periodsOf(from: string, until: string): { start: string; end: string }[] {
  const periods: { start: string; end: string }[] = [];
  for (let start = from; start <= until;) {
    const next = daysAfter(`${start.slice(0, 7)}-28`, 4);
    const end = daysAfter(`${next.slice(0, 7)}-01`, -1);
    periods.push({ start, end: end < until ? end : until });
    start = daysAfter(end, 1);
  }
  return periods;
}

function sums(lines: readonly { amount: number }[]) {
  const total = (side: 1 | -1) => lines.reduce((sum, { amount }) => sum + Math.max(0, side * amount), 0);
  return { linesCount: lines.length, totalDebit: euros(total(1)), totalCredit: euros(total(-1)) };
}

const sided = (amount: number) => ({ amnt: euros(Math.abs(amount)), amntTp: amount < 0 ? 'C' : 'D' });
const euros = (cents: number) => (cents / 100).toFixed(2);

/** A text on one line, without what XML cannot hold. */
function clean(text: string, longest: number): string {
  return text
    .replace(/[^\P{Cc}]|\p{Cs}|[\uFFFE\uFFFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
