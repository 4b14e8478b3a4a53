import { FinancialDocumentModel } from '../finance/books/financialDocument.model';
import { mayReadFinancialFile } from '../finance/books/receipts.service';
import { belongsTo } from '../identity/catalogue/catalogue';
import { isActiveCommission } from '../identity/commissions/commission.service';
import { dbHolders, type FileFolder, type FileRule } from '../identity/permissions/allow';
import { pointedToBy } from '../platform/files/fileFolder';
import { CommissionDocumentModel } from './commissionDocuments/commissionDocument.model';
import { commissionFolder } from './commissionDocuments/commissionDocument.service';
import { SecretaryDocumentModel } from './meetings/secretaryDocument.model';
import { mayReadMeetingFile, SECRETARY_FOLDER } from './meetings/secretaryDocument.service';
import { TaskCommentModel } from './tasks/taskComment.model';

/** Members of a committee, while it is not archived: its files go and come back with its page. */
const isMember: FileRule = async ({ user, params: { commissionId = '' } }) =>
  user !== null &&
  belongsTo(user.permissions.commissions, commissionId) &&
  (await isActiveCommission(commissionId));

/** The secretariat's folders in the file store. */
export const secretariatFolders: readonly FileFolder[] = [
  {
    path: SECRETARY_FOLDER,
    kind: 'document',
    read: async (request) => (await mayReadMeetingFile(request)) || mayReadFinancialFile(request),
    write: dbHolders,
    pointedTo: async (fileIds, live) => {
      const models = [SecretaryDocumentModel, FinancialDocumentModel];
      return (
        await Promise.all(models.map((model) => pointedToBy<object>(model as never, 'file')(fileIds, live)))
      ).flat();
    },
  },
  {
    path: commissionFolder('{commissionId}'),
    kind: 'document',
    read: isMember,
    write: isMember,
    pointedTo: async (fileIds, live) => {
      const models = [CommissionDocumentModel, TaskCommentModel];
      return (
        await Promise.all(models.map((model) => pointedToBy<object>(model as never, 'file')(fileIds, live)))
      ).flat();
    },
  },
];
