import { getCommission } from '../core/commissions/commission.service';
import type { SessionUser } from '../core/context/requestContext';
import { plain } from '../core/database/plain';
import { addRecord, getRecord, removeRecord } from '../core/database/records';
import { AppError, badInput } from '../core/errors/appError';
import { dropFile, takeFile } from '../core/files/files.service';
import { isChairIn } from '../core/permissions/commissionPermission';
import { trimmed } from '../core/text/plainText';
import type { CommissionDocumentInput } from './commissionDocument.input';
import { type CommissionDocument, CommissionDocumentModel } from './commissionDocument.model';
import type { CommissionDocumentKind } from './secretariat.enums';
import { secretariatTexts } from './secretariat.texts';

const WHAT = 'Dit document';

/** Where the files of a committee are (spec 2, section 7). */
export function commissionFolder(commissionId: string): string {
  return `docs/C${commissionId}`;
}

/** The scripts or the documents of a committee, newest first. @throws NOT_FOUND */
export async function listCommissionDocuments(
  commissionId: string,
  kind: CommissionDocumentKind,
): Promise<CommissionDocument[]> {
  await getCommission(commissionId);
  return CommissionDocumentModel.find({ commissionId, kind }).sort({ _id: -1 }).lean(plain).exec();
}

/** Adds one. @throws BAD_USER_INPUT without a file and a link, NOT_FOUND */
export async function saveCommissionDocument(
  actor: SessionUser,
  commissionId: string,
  kind: CommissionDocumentKind,
  input: CommissionDocumentInput,
): Promise<CommissionDocument> {
  await getCommission(commissionId);
  const { title, description, fileId, link } = trimmed(input);
  if (!fileId && !link) throw badInput({ fileId: secretariatTexts.fileOrLink });
  const file = fileId ? await takeFile(commissionFolder(commissionId), fileId, 'fileId') : null;
  return addRecord<CommissionDocument>(CommissionDocumentModel, {
    commissionId,
    kind,
    title,
    description: description ?? '',
    file,
    link: link ? link.replace(/^https:\/\//i, '') : null,
    creator: actor.name,
    createdBy: actor.id,
  });
}

/** Removes one with its file. @returns its id @throws NOT_FOUND */
export async function deleteCommissionDocument(
  commissionId: string,
  kind: CommissionDocumentKind,
  id: string,
): Promise<string> {
  const removed = await removeRecord<CommissionDocument>(CommissionDocumentModel, id, WHAT, {
    commissionId,
    kind,
  });
  await dropFile(removed.file);
  return id;
}

/** The same for a member, who removes only what they added themselves. @throws FORBIDDEN, NOT_FOUND */
export async function deleteOwnDocument(
  actor: SessionUser,
  commissionId: string,
  kind: CommissionDocumentKind,
  id: string,
): Promise<string> {
  const isChair = isChairIn(actor.permissions.commissions, commissionId);
  const { createdBy } = await getRecord<CommissionDocument>(CommissionDocumentModel, id, WHAT);
  if (!isChair && createdBy !== actor.id) throw new AppError('FORBIDDEN', secretariatTexts.notMyDocument);
  return deleteCommissionDocument(commissionId, kind, id);
}
