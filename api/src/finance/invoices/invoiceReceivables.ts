import type { ReceivableSource } from '../receivables/receivable';
import { listOpenInvoices } from './invoice.service';

/** Invoices that are not paid yet, for the bank import and the list of what is open. */
export const invoiceReceivables: ReceivableSource = {
  kind: 'invoice',
  title: 'Facturen',
  isIncome: true,
  listOpen: async () =>
    (await listOpenInvoices()).map(({ id, number, amount, nameClient, title, dueDate, ...client }) => ({
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
