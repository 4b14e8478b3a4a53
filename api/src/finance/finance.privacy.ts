import { MERGE_PRIVACY } from '../identity/doubles/merge';
import {
  type PersonalDataOf,
  personalDataOf,
  type PersonalDataSource,
} from '../identity/privacy/personalDataSource';
import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { formatCents } from '../platform/text/inDutch';
import { BankBalanceModel } from './bank/bankBalance.model';
import { BookCheckModel } from './bookChecks/bookCheck.model';
import { bookCheckPersonalData } from './bookChecks/bookCheckSources';
import { AccountancyYearModel } from './books/accountancyYear.model';
import { FinancialDocumentModel } from './books/financialDocument.model';
import { LedgerSettingsModel } from './books/ledgerSettings.model';
import { type Transaction, TransactionModel } from './books/transaction.model';
import { type BankLine, BankLineModel } from './claims/bankLine.model';
import { type DirectDebitFile, DirectDebitFileModel } from './claims/directDebit.model';
import { type ReceivableReminder, ReceivableReminderModel } from './claims/openReceivable.type';
import { payingPrivacy } from './claims/paying.privacy';
import { type Customer, CustomerModel } from './customers/customer.model';
import { deleteCustomer } from './customers/customer.service';
import { type Invoice, InvoiceModel } from './invoices/invoice.model';
import { AnnualNoteModel } from './ledger/annual/annualNote.model';
import { LedgerClosingModel } from './ledger/ledgerClosing.model';
import { type RecurringInvoice, RecurringInvoiceModel } from './recurringInvoices/recurringInvoice.model';

/** The books must be there that long (art. 52 AWR). */
const BOOKS = '7 years after the year they belong to: the books.';
const WRITTEN_BY = ['creator', 'createdBy'] as const;
const CLIENT = ['nameClient', 'addressClient', 'postalCodeClient', 'emailClient'] as const;
const WHAT_FOR = ['title', 'description', 'lines', 'amount'] as const;

/** Personal data of what areas share about money. What is financial stays also of who was erased. */
export const financePrivacy: readonly CollectionPrivacy[] = [
  {
    model: AccountancyYearModel,
    purpose: 'The years of the books with their working groups and budgets.',
    retention: BOOKS,
    actor: ['changeLog'],
    none: ['title', 'index', 'locked', 'archived', 'workgroups', 'entering', 'closing', 'closingId'],
  },
  {
    model: TransactionModel,
    purpose: 'Declarations of people and bookings in the books.',
    retention: BOOKS,
    financial: [
      ...['description', 'amount', 'directPay', 'accountName', 'accountnumber', 'receipts', 'receiptHashes'],
      ...['messages', 'declaredFor', 'reason', 'creatorMail', 'reversal'],
    ],
    actor: [...WRITTEN_BY, 'decidedBy', 'changeLog', 'messages.name', 'reversal.byName'],
    none: ['kind', 'state', 'yearId', 'wg', 'creationDate', 'decidedAt'],
  },
  {
    model: FinancialDocumentModel,
    purpose: 'Documents of the treasurers.',
    retention: 'Until they remove them.',
    actor: WRITTEN_BY,
    none: ['title', 'description', 'file', 'link', 'creationDate', 'kind'],
  },
  ...payingPrivacy(BOOKS),
  ...invoicingPrivacy(BOOKS),
  {
    model: CustomerModel,
    purpose: 'Who invoices are made out to again and again.',
    retention: 'Until removed; the name stays for the invoices.',
    personal: [...['address', 'postalCode', 'email', 'phone', 'searchText'], ...MERGE_PRIVACY.personal],
    financial: ['name', 'sortName'],
    actor: ['changeLog', ...MERGE_PRIVACY.actor],
    none: ['deleted', ...MERGE_PRIVACY.none],
  },
  {
    model: BankLineModel,
    purpose: 'The statements of the bank, to see what was paid.',
    retention: BOOKS,
    financial: [
      ...['key', 'account', 'date', 'amount', 'currency', 'bankReference', 'name', 'iban', 'description'],
      ...['reference', 'matches', 'booking'],
    ],
    actor: ['changeLog'],
    none: ['marks', 'ignored'],
  },
  {
    model: BankBalanceModel,
    purpose: 'What is on an account of the foundation.',
    retention: BOOKS,
    financial: ['date', 'amount', 'openingDate', 'openingAmount'],
  },
  {
    model: LedgerSettingsModel,
    purpose: 'How what came in is told in the ledger.',
    retention: 'For good.',
    none: ['periods'],
  },
  {
    model: LedgerClosingModel,
    purpose: 'The ledger of a year as it was closed.',
    retention: BOOKS,
    financial: ['entries', 'accounts', 'result', 'totals.income', 'totals.expenses'],
    actor: ['closedByName'],
    none: ['yearId', 'from', 'until', 'count', 'sha256', 'closedAt', 'totals.wg'],
  },
  {
    model: AnnualNoteModel,
    purpose: 'What the treasurer says of lines of the annual accounts.',
    retention: BOOKS,
    financial: ['text'],
    none: ['line'],
  },
  {
    model: BookCheckModel,
    purpose: 'Who checks the books of a year by a private link, and what they saw, drew and asked.',
    retention: `${BOOKS} The address goes two years after the link ended.`,
    personal: ['name', 'email', 'links'],
    financial: [
      'seen',
      'draws',
      'questions.entryId',
      'questions.about',
      'questions.text',
      'questions.answer',
    ],
    actor: ['invitedBy', 'questions.answeredBy', 'changeLog'],
    none: [
      ...['yearId', 'slot', 'until', 'withdrawnAt', 'lastSeenAt', 'openQuestions', 'erased'],
      ...['questions.at', 'questions.answeredAt'],
    ],
  },
];

/** Personal data of invoices. @param books how long the books are kept */
function invoicingPrivacy(books: string): readonly CollectionPrivacy[] {
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
