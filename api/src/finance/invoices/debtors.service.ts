import { leanWithId } from '../../platform/database/reading/leanWithId';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { searchable } from '../../platform/text/plainText';
import { listReceivables, type WithSources } from '../claims/receivable';
import { CustomerModel } from '../customers/customer.model';
import { type Invoice, InvoiceModel } from './invoice.model';
import type { Debtor } from './invoice.types';
import { listOpenInvoices, listPaidInvoices } from './invoiceStates';

/**
 * Who has something to pay of invoices, who is late with most at the top: each customer, and by name who was invoiced
 * without being one.
 */
export async function listDebtors(portal: WithSources): Promise<Debtor[]> {
  const today = todayInAmsterdam();
  const unpaid = (await listOpenInvoices()).map(({ id }) => `invoice:${id}`);
  const open = new Map((await listReceivables(portal, unpaid)).map(({ id, amount }) => [id, amount]));
  const [invoices, paid] = await Promise.all([
    InvoiceModel.find({ _id: { $in: [...open.keys()] } })
      .sort({ dueDate: 1, _id: 1 })
      .lean(leanWithId),
    listPaidInvoices(Number(today.slice(0, 4))),
  ]);
  const names = await namesOf(invoices);
  const debtors = new Map<string, Debtor>();
  for (const invoice of invoices) {
    const key = keyOf(invoice);
    const debtor = debtors.get(key) ?? newDebtor(key, invoice, names);
    const amount = open.get(invoice.id) ?? 0;
    debtor.open += amount;
    if (invoice.dueDate < today) debtor.late += amount;
    debtor.invoices.push(invoice);
    debtors.set(key, debtor);
  }
  for (const invoice of paid) {
    const debtor = debtors.get(keyOf(invoice));
    if (debtor) debtor.paidThisYear += invoice.amount;
  }
  return [...debtors.values()].sort(
    (a, b) => b.late - a.late || b.open - a.open || a.name.localeCompare(b.name, 'nl'),
  );
}

function keyOf({ customerId, nameClient }: Pick<Invoice, 'customerId' | 'nameClient'>): string {
  return customerId ?? searchable(nameClient);
}

function newDebtor(
  id: string,
  { customerId, nameClient }: Invoice,
  names: ReadonlyMap<string, string>,
): Debtor {
  const name = (customerId && names.get(customerId)) || nameClient;
  return { id, name, customerId: customerId ?? null, open: 0, late: 0, paidThisYear: 0, invoices: [] };
}

async function namesOf(invoices: readonly Invoice[]): Promise<Map<string, string>> {
  const ids = invoices.flatMap(({ customerId }) => customerId ?? []);
  const customers = await CustomerModel.find({ _id: { $in: ids } })
    .select({ name: 1 })
    .lean(leanWithId);
  return new Map(customers.map(({ id, name }) => [id, name]));
}
