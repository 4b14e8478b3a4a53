import { MERGE_PRIVACY } from '../identity/doubles/merge';
import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { BankBalanceModel } from './bank/bankBalance.model';
import { BookCheckModel } from './bookChecks/bookCheck.model';
import { AccountancyYearModel } from './books/accountancyYear.model';
import { FinancialDocumentModel } from './books/financialDocument.model';
import { LedgerSettingsModel } from './books/ledgerSettings.model';
import { TransactionModel } from './books/transaction.model';
import { BankLineModel } from './claims/bankLine.model';
import { payingPrivacy } from './claims/paying.privacy';
import { CustomerModel } from './customers/customer.model';
import { AnnualNoteModel } from './ledger/annual/annualNote.model';
import { LedgerClosingModel } from './ledger/ledgerClosing.model';
import { invoicingPrivacy } from './recurringInvoices/invoicing.privacy';

/** The books must be there that long (art. 52 AWR). */
const BOOKS = '7 years after the year they belong to: the books.';
const WRITTEN_BY = ['creator', 'createdBy'] as const;

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
