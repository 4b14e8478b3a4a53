import { Permission } from '../identity/catalogue/permission.enum';
import { referenceSources } from '../identity/references/references';
import { inTrash, trashOfDB, trashOfHolders } from '../identity/trash/trashSource';
import { formatCents } from '../platform/text/inDutch';
import {
  type AccountancyYear,
  AccountancyYearModel,
  WORKGROUP,
  type Workgroup,
} from './books/accountancyYear.model';
import { mustBeOpen, workgroupObeys } from './books/accountancyYear.service';
import { type FinancialDocument, FinancialDocumentModel } from './books/financialDocument.model';
import { type Transaction, TransactionModel } from './books/transaction.model';
import { whileInBooks } from './books/transaction.service';
import { type Customer, CustomerModel } from './customers/customer.model';
import { CUSTOMER, customerObeys } from './customers/customer.service';
import { recurringObeys } from './recurringInvoices/recurringContent';
import { RecurringState } from './recurringInvoices/recurringInvoice.enums';
import { type RecurringInvoice, RecurringInvoiceModel } from './recurringInvoices/recurringInvoice.model';
import { passedOver } from './recurringInvoices/recurringInvoice.service';

/** What refers to records of the money, and what of it refers to committees. */
export const financeReferences = [
  // In the books a committee is its number and name of then.
  referenceSources.with({
    to: 'Commission',
    fields: [
      ...[
        'AccountancyYear.workgroups.commissionId',
        'ReceivableWriteOff.commissionId',
        'Invoice.commissionId',
      ],
    ],
    fate: 'stays',
  }),
  // What comes is not issued for an archived one, and waits.
  referenceSources.with({
    to: 'Commission',
    fields: ['RecurringInvoice.commissionId'],
    fate: 'along',
    hanging: {
      words: ['terugkerende factuur', 'terugkerende facturen'],
      count: (commissionId) =>
        RecurringInvoiceModel.countDocuments({ commissionId, state: { $ne: RecurringState.stopped } }).exec(),
      shownTo: Permission.secGebruikers,
    },
  }),
  // A year is archived, never deleted; nothing changes in it then.
  referenceSources.with({
    to: 'AccountancyYear',
    fields: [
      ...['Transaction.yearId', 'Transaction.reversal.yearId', 'BankLine.booking.yearId'],
      ...['LedgerSettings.periods.yearId', 'LedgerClosing.yearId', 'BookCheck.yearId'],
    ],
    fate: 'stays',
  }),
  referenceSources.with({ to: 'LedgerClosing', fields: ['AccountancyYear.closingId'], fate: 'stays' }),
  referenceSources.with({
    to: 'AccountancyYear.workgroups',
    fields: ['Transaction.wg', 'BankLine.booking.wg', 'AccountancyYear.entering.wg'],
    fate: 'blocks',
  }),
  referenceSources.with({
    to: 'AccountancyYear.workgroups',
    fields: ['LedgerSettings.periods.assignments.wg', 'LedgerClosing.totals.wg'],
    fate: 'stays',
  }),
  // Only what was declined is deleted, and that is not paid.
  referenceSources.with({
    to: 'Transaction',
    fields: ['PaymentFile.payments.transactionId'],
    fate: 'stays',
  }),
  referenceSources.with({ to: 'Customer', fields: ['Invoice.customerId'], fate: 'stays' }),
  referenceSources.with({
    to: 'Customer',
    fields: ['RecurringInvoice.customerId'],
    fate: 'along',
    hanging: {
      words: ['terugkerende factuur', 'terugkerende facturen'],
      count: (customerId) =>
        RecurringInvoiceModel.countDocuments({ customerId, state: { $ne: RecurringState.stopped } }).exec(),
      shownTo: Permission.secFact,
    },
  }),
  referenceSources.with({ to: 'RecurringInvoice', fields: ['Invoice.recurringId'], fate: 'blocks' }),
  // Out of sight, until that is undone.
  referenceSources.with({ to: 'Customer', fields: ['Customer.mergedIds'], fate: 'stays' }),
];

/** What of the money can be restored. */
export const financeTrash = [
  inTrash<Transaction>({
    entity: 'Transaction',
    label: 'Afgekeurde declaratie',
    operations: ['deleteTransaction'],
    model: TransactionModel,
    of: trashOfDB,
    title: ({ description, amount, creator }) =>
      `${description}, ${formatCents(Math.abs(amount))}, ${creator}`,
    around: whileInBooks,
  }),
  inTrash<AccountancyYear, Workgroup>({
    entity: WORKGROUP,
    label: 'Commissie in de boeken',
    operations: ['deleteWorkgroup'],
    model: AccountancyYearModel,
    isPart: true,
    of: trashOfDB,
    title: ({ title }, [group]) => `${String(group?.index)} - ${String(group?.title)} in ${title}`,
    around: async ({ id }, write) => {
      await mustBeOpen(id);
      return write();
    },
    obeys: workgroupObeys,
  }),
  inTrash<FinancialDocument>({
    entity: 'FinancialDocument',
    label: 'Document van de penningmeester',
    operations: ['deleteFinancialDocument'],
    model: FinancialDocumentModel,
    of: trashOfDB,
    title: ({ title }) => title,
  }),
  inTrash<Customer>({
    entity: CUSTOMER,
    label: 'Klant',
    operations: ['deleteCustomer'],
    model: CustomerModel,
    isPart: true,
    of: trashOfHolders(Permission.secFact),
    title: ({ name }) => name,
    obeys: customerObeys,
  }),
  inTrash<RecurringInvoice>({
    entity: 'RecurringInvoice',
    label: 'Terugkerende factuur',
    operations: ['deleteRecurringInvoice'],
    model: RecurringInvoiceModel,
    of: trashOfHolders(Permission.secFact),
    title: ({ title, nameClient }) => `${title}, ${nameClient}`,
    obeys: recurringObeys,
    also: passedOver,
  }),
];
