import { dbHolders, type FileFolder, type FileRule, holders, nobody } from '../core/files/fileFolder';
import { pointedToBy } from '../core/files/pointedToBy';
import { belongsTo } from '../core/permissions/commissionPermission';
import { CommissionDocumentModel } from './commissionDocument.model';
import { commissionFolder } from './commissionDocument.service';
import { receiptsFolder } from './finance/finance.folders';
import { FinancialDocumentModel } from './finance/financialDocument.model';
import { mayReadFinancialFile } from './finance/financialDocument.service';
import { InvoiceModel } from './invoices/invoice.model';
import { invoiceFolder } from './invoices/invoiceDocument.service';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import { mayReadMeetingFile, SECRETARY_FOLDER } from './secretaryDocument.service';

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
