import { isActiveCommission } from '../../identity/commissions/commission.service';
import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { paidOnline } from '../claims/onlinePayments';
import { paidByBank } from '../claims/settling';
import { getCustomer } from '../customers/customer.service';
import { mustFitOnSheet, type PrintingPortal } from './document/invoiceDocument.service';
import type { InvoiceInput } from './invoice.input';
import { type Invoice, InvoiceModel } from './invoice.model';
import { invoiceTexts } from './invoice.texts';
import { InvoiceState } from './invoice.types';
import { type StoredInvoice } from './invoiceFields';
import { mustAddUp } from './invoiceLines';

type OpenInvoice = Pick<Invoice, 'id' | 'number' | 'amount' | 'title' | 'dueDate' | 'commissionId'> &
  Pick<Invoice, 'nameClient' | 'emailClient' | 'addressClient' | 'postalCodeClient'>;

/** Invoices that are to be paid still, overdue ones too. @param only their ids; all when absent */
export async function listOpenInvoices(only?: readonly string[]): Promise<OpenInvoice[]> {
  const ids = only && possibleIds(InvoiceModel, only);
  return InvoiceModel.find({ $and: [await unpaid(ids), ids ? { _id: { $in: ids } } : {}] })
    .sort({ _id: 1 })
    .select({ number: 1, amount: 1, title: 1, dueDate: 1, commissionId: 1 })
    .select({ nameClient: 1, emailClient: 1, addressClient: 1, postalCodeClient: 1 })
    .lean(leanWithId);
}

/**
 * Invoices with a day between these on which they should have been paid, that nobody noted as paid and that have no
 * credit note. Whether the bank or a link paid them is not looked at. @param from and before YYYY-MM-DD
 */
export async function listUnpaidDue(
  from: string,
  before: string,
): Promise<Pick<Invoice, 'id' | 'amount' | 'nameClient' | 'dueDate'>[]> {
  const due = await InvoiceModel.find({
    ...{ dueDate: { $gte: from, $lt: before }, creditOf: null, paidOn: null },
  })
    .select({ amount: 1, nameClient: 1, dueDate: 1 })
    .lean(leanWithId);
  const credited = new Set<string>(
    await InvoiceModel.distinct('creditOf', { creditOf: { $in: due.map(({ id }) => id), $type: 'string' } }),
  );
  return due.filter(({ id }) => !credited.has(id));
}

/** The invoices of a calendar year that were paid. */
export async function listPaidInvoices(year: number): Promise<Invoice[]> {
  return InvoiceModel.find({ $and: [{ year }, await isIn(InvoiceState.paid)] }).lean(leanWithId);
}

/** The filter for a state, which is computed: see {@link stateOf}. */
export async function isIn(state: InvoiceState): Promise<object> {
  const { credited, paid } = await settled();
  if (state === InvoiceState.credited) {
    return { $or: [{ _id: { $in: credited } }, { creditOf: { $type: 'string' } }] };
  }
  if (state === InvoiceState.paid) {
    const isPaid = { $or: [{ paidOn: { $type: 'string' } }, { _id: { $in: paid } }] };
    return { $and: [{ _id: { $nin: credited }, creditOf: null }, isPaid] };
  }
  const late = { [state === InvoiceState.overdue ? '$lt' : '$gte']: todayInAmsterdam() };
  return { ...(await unpaid()), dueDate: late };
}

async function unpaid(only?: readonly string[]): Promise<object> {
  const { credited, paid } = await settled(only);
  return { _id: { $nin: [...credited, ...paid] }, creditOf: null, paidOn: null };
}

/** The ids of the invoices, of these or of all, that have a credit note, and of those that a line of the bank or a link paid. */
async function settled(only?: readonly string[]): Promise<{ credited: unknown[]; paid: string[] }> {
  const [credited, paid, online] = await Promise.all([
    InvoiceModel.distinct('creditOf', { creditOf: { ...(only && { $in: [...only] }), $type: 'string' } }),
    paidByBank('invoice', only),
    paidOnline('invoice', only),
  ]);
  return { credited, paid: [...paid.keys(), ...online.keys()] };
}

/** What has become of an invoice. @param isCredited it has a credit note @param paidOn by hand, by the bank or online */
export function stateOf(
  { creditOf, dueDate }: Invoice,
  { isCredited, paidOn }: { isCredited: boolean; paidOn: string | null },
): InvoiceState {
  if (isCredited || creditOf) return InvoiceState.credited;
  if (paidOn) return InvoiceState.paid;
  return dueDate < todayInAmsterdam() ? InvoiceState.overdue : InvoiceState.open;
}

/**
 * Refuses what cannot be issued now, before it gets a number.
 * @param fields the same invoice as it is stored @param send it is to be mailed too
 * @throws BAD_USER_INPUT; NOT_FOUND of a customer that is gone
 */
export async function mustBeIssuable(
  input: InvoiceInput,
  fields: StoredInvoice,
  { portal, send }: { portal: PrintingPortal; send: boolean },
): Promise<void> {
  const { foundation } = portal.settings;
  mustAddUp(input, fields, foundation);
  if (fields.commissionId && !(await isActiveCommission(fields.commissionId)))
    throw badInput({ commissionId: texts.unknownCommission });
  if (fields.customerId) await getCustomer(fields.customerId);
  if (send && !fields.emailClient) throw badInput({ emailClient: invoiceTexts.noAddress });
  if (!foundation.name || !foundation.accounts[0]) throw new AppError('BAD_USER_INPUT', invoiceTexts.notSet);
  await mustFitOnSheet(portal, fields);
}
