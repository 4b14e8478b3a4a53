import { isChairIn } from '../../identity/catalogue/commissionPermission';
import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError } from '../../platform/errors/appError';
import type { FileOrLinkInput } from '../../platform/files/fileOrLink.model';
import { fileOrLinkOf } from '../../platform/files/fileOrLink.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, removeRecord } from '../../platform/records/records';
import type { CommissionDocumentKind } from '../secretariat.enums';
import { secretariatTexts } from '../secretariat.texts';
import { type CommissionDocument, CommissionDocumentModel } from './commissionDocument.model';

const WHAT = 'Dit document';

/** Where the files of a committee are. */
export function commissionFolder(commissionId: string): string {
  return `docs/C${commissionId}`;
}

/** The scripts or the documents of a committee, newest first. */
export async function listCommissionDocuments(
  commissionId: string,
  kind: CommissionDocumentKind,
): Promise<CommissionDocument[]> {
  return CommissionDocumentModel.find({ commissionId, kind }).sort({ _id: -1 }).lean(leanWithId).exec();
}

/** Adds one. @throws BAD_USER_INPUT without a file and a link */
export async function saveCommissionDocument(
  actor: SessionUser,
  commissionId: string,
  kind: CommissionDocumentKind,
  input: FileOrLinkInput,
): Promise<CommissionDocument> {
  const fields = await fileOrLinkOf(actor, commissionFolder(commissionId), input);
  return addRecord<CommissionDocument>(CommissionDocumentModel, { commissionId, kind, ...fields });
}

/** Removes one with its file. @returns its id @throws NOT_FOUND */
export async function deleteCommissionDocument(
  portal: PortalContext,
  commissionId: string,
  kind: CommissionDocumentKind,
  id: string,
): Promise<string> {
  const removed = await removeRecord<CommissionDocument>(CommissionDocumentModel, id, WHAT, {
    commissionId,
    kind,
  });
  await portal.files.release(removed.file);
  return id;
}

/** The same for a member, who removes only what they added themselves. @throws FORBIDDEN, NOT_FOUND */
export async function deleteOwnDocument(
  portal: PortalContext,
  actor: SessionUser,
  commissionId: string,
  kind: CommissionDocumentKind,
  id: string,
): Promise<string> {
  const isChair = isChairIn(actor.permissions.commissions, commissionId);
  const { createdBy } = await getRecord<CommissionDocument>(CommissionDocumentModel, id, WHAT);
  if (!isChair && createdBy !== actor.id) throw new AppError('FORBIDDEN', secretariatTexts.notMyDocument);
  return deleteCommissionDocument(portal, commissionId, kind, id);
}
