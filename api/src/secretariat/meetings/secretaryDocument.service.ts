import { isValidObjectId, Types } from 'mongoose';

import { TREASURER_FOLDER } from '../../finance/books/receipts.service';
import { Permission } from '../../identity/catalogue/permission.enum';
import { actorOf, type SessionUser } from '../../identity/people/requestContext';
import { type FileRule, passes } from '../../identity/permissions/allow';
import { hasDbPermission } from '../../identity/permissions/userRights';
import { SearchKind, type SearchSource } from '../../identity/search/searchSources';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { notFound } from '../../platform/errors/appError';
import { claimFile } from '../../platform/files/files.service';
import { detailOfFound, findDocuments } from '../../platform/files/text/fileWords.service';
import type { PortalContext } from '../../platform/portalContext';
import { mailsOfNew } from '../../platform/records/pendingMails';
import { addRecord, removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import { searchable, trimmed } from '../../platform/text/plainText';
import { SecretaryDocumentKind } from '../secretariat.enums';
import { minutesMails } from './minutesMail.service';
import type { EditSecretaryDocumentInput, SecretaryDocumentInput } from './secretaryDocument.input';
import { type SecretaryDocument, SecretaryDocumentModel } from './secretaryDocument.model';

/** Where the files are. */
export const SECRETARY_FOLDER = TREASURER_FOLDER;

const WHAT = 'Dit document';
const LABELS: Readonly<Record<SecretaryDocumentKind, string>> = {
  [SecretaryDocumentKind.agenda]: 'Agenda',
  [SecretaryDocumentKind.notulen]: 'Notulen',
};

/** `dd/mm/yyyy - Agenda` or `dd/mm/yyyy - Notulen`. */
export function titleOf({ date, kind }: Pick<SecretaryDocument, 'date' | 'kind'>): string {
  return `${formatCalendarDate(date)} - ${LABELS[kind]}`;
}

/** The agendas or the minutes, newest meeting first; those for the DB only are absent for others. */
export function listSecretaryDocuments(
  user: Parameters<typeof hasDbPermission>[0],
  settings: Settings,
  kind: SecretaryDocumentKind,
): Promise<SecretaryDocument[]> {
  const seen = hasDbPermission(user, settings) ? {} : { dbOnly: false };
  return SecretaryDocumentModel.find({ kind, ...seen })
    .sort({ date: -1, _id: -1 })
    .lean(leanWithId)
    .exec();
}

/** The agendas of meetings from a day on, the first one first, as far as somebody may see them. @param from YYYY-MM-DD */
export function comingMeetings(
  user: SessionUser,
  settings: Settings,
  from: string,
  most: number,
): Promise<SecretaryDocument[]> {
  const seen = hasDbPermission(user, settings) ? {} : { dbOnly: false };
  return SecretaryDocumentModel.find({ kind: SecretaryDocumentKind.agenda, date: { $gte: from }, ...seen })
    .sort({ date: 1, _id: 1 })
    .limit(most)
    .lean(leanWithId)
    .exec();
}

/** Adds an agenda or minutes. @throws BAD_USER_INPUT when the file is not there */
export async function addSecretaryDocument(
  portal: PortalContext,
  actor: SessionUser,
  kind: SecretaryDocumentKind,
  input: SecretaryDocumentInput,
): Promise<SecretaryDocument> {
  const { date, description, fileId, dbOnly } = trimmed(input);
  const file = await claimFile({
    folder: SECRETARY_FOLDER,
    fileId,
    field: 'fileId',
    by: actor,
    isSearched: true,
  });
  const _id = new Types.ObjectId();
  const mails = kind === SecretaryDocumentKind.notulen ? await minutesMails(_id.toHexString()) : [];
  const fields = {
    ...{ _id, ...mailsOfNew(...mails) },
    kind,
    date,
    description: description ?? '',
    dbOnly: dbOnly ?? false,
    file,
    creator: actor.name,
    createdBy: actor.id,
    changeLog: [logLine(actor, 'toegevoegd')],
  } as Partial<SecretaryDocument>;
  const added = await addRecord<SecretaryDocument>(SecretaryDocumentModel, fields);
  await portal.mail.sendFrom(SecretaryDocumentModel, added.id);
  return added;
}

/** Mends the date, and with it the title, and the description. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export function editSecretaryDocument(
  actor: SessionUser,
  id: string,
  revision: number,
  input: EditSecretaryDocumentInput,
): Promise<SecretaryDocument> {
  const { date, description } = trimmed(input);
  return updateAtRevision<SecretaryDocument>({
    ...{ model: SecretaryDocumentModel, id, revision, actor, what: WHAT },
    update: {
      $set: { date, description: description ?? '' },
      $push: pushLogLine(actor, `aangepast: ${formatCalendarDate(date)}`),
    },
  });
}

/** Closes a document for all but the DB, or opens it. Doing so twice is harmless. @throws NOT_FOUND */
export async function lockSecretaryDocument(
  actor: SessionUser,
  id: string,
  dbOnly: boolean,
): Promise<SecretaryDocument> {
  const what = dbOnly ? 'alleen voor het DB' : 'weer voor iedereen';
  const changed = isValidObjectId(id)
    ? await SecretaryDocumentModel.findOneAndUpdate(
        { _id: id },
        { $set: { dbOnly }, $push: pushLogLine(actor, what) },
        { returnDocument: 'after', lean: leanWithId },
      )
    : null;
  if (!changed) throw notFound(WHAT);
  return changed;
}

/** Removes a document and its file. @returns its id @throws NOT_FOUND */
export async function deleteSecretaryDocument(portal: PortalContext, id: string): Promise<string> {
  const { file } = await removeRecord<SecretaryDocument>(SecretaryDocumentModel, id, WHAT);
  await portal.files.release(file);
  return id;
}

/** Who reads a file of the meetings: whoever sees its document. One without a document is only for the DB. */
export const mayReadMeetingFile: FileRule = async ({ user, settings, fileId }) => {
  if (!user?.permissions.general.includes(Permission.secNotAge)) return false;
  if (hasDbPermission(user, settings)) return true;
  return (await SecretaryDocumentModel.exists({ 'file.id': fileId, dbOnly: false })) !== null;
};

const KINDS = Object.values(SecretaryDocumentKind);

/** Agendas and minutes; those for the DB for the DB alone. 'Notulen' finds all minutes. */
export const meetingDocumentsFound: SearchSource = {
  key: 'agendas and minutes',
  kind: SearchKind.document,
  allowed: (context) => passes(context, Permission.secNotAge),
  async find(context, text, most) {
    const words = searchable(text).split(' ');
    const named = KINDS.filter((kind) => words.includes(kind));
    const kinds = named.length > 0 ? named : KINDS;
    const rest = words.filter((word) => !named.map(String).includes(word)).join(' ');
    const seen = hasDbPermission(actorOf(context), context.settings) ? {} : { dbOnly: false };
    const found = await findDocuments<SecretaryDocument>(
      {
        ...{ model: SecretaryDocumentModel, there: { kind: { $in: kinds }, ...seen }, most },
        ...{ fields: ['kind', 'date', 'description'], newest: 'date' },
      },
      { text: rest, by: ['description', 'date', 'file.name'], folders: [SECRETARY_FOLDER] },
    );
    return found.map((document) => ({
      ...{ id: `document ${document.id}`, title: titleOf(document), link: '/notulenagendas' },
      detail: detailOfFound(document.description || 'Vergadering', document),
    }));
  },
};
