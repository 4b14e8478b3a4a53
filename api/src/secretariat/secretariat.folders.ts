import { FinancialDocumentModel } from '../finance/books/financialDocument.model';
import { mayReadFinancialFile } from '../finance/books/financialDocument.service';
import { receiptsFolder } from '../finance/finance.folders';
import { InvoiceModel } from '../finance/invoices/invoice.model';
import { invoiceFolder } from '../finance/invoices/invoiceDocument.service';
import { belongsTo } from '../identity/permissions/commissionPermission';
import { dbHolders, type FileFolder, type FileRule, holders, nobody } from '../platform/files/fileFolder';
import { pointedToBy } from '../platform/files/pointedToBy';
import { CommissionDocumentModel } from './commissionDocuments/commissionDocument.model';
import { commissionFolder } from './commissionDocuments/commissionDocument.service';
import { SecretaryDocumentModel } from './meetings/secretaryDocument.model';
import { mayReadMeetingFile, SECRETARY_FOLDER } from './meetings/secretaryDocument.service';

const isMember: FileRule = ({ user, params }) =>
  user !== null && belongsTo(user.permissions.commissions, params.commissionId ?? '');

/** The secretariat's folders in the file store (spec 2, section 7). */
export const secretariatFolders: readonly FileFolder[] = [
  receiptsFolder,
  {
    path: invoiceFolder('{year}'),
    kind: 'document',
    read: holders('secFact'),
    write: nobody,
    pointedTo: pointedToBy(InvoiceModel, 'file'),
  },
  {
    path: SECRETARY_FOLDER,
    kind: 'document',
    read: async (request) => (await mayReadMeetingFile(request)) || mayReadFinancialFile(request),
    write: dbHolders,
    pointedTo: async (fileIds) => {
      const models = [SecretaryDocumentModel, FinancialDocumentModel];
      return (
        await Promise.all(models.map((model) => pointedToBy<object>(model as never, 'file')(fileIds)))
      ).flat();
    },
  },
  {
    path: commissionFolder('{commissionId}'),
    kind: 'document',
    read: isMember,
    write: isMember,
    pointedTo: pointedToBy(CommissionDocumentModel, 'file'),
  },
];
