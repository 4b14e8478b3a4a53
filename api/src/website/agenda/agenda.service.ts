import type { SessionUser } from '../../identity/people/requestContext';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { addRecord, removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { type AgendaEntry, type AgendaEntryInput, AgendaEntryModel } from './agenda.model';

const WHAT = 'Deze agendaregel';

/** The agenda of the home page, by date. */
export function listAgenda(): Promise<AgendaEntry[]> {
  return AgendaEntryModel.find().sort({ date: 1, _id: 1 }).lean(leanWithId).exec();
}

/** Adds a row. */
export function addAgendaEntry(actor: SessionUser, entry: AgendaEntryInput): Promise<AgendaEntry> {
  return addRecord<AgendaEntry>(AgendaEntryModel, { ...fieldsOf(entry), ...stamp(actor) });
}

/** Changes a row. @throws NOT_FOUND, CONFLICT */
export function editAgendaEntry(
  actor: SessionUser,
  id: string,
  revision: number,
  entry: AgendaEntryInput,
): Promise<AgendaEntry> {
  const update = { $set: fieldsOf(entry) };
  return updateAtRevision<AgendaEntry>({ model: AgendaEntryModel, id, revision, actor, update, what: WHAT });
}

/** Removes a row. @returns its id @throws NOT_FOUND */
export async function deleteAgendaEntry(id: string): Promise<string> {
  await removeRecord(AgendaEntryModel, id, WHAT);
  return id;
}

/** All of a row that is filled in, as it is stored. */
type StoredEntry = Required<Pick<AgendaEntry, keyof AgendaEntryInput>>;

function fieldsOf(entry: AgendaEntryInput): StoredEntry {
  const { date, name, comment } = trimmed(entry);
  return { date, name, comment: comment ?? '' };
}
