import { leanWithId, possibleIds } from '../../platform/database/reading/leanWithId';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { paidOnline } from '../claims/onlinePayments';
import { paidByBank } from '../claims/settling';
import { InvoiceState } from './invoice.enums';
import { type Invoice, InvoiceModel } from './invoice.model';

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
