import { isActiveCommission } from '../../identity/commissions/commission.service';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { isCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import type { Mark } from '../../platform/pdf/sheet';
import { CustomerModel } from '../customers/customer.model';
import { previewOf } from '../invoices/document/invoiceDocument.service';
import type { PrintingPortal } from '../invoices/document/invoicePrinting';
import type { InvoiceDraftInput, InvoiceInput } from '../invoices/invoice.input';
import { storedDraft, type StoredInvoice, storedInvoice } from '../invoices/invoiceFields';
import { mustBeIssuable } from '../invoices/mustBeIssuable';
import { filledAt, unknownPlaceholders } from './placeholders';
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
