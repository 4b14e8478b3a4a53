import { dbHolders, type FileFolder, type FileRule } from '../core/files/fileFolder';
import { pointedToBy } from '../core/files/pointedToBy';
import { belongsTo } from '../core/permissions/commissionPermission';
import { CommissionDocumentModel } from './commissionDocument.model';
import { commissionFolder } from './commissionDocument.service';
import { SecretaryDocumentModel } from './secretaryDocument.model';
import { mayReadMeetingFile, SECRETARY_FOLDER } from './secretaryDocument.service';

const isMember: FileRule = ({ user, params }) =>
  user !== null && belongsTo(user.permissions.commissions, params.commissionId ?? '');

/** The secretariat's folders in the file store (spec 2, section 7). */
export const secretariatFolders: readonly FileFolder[] = [
  {
    path: SECRETARY_FOLDER,
    kind: 'document',
    read: mayReadMeetingFile,
    write: dbHolders,
    pointedTo: pointedToBy(SecretaryDocumentModel, 'file'),
  },
  {
    path: commissionFolder('{commissionId}'),
    kind: 'document',
    read: isMember,
    write: isMember,
    pointedTo: pointedToBy(CommissionDocumentModel, 'file'),
  },
];
