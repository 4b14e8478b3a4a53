import { isActiveCommission } from '../../identity/commissions/commission.service';
import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { badInput } from '../../platform/errors/appError';
import { addRecord, getRecord, removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { secretariatTexts } from '../secretariat.enums';
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

/** Adds a row. @throws BAD_USER_INPUT */
export async function addCalendarEntry(
  actor: SessionUser,
  entry: CalendarEntryInput,
): Promise<CalendarEntry> {
  return addRecord<CalendarEntry>(CalendarEntryModel, {
    ...(await fieldsOf(entry)),
    changeLog: [logLine(actor, 'activiteit toegevoegd')],
    ...stamp(actor),
  });
}

/** Changes a row. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editCalendarEntry(
  actor: SessionUser,
  id: string,
  revision: number,
  entry: CalendarEntryInput,
): Promise<CalendarEntry> {
  const before = await getRecord<CalendarEntry>(CalendarEntryModel, id, WHAT);
  const fields = await fieldsOf(entry, before.commissionId);
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

/** @param former the committee it has: it may stay, also when that is archived since */
async function fieldsOf(entry: CalendarEntryInput, former?: string | null): Promise<StoredEntry> {
  const { date, name, from, to, place, commissionId, comment } = trimmed(entry);
  if (to && !from) throw badInput({ from: secretariatTexts.noFrom });
  if (commissionId && commissionId !== former && !(await isActiveCommission(commissionId)))
    throw badInput({ commissionId: secretariatTexts.commissionGone });
  return {
    ...{ date, name, from: from ?? '', to: to ?? '', place: place ?? '' },
    ...{ commissionId: commissionId || null, comment: comment ?? '' },
  };
}

/** When in a day an activity is, as it is said; '' for a whole day. */
export function timeOf({ from, to }: Pick<CalendarEntry, 'from' | 'to'>): string {
  if (!from) return '';
  return to ? `${from} tot ${to}` : `vanaf ${from}`;
}
