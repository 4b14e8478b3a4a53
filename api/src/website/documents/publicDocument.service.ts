import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { claimFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import type { DocumentSection } from '../website.enums';
import { sectionFolders } from '../website.tables';
import type { PublicDocumentInput } from './publicDocument.input';
import { type PublicDocument, PublicDocumentModel } from './publicDocument.model';

/** The documents of a page, newest first. */
export function listDocuments(section: DocumentSection): Promise<PublicDocument[]> {
  return PublicDocumentModel.find({ section }).sort({ _id: -1 }).lean(leanWithId).exec();
}

/** Adds a document. @throws BAD_USER_INPUT when its file is not there */
export async function addDocument(
  actor: SessionUser,
  section: DocumentSection,
  input: PublicDocumentInput,
): Promise<PublicDocument> {
  const { title, description, fileId } = trimmed(input);
  const file = await claimFile({
    folder: sectionFolders[section],
    fileId,
    field: 'fileId',
    by: actor,
    isSearched: true,
  });
  return addRecord<PublicDocument>(PublicDocumentModel, {
    section,
    title,
    description: description ?? '',
    file,
    creator: actor.name,
    createdBy: actor.id,
  });
}

/** Removes a document and its file. @returns its id @throws NOT_FOUND */
export async function deleteDocument(
  portal: PortalContext,
  section: DocumentSection,
  id: string,
): Promise<string> {
  const { file } = await removeRecord<PublicDocument>(PublicDocumentModel, id, 'Dit document', { section });
  await portal.files.release(file);
  return id;
}
