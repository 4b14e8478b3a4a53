import { badStatement } from './statementError';

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
