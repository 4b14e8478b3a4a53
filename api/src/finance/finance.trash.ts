import { Permission } from '../identity/catalogue/permission.enum';
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
import { type RecurringInvoice, RecurringInvoiceModel } from './recurringInvoices/recurringInvoice.model';
import { passedOver } from './recurringInvoices/recurringInvoice.service';

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
