import { formatCents } from '../../../platform/text/inDutch';

/** A file that is no statement we can take in; the message says in Dutch what is wrong with it. */
export class StatementError extends Error {}

const money = (cents: number, currency: string) =>
  currency === 'EUR' ? formatCents(cents) : `${currency} ${formatCents(cents).replace(/€\s*/, '')}`;

/** What may be wrong with a file. Lines are counted from 1 in the whole file. */
export const badStatement = {
  empty: () => new StatementError('Dit bestand is leeg.'),
  unreadable: () => new StatementError('Dit is geen afschrift in CAMT.053 of MT940.'),
  notification: () =>
    new StatementError(
      'Dit is een CAMT.054, een melding van losse boekingen, en geen afschrift: kies bij de bank CAMT.053 of MT940.',
    ),
  report: () =>
    new StatementError(
      'Dit is een tussentijds overzicht (CAMT.052 of MT942) en geen afschrift: kies bij de bank CAMT.053 of MT940.',
    ),
  incomplete: () =>
    new StatementError('Dit afschrift is niet volledig of beschadigd: haal het nog eens op bij de bank.'),
  otherAccount: (account: string) =>
    new StatementError(
      `Dit afschrift is van een andere rekening${account && ` (${account})`} dan die van de stichting.`,
    ),
  tooMany: (most: number) => new StatementError(`Dit afschrift heeft meer dan ${most} regels: deel het op.`),
  noDate: (at: number) => new StatementError(`Regel ${at} van dit afschrift heeft geen geldige datum.`),
  noAmount: (at: number) => new StatementError(`Regel ${at} van dit afschrift heeft geen geldig bedrag.`),
  noSide: (at: number) =>
    new StatementError(`Bij regel ${at} van dit afschrift staat niet of het bedrag erbij of eraf ging.`),
  noBalance: () =>
    new StatementError('Een saldo op dit afschrift heeft geen geldige datum of geen geldig bedrag.'),
  batch: (at: number, parts: number, whole: number, currency: string) =>
    new StatementError(
      `Regel ${at} van dit afschrift klopt niet: de betalingen in de bundel zijn samen ${money(parts, currency)}, de regel is ${money(whole, currency)}.`,
    ),
  notBalanced: (opening: number, sum: number, closing: number, currency: string) =>
    new StatementError(
      `Dit afschrift klopt niet: beginsaldo ${money(opening, currency)} en regels van samen ${money(sum, currency)} geven ${money(opening + sum, currency)}, maar het eindsaldo is ${money(closing, currency)}.`,
    ),
} as const;

/** One line of a bank statement, whatever the format it came in. */
export interface StatementLine {
  /** Our own account, as the file has it: an IBAN, or the number alone. */
  account: string;
  /** The day of booking, YYYY-MM-DD. */
  date: string;
  /** Cents; what went out is below 0. */
  amount: number;
  /** ISO code of the amount. */
  currency: string;
  /** Of the other side. */
  name: string;
  iban: string;
  description: string;
  /** What the payer or the bank gave as reference. */
  reference: string;
  /** What else it is known by: the batch and the mandate of a direct debit. Lines are not told apart by it. */
  marks: string;
  /** The bank's own number of this booking; '' when it gives none. */
  bankReference: string;
  /** Everything the file says of it, and its other date: by these a line of an earlier reader is found again. */
  source: { text: string; valueDate: string };
}

/** What the account held at the end of a day. */
export interface Balance {
  /** YYYY-MM-DD. */
  date: string;
  /** Cents. */
  amount: number;
}

/** A statement of a file: of one account, over some days. */
export interface Statement {
  account: string;
  currency: string;
  opening: Balance | null;
  closing: Balance | null;
  lines: StatementLine[];
}

/** Text on one line. */
export function tidy(text: unknown): string {
  return (typeof text === 'string' || typeof text === 'number' ? String(text) : '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters and figures alone, in lower case: how a text is compared that one file breaks elsewhere than another. */
export function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** An amount as a bank writes it, '12.50', '12,5' or '12,', in cents: worked out on the digits. Undefined for other text. */
export function centsOf(text: string): number | undefined {
  const [, euros, rest = ''] = /^(\d{1,18})(?:[.,](\d{0,2})0*)?$/.exec(text.trim()) ?? [];
  if (euros === undefined) return undefined;
  const cents = Number(euros) * 100 + Number(rest.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : undefined;
}

/** Whether this is a day of the calendar. @param date YYYY-MM-DD */
export function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
  );
}

/** The amount of a line. @param at its place in the file, from 1 @throws StatementError when it has none */
export function amountOfLine(text: string, at: number): number {
  const cents = centsOf(text);
  if (cents === undefined) throw badStatement.noAmount(at);
  return cents;
}

/** The day of a line. @throws StatementError when it has none */
export function dayOfLine(date: string, at: number): string {
  if (!isDay(date)) throw badStatement.noDate(at);
  return date;
}
