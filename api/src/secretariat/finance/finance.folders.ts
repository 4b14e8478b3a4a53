import { AppError } from '../../core/errors/appError';
import type { FileFolder } from '../../core/files/fileFolder';
import { pointedToBy } from '../../core/files/pointedToBy';
import { financeTexts } from './finance.texts';
import { TransactionModel } from './transaction.model';
import { mayReadReceipt, receiptFolder, takesReceipts } from './transaction.service';

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
