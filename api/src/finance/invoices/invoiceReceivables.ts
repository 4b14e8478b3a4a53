import type { ReceivableSource } from '../receivables/receivable';
import { listOpenInvoices } from './invoice.service';

/** Invoices that are not paid yet, for the bank import. */
export const invoiceReceivables: ReceivableSource = {
  kind: 'invoice',
  listOpen: async () =>
    (await listOpenInvoices()).map(({ id, number, amount, nameClient, title }) => ({
      kind: 'invoice',
      id,
      reference: number,
      amount,
      name: nameClient,
      label: `Factuur ${number}, ${nameClient}: ${title}`,
    })),
};
