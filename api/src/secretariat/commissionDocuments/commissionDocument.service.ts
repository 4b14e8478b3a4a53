import { isChairIn } from '../../identity/catalogue/catalogue';
import type { SessionUser } from '../../identity/people/requestContext';
import { SearchKind, type SearchSource } from '../../identity/search/searchSources';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError } from '../../platform/errors/appError';
import { type FileOrLinkInput, fileOrLinkOf } from '../../platform/files/fileOrLink.model';
import { detailOfFound, findDocuments } from '../../platform/files/text/fileWords.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, removeRecord } from '../../platform/records/records';
import { calledBy, findInOwn, ownCommitteeIds } from '../ownCommittees';
import { CommissionDocumentKind, secretariatTexts } from '../secretariat.enums';
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

/** Scripts and documents of one's committees. */
export const committeeDocumentsFound: SearchSource = {
  key: 'documents of committees',
  kind: SearchKind.document,
  allowed: (context) => Promise.resolve(ownCommitteeIds(context).length > 0),
  async find(context, text, most) {
    const [own, found] = await findInOwn(context, (ids) =>
      findDocuments<CommissionDocument>(
        {
          ...{ model: CommissionDocumentModel, there: { commissionId: { $in: ids } }, most },
          fields: ['title', 'kind', 'commissionId'],
        },
        { text, by: ['title', 'description', 'file.name'], folders: ids.map(commissionFolder) },
      ),
    );
    return found.flatMap((document) => {
      const { id, title, kind, commissionId } = document;
      const commission = own.get(commissionId);
      if (!commission) return [];
      const what = kind === CommissionDocumentKind.script ? 'Draaiboek en begroting' : 'Document';
      return {
        ...{
          id: `document ${id}`,
          title,
          detail: detailOfFound(`${what}, ${calledBy(commission)}`, document),
        },
        link: `/commissies/${commissionId}?tab=documenten`,
      };
    });
  },
};
