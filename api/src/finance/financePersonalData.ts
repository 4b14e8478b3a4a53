import {
  type PersonalDataOf,
  personalDataOf,
  type PersonalDataSource,
} from '../identity/privacy/personalDataSource';
import { formatCents } from '../platform/text/inDutch';
import { bookCheckPersonalData } from './bookChecks/bookCheckSources';
import { type Transaction, TransactionModel } from './books/transaction.model';
import { type BankLine, BankLineModel } from './claims/bankLine.model';
import { type DirectDebitFile, DirectDebitFileModel } from './claims/directDebit.model';
import { type ReceivableReminder, ReceivableReminderModel } from './claims/receivableReminder.model';
import { type Customer, CustomerModel } from './customers/customer.model';
import { deleteCustomer } from './customers/customer.service';
import { type Invoice, InvoiceModel } from './invoices/invoice.model';
import { type RecurringInvoice, RecurringInvoiceModel } from './recurringInvoices/recurringInvoice.model';

const STAYS = 'Dit hoort bij de boeken en moet zeven jaar blijven.';

/** Records of the books: they are told and exported, and stay. */
function booked<T extends { id: string }>(kind: Omit<PersonalDataOf<T>, 'stays'>): PersonalDataSource {
  return personalDataOf<T>({ ...kind, stays: STAYS });
}

/** What the books and what is around them know of people. */
export const financePersonalData: readonly PersonalDataSource[] = [
  bookCheckPersonalData,
  personalDataOf<Customer>({
    key: 'customers',
    title: 'Klanten',
    stays: 'De naam blijft, voor de facturen.',
    model: CustomerModel,
    what: 'Deze klant',
    searched: ['name', 'email'],
    only: { deleted: { $ne: true } },
    tell: ({ name, email }) => ({ name, detail: email }),
    erase: async (_portal, actor, id) => {
      await deleteCustomer(actor, id);
    },
  }),
  booked<Invoice>({
    key: 'invoices',
    title: 'Facturen',
    model: InvoiceModel,
    what: 'Deze factuur',
    searched: ['nameClient', 'emailClient'],
    tell: ({ nameClient, number, date }) => ({ name: nameClient, detail: `${number}, ${date}` }),
  }),
  booked<RecurringInvoice>({
    key: 'recurringInvoices',
    title: 'Terugkerende facturen',
    model: RecurringInvoiceModel,
    what: 'Deze terugkerende factuur',
    searched: ['nameClient', 'emailClient'],
    tell: ({ nameClient, title }) => ({ name: nameClient, detail: title }),
  }),
  booked<Transaction>({
    key: 'transactions',
    title: 'Declaraties en boekingen',
    model: TransactionModel,
    what: 'Deze boeking',
    searched: ['accountName', 'creatorMail', 'creator'],
    tell: ({ accountName, creator, description, amount }) => ({
      name: accountName || creator,
      detail: `${description}, ${formatCents(amount)}`,
    }),
  }),
  booked<BankLine>({
    key: 'bankLines',
    title: 'Bankregels',
    model: BankLineModel,
    what: 'Deze bankregel',
    searched: ['name'],
    tell: ({ name, date, amount }) => ({ name, detail: `${date}, ${formatCents(amount)}` }),
  }),
  booked<DirectDebitFile>({
    key: 'directDebits',
    title: "Incasso's",
    model: DirectDebitFileModel,
    what: 'Deze incasso',
    searched: ['debits.name', 'debits.holder', 'debits.email'],
    tell: ({ collectionDate, debits }) => ({
      name: `Incasso van ${collectionDate}`,
      detail: `${debits.length} incasso's`,
    }),
  }),
  booked<ReceivableReminder>({
    key: 'reminders',
    title: 'Herinneringen',
    model: ReceivableReminderModel,
    what: 'Deze herinnering',
    searched: ['to'],
    tell: ({ to, day }) => ({ name: to ?? '', detail: day }),
  }),
];
