import { Permission } from '../identity/catalogue/permission.enum';
import { dbHolders, type FileFolder, holders } from '../identity/permissions/allow';
import { AppError } from '../platform/errors/appError';
import { nobody, pointedToBy } from '../platform/files/fileFolder';
import { mayReadReceipt, receiptFolder, takesReceipts } from './books/receipts.service';
import { TransactionModel } from './books/transaction.model';
import { ReceivableReminderModel } from './claims/openReceivable.type';
import { invoiceFolder } from './invoices/document/invoiceDocument.service';
import { InvoiceModel } from './invoices/invoice.model';
import { ANNUAL_FOLDER } from './ledger/annual/annualAccountsPdf.service';
import { financeTexts } from './money/finance.texts';
import { LETTERS_FOLDER } from './receivables/reminderLetters.service';

/** The receipts of declarations. */
const receiptsFolder: FileFolder = {
  path: receiptFolder('{wg}'),
  kind: 'receipt',
  read: async ({ user, settings, fileId = '' }) => user !== null && mayReadReceipt(user, settings, fileId),
  write: async ({ user, params }) => {
    if (!user) return false;
    if (await takesReceipts(user, params.wg ?? '')) return true;
    throw new AppError('FORBIDDEN', financeTexts.allLocked);
  },
  pointedTo: pointedToBy(TransactionModel, 'receipts'),
};

/** The folders of finance in the file store; the treasurer's documents lie in the secretary's folder. */
export const financeFolders: readonly FileFolder[] = [
  receiptsFolder,
  {
    path: invoiceFolder('{year}'),
    kind: 'document',
    read: holders(Permission.secFact),
    write: nobody,
    pointedTo: pointedToBy(InvoiceModel, 'file'),
  },
  {
    path: LETTERS_FOLDER,
    kind: 'document',
    read: dbHolders,
    write: nobody,
    pointedTo: pointedToBy(ReceivableReminderModel, 'file'),
  },
  {
    path: ANNUAL_FOLDER,
    kind: 'document',
    read: holders(Permission.secFin),
    write: nobody,
    // Made to be taken along: nobody points to it, so it is swept.
    pointedTo: () => Promise.resolve([]),
  },
];
