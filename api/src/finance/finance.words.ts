import type { SchemaWords } from '../platform/graphql/describeSchema';

export const financeWords: SchemaWords = {
  nouns: {
    AccountancyYear: 'financial year',
    BankLine: 'line of the bank',
    BookCheck: 'one who checks the books of a year',
    BookChecker: 'one who checks the books of a year',
    BookQuestion: 'one who checks the books of a year',
    Customer: 'customer',
    Declaration: 'declaration',
    DirectDebit: 'direct debit file',
    DirectDebitFile: 'direct debit file',
    FinancialDocument: 'document',
    Invoice: 'invoice',
    OnlinePayment: 'payment by a link',
    PaymentApproval: 'payment file',
    PaymentFile: 'payment file',
    ReceivableReminder: 'reminder',
    Recurring: 'recurring invoice',
    RecurringInvoice: 'recurring invoice',
    RecurringProposal: 'date that waits',
    Transaction: 'line of the books',
    Workgroup: 'committee in the books of the year',
    Year: 'financial year',
  },
};
