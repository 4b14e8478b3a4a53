import type { CollectionPrivacy } from '../../platform/privacy/collectionPrivacy';
import { InvoiceModel } from '../invoices/invoice.model';
import { RecurringInvoiceModel } from './recurringInvoice.model';

const CLIENT = ['nameClient', 'addressClient', 'postalCodeClient', 'emailClient'] as const;
const WHAT_FOR = ['title', 'description', 'lines', 'amount'] as const;

/** Personal data of invoices. @param books how long the books are kept */
export function invoicingPrivacy(books: string): readonly CollectionPrivacy[] {
  return [
    {
      model: InvoiceModel,
      purpose: 'Invoices as they were issued; the law asks for the name and address on them.',
      retention: books,
      financial: [
        ...CLIENT,
        ...WHAT_FOR,
        ...['number', 'year', 'sequence', 'date', 'dueDate', 'creditOf', 'creditOfNumber', 'creditOfDate'],
        ...['isPaidBack', 'file', 'paidOn'],
      ],
      actor: ['creator', 'createdBy', 'changeLog'],
      none: ['commissionId', 'customerId', 'recurringId', 'recurringDate', 'sentAt', 'requestId'],
    },
    {
      model: RecurringInvoiceModel,
      purpose: 'Invoices that are issued again each period.',
      retention: 'Until removed; the invoices that came of it are kept as invoices.',
      financial: [...CLIENT, ...WHAT_FOR],
      actor: ['changeLog'],
      none: [
        ...['commissionId', 'customerId', 'interval', 'firstDay', 'lastDay', 'times', 'action', 'state'],
        ...['nextDate', 'made', 'doneUntil', 'issued', 'proposals'],
      ],
    },
  ];
}
