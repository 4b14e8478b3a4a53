import type { ReceivableSource } from '../claims/receivable';
import { listOpenInvoices, listUnpaidDue } from './invoiceStates';

/** Invoices that are not paid yet, for the bank import and the list of what is open. */
export const invoiceReceivables: ReceivableSource = {
  kind: 'invoice',
  title: 'Facturen',
  isIncome: true,
  listLate: async (from, before) =>
    (await listUnpaidDue(from, before)).map(({ id, amount, nameClient: name, dueDate }) => ({
      ...{ kind: 'invoice', id, amount, name, dueDate },
    })),
  listOpen: async (only) =>
    (await listOpenInvoices(only)).map(({ id, number, amount, nameClient, title, dueDate, ...client }) => ({
      kind: 'invoice',
      id,
      reference: number,
      amount,
      name: nameClient,
      dueDate,
      email: client.emailClient,
      address: [client.addressClient, client.postalCodeClient],
      label: `Factuur ${number}, ${nameClient}: ${title}`,
      commissionId: client.commissionId,
    })),
};
