import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { addRecord, removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import type { CalendarEntryInput } from './calendar.input';
import { type CalendarEntry, CalendarEntryModel } from './calendar.model';

const WHAT = 'Deze activiteit';

/** The yearly programme, by date. */
export function listCalendar(): Promise<CalendarEntry[]> {
  return CalendarEntryModel.find().sort({ date: 1, _id: 1 }).lean(leanWithId).exec();
}

/** The rows of the yearly programme from a day on, by date. @param from YYYY-MM-DD */
export function comingEntries(from: string, most: number): Promise<CalendarEntry[]> {
  return CalendarEntryModel.find({ date: { $gte: from } })
    .sort({ date: 1, _id: 1 })
    .limit(most)
    .lean(leanWithId)
    .exec();
}

/** Adds a row. */
export function addCalendarEntry(actor: SessionUser, entry: CalendarEntryInput): Promise<CalendarEntry> {
  return addRecord<CalendarEntry>(CalendarEntryModel, {
    ...fieldsOf(entry),
    changeLog: [logLine(actor, 'activiteit toegevoegd')],
    ...stamp(actor),
  });
}

/** Changes a row. @throws NOT_FOUND, CONFLICT */
export function editCalendarEntry(
  actor: SessionUser,
  id: string,
  revision: number,
  entry: CalendarEntryInput,
): Promise<CalendarEntry> {
  const fields = fieldsOf(entry);
  return updateAtRevision<CalendarEntry>({
    model: CalendarEntryModel,
    id,
    revision,
    actor,
    what: WHAT,
    update: { $set: fields, $push: pushLogLine(actor, `gewijzigd: ${fields.date} ${fields.name}`) },
  });
}

/** Removes a row. @returns its id @throws NOT_FOUND */
export async function deleteCalendarEntry(id: string): Promise<string> {
  await removeRecord(CalendarEntryModel, id, WHAT);
  return id;
}

/** All of a row that is filled in, as it is stored. */
type StoredEntry = Required<Pick<CalendarEntry, keyof CalendarEntryInput>>;

function fieldsOf(entry: CalendarEntryInput): StoredEntry {
  const { date, name, comment } = trimmed(entry);
  return { date, name, comment: comment ?? '' };
}
