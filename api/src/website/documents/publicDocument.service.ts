import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { notFound } from '../../platform/errors/appError';
import { claimFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { type DocumentSection, sectionFolders } from '../website.enums';
import type { PublicDocumentInput } from './publicDocument.input';
import { type PublicDocument, PublicDocumentModel } from './publicDocument.model';

const WHAT = 'Dit document';
/** In milliseconds. */
const HOUR = 3_600_000;

type Placed = Pick<PublicDocument, 'place' | 'creationDate'>;

/** By what documents are sorted, the highest first: what was never moved by when it was made, so that new ones come first. */
const placeOf = ({ place, creationDate }: Placed): number => place ?? creationDate.getTime();

/** Documents that come newest first, in the order in which people put them. */
export function inOrder<T extends Placed>(documents: readonly T[]): T[] {
  return [...documents].sort((a, b) => placeOf(b) - placeOf(a));
}

/** The documents of a page in their order. */
export async function listDocuments(section: DocumentSection): Promise<PublicDocument[]> {
  return inOrder(await PublicDocumentModel.find({ section }).sort({ _id: -1 }).lean(leanWithId));
}

/**
 * Puts a document before another of its page, or last. It gets a place between its neighbours, in one write to itself.
 * @param before the id of the one that follows it; null: none @returns the documents in their order @throws NOT_FOUND
 */
export async function moveDocument(
  section: DocumentSection,
  id: string,
  before: string | null,
): Promise<PublicDocument[]> {
  const place = (await placeBetween(section, id, before)) ?? (await spread(section, id, before));
  const { matchedCount } = await PublicDocumentModel.updateOne({ _id: id, section }, { $set: { place } });
  if (matchedCount === 0) throw notFound(WHAT);
  return listDocuments(section);
}

/** A place for a document before another; undefined: there is no room between its neighbours. @throws NOT_FOUND */
async function placeBetween(
  section: DocumentSection,
  id: string,
  before: string | null,
): Promise<number | undefined> {
  const all = await listDocuments(section);
  const others = all.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  if (others.length === all.length || at < 0) throw notFound(WHAT);
  const [above, below] = [others[at - 1], others[at]];
  const low = below ? placeOf(below) : placeOf(above ?? all[0]!) - 2 * HOUR;
  const high = above ? placeOf(above) : Math.max(Date.now(), low + 1);
  const place = (low + high) / 2;
  return place > low && place < high ? place : undefined;
}

/** Gives all documents of a page a place of their own, in the order they have, and then one between two of them. */
async function spread(section: DocumentSection, id: string, before: string | null): Promise<number> {
  const now = Date.now();
  const all = await listDocuments(section);
  // From the first: at any moment those that have theirs stand above the others.
  for (const [at, one] of all.entries())
    await ifMatched(PublicDocumentModel.updateOne({ _id: one.id }, { $set: { place: now - at - 1 } }));
  return (await placeBetween(section, id, before)) ?? now;
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
  const { file } = await removeRecord<PublicDocument>(PublicDocumentModel, id, WHAT, { section });
  await portal.files.release(file);
  return id;
}
