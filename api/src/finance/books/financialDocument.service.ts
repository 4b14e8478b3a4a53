import { Permission } from '../../identity/catalogue/permission.enum';
import type { SessionUser } from '../../identity/people/requestContext';
import type { FileRule } from '../../identity/permissions/fileFolder';
import { hasDbPermission } from '../../identity/permissions/userRights';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { badInput } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { FileOrLinkInput } from '../../platform/files/fileOrLink.model';
import { fileOrLinkOf } from '../../platform/files/fileOrLink.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { FinancialDocumentKind } from './finance.enums';
import { type FinancialDocument, FinancialDocumentModel } from './financialDocument.model';

/** The treasurer's documents lie among the secretary's; each list has its own readers. */
export const TREASURER_FOLDER = 'docs/secretary';

const { doc, dbdoc } = FinancialDocumentKind;

/** The documents, newest first; none of those for the DB for others. */
export async function listFinancialDocuments(
  user: SessionUser,
  settings: Settings,
  kind: FinancialDocumentKind,
): Promise<FinancialDocument[]> {
  if (kind === dbdoc && !hasDbPermission(user, settings)) return [];
  return FinancialDocumentModel.find({ kind }).sort({ _id: -1 }).lean(leanWithId);
}

/** Adds one: a file, or for the DB also a link. @throws BAD_USER_INPUT */
export async function addFinancialDocument(
  actor: SessionUser,
  kind: FinancialDocumentKind,
  input: FileOrLinkInput,
): Promise<FinancialDocument> {
  // A link is for the DB only (docs/domain/finance.md, F45).
  const given = kind === dbdoc ? input : { ...input, link: null };
  if (kind === doc && !input.fileId) throw badInput({ fileId: texts.document });
  const fields = await fileOrLinkOf(actor, TREASURER_FOLDER, given);
  return addRecord<FinancialDocument>(FinancialDocumentModel, { kind, ...fields });
}

/** Removes one with its file. @returns its id @throws NOT_FOUND */
export async function deleteFinancialDocument(portal: PortalContext, id: string): Promise<string> {
  const { file } = await removeRecord<FinancialDocument>(FinancialDocumentModel, id, 'Dit document');
  await portal.files.release(file);
  return id;
}

/** Who reads a file of the treasurer: whoever sees its document. The DB has been let in before this. */
export const mayReadFinancialFile: FileRule = async ({ user, fileId }) => {
  if (!user?.permissions.general.includes(Permission.secFin)) return false;
  return (await FinancialDocumentModel.exists({ 'file.id': fileId, kind: doc })) !== null;
};
