import { isActiveCommission } from '../../identity/commissions/commission.service';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { daysAfter, isCalendarDate, monthsAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import type { Mark } from '../../platform/pdf/sheet';
import { CustomerModel } from '../customers/customer.model';
import { previewOf, type PrintingPortal } from '../invoices/document/invoiceDocument.service';
import type { InvoiceDraftInput, InvoiceInput } from '../invoices/invoice.input';
import { storedDraft, type StoredInvoice, storedInvoice } from '../invoices/invoiceFields';
import { mustBeIssuable } from '../invoices/invoiceStates';
import { RecurringAction } from './recurringInvoice.enums';
import { isInterval, type RecurrenceInput, recurringTexts } from './recurringInvoice.input';
import type { RecurringInvoice } from './recurringInvoice.model';

interface Asked {
  portal: PrintingPortal;
  /** It is to be mailed too. */
  send: boolean;
}

/** What an invoice of it says on a date, as it is now. @param date YYYY-MM-DD */
export function invoiceAt(recurring: RecurringInvoice, date: string): StoredInvoice {
  return filledAt(storedInvoice(recurring), date, recurring.interval);
}

/** The marks of an invoice of a date, for a preview while it is filled in. */
export function previewAt(
  portal: PrintingPortal,
  draft: InvoiceDraftInput,
  { day, interval }: { day: string; interval: number },
): Promise<Mark[]> {
  if (!isInterval(interval)) throw badInput({ interval: recurringTexts.interval });
  const date = isCalendarDate(day) ? day : todayInAmsterdam();
  return previewOf(portal, filledAt(storedDraft(draft), date, interval));
}

/** What is stored of what was filled in. @throws BAD_USER_INPUT when an invoice of it could not be issued */
export async function checkedContent(
  portal: PrintingPortal,
  input: InvoiceInput,
  { interval, firstDay, action }: RecurrenceInput,
): Promise<StoredInvoice> {
  const fields = storedInvoice(input);
  const unknown = unknownPlaceholders(fields).map(([field, words]) => [
    field,
    recurringTexts.placeholder(words),
  ]);
  if (unknown.length > 0) throw badInput(Object.fromEntries(unknown) as Record<string, string>);
  await mustObey(recurringObeys, fields, null);
  const first = filledAt(fields, firstDay, interval);
  await mustBeIssuable(input, first, { portal, send: action === RecurringAction.send });
  return fields;
}

/** Refuses what cannot be issued on a date. @throws BAD_USER_INPUT */
export async function mustBeIssuableAt(
  recurring: RecurringInvoice,
  date: string,
  asked: Asked,
): Promise<void> {
  const fields = invoiceAt(recurring, date);
  await mustObey(recurringObeys, fields, null);
  await mustBeIssuable(recurring, fields, asked);
}

/** Why it cannot be issued on a date, in words; null: it can. */
export async function obstacleAt(
  recurring: RecurringInvoice,
  date: string,
  asked: Asked,
): Promise<string | null> {
  try {
    await mustBeIssuableAt(recurring, date, asked);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

/** What a recurring invoice obeys: a customer can be removed and a committee archived after it was made. */
export const recurringObeys = {
  async inTheWay({ customerId, commissionId }) {
    const isThere = { _id: customerId, deleted: { $ne: true } };
    if (customerId && !(await CustomerModel.exists(isThere)))
      return { field: 'customerId', message: recurringTexts.noCustomer };
    if (commissionId && !(await isActiveCommission(commissionId)))
      return { field: 'commissionId', message: recurringTexts.archivedCommission };
    return null;
  },
} satisfies Obeys<Pick<StoredInvoice, 'customerId' | 'commissionId'>>;

const MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;
/** A word in braces; {@link unknownPlaceholders} tells of those that mean nothing. */
const PLACEHOLDER = /\{([^{}\s]*)\}/g;

type Texts = Pick<StoredInvoice, 'title' | 'description' | 'lines'>;

/** What can stand in the texts of a recurring invoice, and what it becomes at a date of it. */
function valuesAt(date: string, interval: number): Record<string, string> {
  const { month, year } = partsOf(date);
  const last = partsOf(dateAt({ firstDay: `${date.slice(0, 7)}-01`, interval: interval - 1 }, 1));
  const from = last.year === year ? month : `${month} ${year}`;
  return {
    maand: month,
    jaar: year,
    periode: interval === 1 ? `${month} ${year}` : `${from} t/m ${last.month} ${last.year}`,
  };
}

/** The texts of an invoice at a date: `{maand}`, `{jaar}` and `{periode}` are filled in. @param date YYYY-MM-DD */
export function filledAt<Content extends Texts>(content: Content, date: string, interval: number): Content {
  const values = valuesAt(date, interval);
  const fill = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => values[name.toLowerCase()] ?? whole);
  return {
    ...content,
    title: fill(content.title),
    description: fill(content.description),
    lines: content.lines.map((line) => ({ ...line, description: fill(line.description) })),
  };
}

/** Words in braces that mean nothing, by the field they are in. */
export function unknownPlaceholders({
  title,
  description,
  lines,
}: Texts): [field: string, words: string[]][] {
  const known = valuesAt('2000-01-01', 1);
  const fields: [string, string][] = [
    ['title', title],
    ['description', description],
    ...lines.map((line, at): [string, string] => [`lines.${at}.description`, line.description]),
  ];
  return fields.flatMap(([field, text]): [string, string[]][] => {
    const words = [...text.matchAll(PLACEHOLDER)].flatMap(([whole, name = '']) =>
      name.toLowerCase() in known ? [] : [whole],
    );
    return words.length > 0 ? [[field, words]] : [];
  });
}

function partsOf(date: string): { month: string; year: string } {
  const [year = '', month = '1'] = date.split('-');
  return { month: MONTHS[Number(month) - 1] ?? '', year };
}

/** When a recurring invoice comes back. Dates are YYYY-MM-DD. */
export interface Rhythm {
  /** Months from one date to the next. */
  interval: number;
  firstDay: string;
  /** No date after this one. */
  lastDay?: string | null;
  /** No more dates than this. */
  times?: number | null;
}

/** Where a recurring invoice is in its dates. */
interface Progress {
  /** Dates that came. */
  made: number;
  /** Up to this day, itself too, every date came or was passed over. */
  doneUntil?: string | null;
  nextDate?: string | null;
}

/** At most so many dates of one recurring invoice come at once; the rest comes an hour later. */
export const MOST_AT_ONCE = 12;

/**
 * The date at a place in the row. It is counted from the first day, so it never drifts: where a month is too short it is
 * its last day, and the month after that the day of the first again.
 */
export function dateAt({ firstDay, interval }: Pick<Rhythm, 'firstDay' | 'interval'>, place: number): string {
  return monthsAfter(firstDay, place * interval);
}

/** The first date on or after a day; null: there is none any more. @param made how many came before */
export function nextDate(rhythm: Rhythm, from: string, made: number): string | null {
  const { firstDay, interval, lastDay, times } = rhythm;
  if (typeof times === 'number' && made >= times) return null;
  let place = Math.max(0, Math.floor((monthOf(from) - monthOf(firstDay)) / interval));
  while (dateAt(rhythm, place) < from) place += 1;
  const date = dateAt(rhythm, place);
  return lastDay && date > lastDay ? null : date;
}

/**
 * The dates that have come by today, the oldest first and at most {@link MOST_AT_ONCE}, and where it is after them.
 * @param today YYYY-MM-DD
 */
export function takeDue(
  recurring: Rhythm & Progress,
  today: string,
): Required<Progress> & { dates: string[] } {
  let { made, doneUntil = null, nextDate: next = null } = recurring;
  const dates: string[] = [];
  while (next !== null && next <= today && dates.length < MOST_AT_ONCE) {
    dates.push(next);
    made += 1;
    doneUntil = next;
    next = nextDate(recurring, daysAfter(next, 1), made);
  }
  return { dates, made, doneUntil, nextDate: next };
}

function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}
