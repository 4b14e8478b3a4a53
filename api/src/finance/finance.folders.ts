import { AppError } from '../platform/errors/appError';
import type { FileFolder } from '../platform/files/fileFolder';
import { pointedToBy } from '../platform/files/pointedToBy';
import { TransactionModel } from './books/transaction.model';
import { mayReadReceipt, receiptFolder, takesReceipts } from './books/transaction.service';
import { financeTexts } from './finance.texts';

/** The receipts of declarations (spec 2, section 7). */
export const receiptsFolder: FileFolder = {
  path: receiptFolder('{wg}'),
  kind: 'receipt',
  read: async ({ user, settings, fileId = '' }) => user !== null && mayReadReceipt(user, settings, fileId),
  write: async ({ user, params }) => {
    if (!user) return false;
    if (await takesReceipts(params.wg ?? '')) return true;
    throw new AppError('FORBIDDEN', financeTexts.allLocked);
  },
  pointedTo: pointedToBy(TransactionModel, 'receipt'),
};
