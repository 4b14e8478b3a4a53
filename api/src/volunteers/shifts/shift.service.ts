import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { canBeId, leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, updateAtRevision } from '../../platform/database/updateAtRevision';
import { daysAfter, formatCalendarDate } from '../../platform/dates/amsterdam';
import { badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import { removeParts, restoredParts, type TrashEntry } from '../../platform/trash/trashedParts';
import { type Shift, ShiftModel, type ShiftMove, type ShiftVolunteer } from '../activities/activity.model';
import { checkSeason, getActivity, seasonOfDay } from '../activities/activity.service';
import type { ShiftInput } from '../volunteers.input';
import { volunteerTexts, what } from '../volunteers.texts';
import {
  Attendance,
  HAS_PLACE,
  IS_BUSY,
  type OnShift,
  type Participation,
  ShiftAnswer,
  type Volunteer,
  VolunteerModel,
} from '../volunteers/volunteer.model';
import { getVolunteer, THERE } from '../volunteers/volunteer.service';
import { followMove, hasNew, idsOn, moveOf, mustBeSeen } from './moving.service';

/** In hours: a longer shift is asked about. */
const LONG = 16;
const HOURS = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** The shifts of an activity in a season, by time. */
export function listShifts(activityId: string, season: number): Promise<Shift[]> {
  return ShiftModel.find({ activityId, season }).sort({ start: 1, end: 1, _id: 1 }).lean(leanWithId).exec();
}

/** Their ids. */
export async function shiftIdsOf(activityId: string, season: number): Promise<string[]> {
  const found = await ShiftModel.find({ activityId, season }).select({ _id: 1 }).lean(leanWithId);
  return found.map(({ id }) => id);
}

/** What a shift obeys, as who joins does: while an activity is archived nobody and nothing is added to it. */
export const activityObeys = {
  async inTheWay({ activityId }) {
    const { archived } = await getActivity(activityId);
    return archived ? { message: volunteerTexts.archived } : null;
  },
} satisfies Obeys<Pick<Participation, 'activityId'>>;

/** Adds a shift. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addShift(
  actor: SessionUser,
  { activityId, season }: Participation,
  input: ShiftInput,
): Promise<Shift> {
  checkSeason(season);
  const fields = shiftFields(input, season);
  if (!input.allowLong) refuseLong(fields);
  await mustObey(activityObeys, { activityId }, null);
  const added = await addRecord<Shift>(ShiftModel, {
    ...fields,
    activityId,
    season,
    changeLog: [logLine(actor, 'dienst toegevoegd')],
  });
  // Archived meanwhile, by whom did not see it.
  await mustObey(activityObeys, { activityId }, null).catch(async (refusal: unknown) => {
    await ShiftModel.findByIdAndDelete(added.id);
    throw refusal;
  });
  return added;
}

/** What another day or other times of a shift would do to who is on it. @throws BAD_USER_INPUT, NOT_FOUND */
export async function shiftMove(id: string, input: ShiftInput): Promise<ShiftMove> {
  const shift = await getRecord<Shift>(ShiftModel, id, what.shift);
  return moveOf(shift, shiftFields(input, shift.season));
}

/**
 * Changes a shift. When its day or times change, who is on it is moved along and told by mail; first it was shown who that
 * are, and who would be on two shifts at once. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function editShift(
  portal: PortalContext,
  actor: SessionUser,
  { id, revision }: { id: string; revision: number },
  input: ShiftInput,
): Promise<Shift> {
  const before = await getRecordAt<Shift>(ShiftModel, id, revision, what.shift);
  const fields = shiftFields(input, before.season);
  const isMoved = fields.start !== before.start || fields.end !== before.end;
  const save = (from: number, $set: Partial<Shift>, line: string) =>
    updateAtRevision<Shift>({
      model: ShiftModel,
      id,
      revision: from,
      actor,
      what: what.shift,
      update: { $set, $push: pushLogLine(actor, line) },
    });
  if (!isMoved) return save(revision, fields, 'gewijzigd');
  if (!input.allowLong) refuseLong(fields);
  const on = await idsOn(id);
  await mustBeSeen(before, fields, input.seen ?? '');
  const { day, from, to, start, end } = before;
  const line = `verplaatst van ${formatCalendarDate(day)} ${from} - ${to}`;
  const after = await save(revision, { ...fields, movedAt: new Date() }, line);
  // Whoever was put on it in the meantime was not shown.
  if (await hasNew(before, before, on)) {
    await save(
      after.revision,
      { day, from, to, start, end },
      'terug naar de dag en tijd van wie er intussen op staat',
    );
    throw badInput({ seen: volunteerTexts.moveChanged });
  }
  await followMove(portal, after);
  return after;
}

/** Removes a shift; who was on it no longer is. @throws NOT_FOUND */
export async function deleteShift(id: string): Promise<string> {
  await removeRecord<Shift>(ShiftModel, id, what.shift);
  await emptyShift(id);
  return id;
}

/**
 * Puts somebody on a free place of a shift, in one write to that person that is refused when there is another shift at the
 * same time. Doing so twice is harmless; whoever declined is asked again. @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function assign(actor: SessionUser, shiftId: string, volunteerId: string): Promise<Shift> {
  const shift = await getRecord<Shift>(ShiftModel, shiftId, what.shift);
  const { activityId, season, start, end } = shift;
  await mustObey(activityObeys, { activityId }, null);
  const volunteer = await getVolunteer(volunteerId);
  if (!volunteer.participations.some((one) => one.activityId === activityId && one.season === season)) {
    throw badInput({ volunteerId: volunteerTexts.notInActivity });
  }
  const own = volunteer.shifts.find((one) => one.shiftId === shiftId);
  const isFree = {
    _id: volunteerId,
    ...THERE,
    participations: { $elemMatch: { activityId, season } },
    shifts: { $not: { $elemMatch: atTheSameTime({ start, end }) } },
  };
  const line = pushLogLine(actor, `op dienst ${formatCalendarDate(shift.day)} ${shift.from}`);
  const placed = await takePlace(shift, async (place) => {
    const on = { shiftId, start, end, answer: ShiftAnswer.asked, place };
    const { modifiedCount } = own
      ? await VolunteerModel.updateOne(
          { ...isFree, 'shifts.shiftId': shiftId },
          { $set: { 'shifts.$[own]': on }, $push: line },
          { arrayFilters: [{ 'own.shiftId': shiftId }] },
        )
      : await VolunteerModel.updateOne(isFree, { $push: { shifts: on, ...line } });
    return modifiedCount > 0;
  });
  if (!placed) {
    const on = { shiftId, answer: HAS_PLACE };
    const isOn = await VolunteerModel.exists({ _id: volunteerId, shifts: { $elemMatch: on } });
    const why = placed === null ? volunteerTexts.full : volunteerTexts.overlap(volunteer.name);
    if (!isOn) throw badInput({ volunteerId: why });
  }
  // It may have been moved or removed in the meantime: then nobody is on it.
  const now = await ShiftModel.findOne({ _id: shiftId, start, end }).lean(leanWithId);
  if (now) return now;
  await ifMatched(VolunteerModel.updateOne({ _id: volunteerId }, { $pull: { shifts: { shiftId } } }));
  throw notFound(what.shift);
}

/** Takes somebody off a shift. Doing so twice is harmless. @throws NOT_FOUND */
export async function unassign(actor: SessionUser, shiftId: string, volunteerId: string): Promise<Shift> {
  const shift = await getRecord<Shift>(ShiftModel, shiftId, what.shift);
  if (!canBeId(VolunteerModel as never, volunteerId)) throw notFound(what.volunteer);
  await ifMatched(
    VolunteerModel.updateOne(
      { _id: volunteerId, 'shifts.shiftId': shiftId },
      {
        $pull: { shifts: { shiftId } },
        $push: pushLogLine(actor, `van dienst ${formatCalendarDate(shift.day)} ${shift.from} gehaald`),
      },
    ),
  );
  return shift;
}

/** How many are missing on a shift; who declined, waits or did not come does not count. */
export function missingOf(
  needed: number,
  volunteers: readonly Pick<ShiftVolunteer, 'answer' | 'attendance'>[],
): number {
  return Math.max(0, needed - volunteers.filter(hasPlace).length);
}

/** Refuses what is rather a mistake, such as 18:00 to 17:00 (docs/domain/volunteers.md, B27). */
function refuseLong({ start, end }: Pick<Shift, 'start' | 'end'>): void {
  const hours = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 3_600_000;
  if (hours > LONG) throw badInput({ to: volunteerTexts.long(HOURS.format(hours)) });
}

function shiftFields({ day, from, to, needed }: ShiftInput, season: number) {
  if (seasonOfDay(day) !== season) throw badInput({ day: volunteerTexts.outside });
  if (from === to) throw badInput({ to: volunteerTexts.sameTime });
  const lastDay = to < from ? daysAfter(day, 1) : day;
  return { day, from, to, needed, start: `${day}T${from}`, end: `${lastDay}T${to}` };
}

/** As a volunteer keeps it. No source names it: it comes back with its shift. */
const SHIFT_PLACE = 'ShiftPlace';

/** What somebody is busy with at the same time. */
export function atTheSameTime({ start, end }: Pick<Shift, 'start' | 'end'>): object {
  return {
    start: { $lt: end },
    end: { $gt: start },
    answer: IS_BUSY,
    attendance: { $ne: Attendance.absent },
  };
}

/** Whether somebody has a place of a shift; who did not come has none any more. */
export function hasPlace({
  answer,
  attendance,
}: Pick<OnShift, 'answer'> & { attendance?: Attendance | null }): boolean {
  return !HAS_PLACE.$nin.includes(answer) && attendance !== Attendance.absent;
}

/** How a shift is filled. */
export interface Filling {
  /** Places nobody has. */
  free: number;
  /** Somebody waits for one: what comes free is theirs. */
  isAwaited: boolean;
  /** One of the free places, by chance: of many who take one at this moment few take the same. Null: there is none. */
  place: string | null;
}

/** How shifts are filled, by their id. */
export async function fillingOf(
  shifts: readonly Pick<Shift, 'id' | 'needed'>[],
): Promise<Map<string, Filling>> {
  const people = await VolunteerModel.find({ 'shifts.shiftId': { $in: shifts.map(({ id }) => id) } })
    .select({ shifts: 1 })
    .lean();
  const all = people.flatMap((person) => person.shifts);
  return new Map(
    shifts.map(({ id, needed }) => {
      const on = all.filter(({ shiftId }) => shiftId === id);
      const having = on.filter(hasPlace);
      const taken = new Set(having.map(({ place }) => place));
      const free = Math.max(0, needed - having.length);
      const places = Array.from({ length: needed }, (_, at) => `${id}:${at}`).filter(
        (one) => !taken.has(one),
      );
      const place = free > 0 ? (places[Math.floor(Math.random() * places.length)] ?? null) : null;
      return [id, { free, place, isAwaited: on.some(({ since }) => since) }];
    }),
  );
}

/**
 * Takes a free place of a shift. The number of the place is in a unique index: of two who write the same one the second looks
 * for another.
 * @param write puts somebody on that place
 * @returns what it answered; null when there is none
 */
export async function takePlace<T>(
  shift: Pick<Shift, 'id' | 'needed'>,
  write: (place: string) => Promise<T>,
): Promise<T | null> {
  const place = (await fillingOf([shift])).get(shift.id)?.place;
  if (!place) return null;
  try {
    return await write(place);
  } catch (error) {
    if (!isDuplicateKey(error, 'shifts.place')) throw error;
    return takePlace(shift, write);
  }
}

/** Takes everybody off a shift that was deleted; each keeps the place in the trash. Safe to repeat. */
export async function emptyShift(shiftId: string): Promise<void> {
  const on = await VolunteerModel.find({ 'shifts.shiftId': shiftId }).select({ _id: 1 }).lean(leanWithId);
  for (const { id } of on) {
    await removeParts<Volunteer>({
      model: VolunteerModel,
      filter: { _id: id, 'shifts.shiftId': shiftId },
      entity: SHIFT_PLACE,
      parts: { shifts: { shiftId } },
    });
  }
}

/**
 * Puts them back on it, each in one write; who left the activity, is on another shift at that time by now or lost their place
 * stays off it.
 * Safe to repeat.
 */
export async function refillShift(shift: Shift): Promise<void> {
  const { id: shiftId, activityId, season } = shift;
  const place = { entity: SHIFT_PLACE, restoredAt: { $exists: false }, 'parts.part.shiftId': shiftId };
  const left = (await VolunteerModel.find({ trash: { $elemMatch: place } } as never)
    .select('+trash')
    .lean(leanWithId)) as unknown as { id: string; trash: TrashEntry[] }[];
  for (const { id, trash } of left) {
    const entry = trash.find(
      ({ entity, restoredAt, parts }) =>
        entity === SHIFT_PLACE && !restoredAt && parts[0]?.part.shiftId === shiftId,
    );
    if (!entry) continue;
    const { filter, update, options } = restoredParts(entry);
    const isFree = {
      ...THERE,
      participations: { $elemMatch: { activityId, season } },
      shifts: { $not: { $elemMatch: atTheSameTime(shift) } },
    };
    await ifMatched(
      VolunteerModel.updateOne({ _id: id, ...isFree, ...filter } as never, update as never, options).catch(
        (error: unknown) => {
          // Somebody else was put on their place just now.
          if (!isDuplicateKey(error, 'shifts.place')) throw error;
        },
      ),
    );
  }
}
