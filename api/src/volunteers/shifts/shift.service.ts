import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { mustObey, type Obeys } from '../../platform/database/obeys';
import { leanWithId, canBeId } from '../../platform/database/reading/leanWithId';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { daysAfter, formatCalendarDate } from '../../platform/dates/amsterdam';
import { badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import { type Shift, ShiftModel, type ShiftMove, type ShiftVolunteer } from '../activities/activity.model';
import { getActivity } from '../activities/activity.service';
import { checkSeason, seasonOfDay } from '../activities/seasons';
import type { ShiftInput } from '../volunteers.input';
import { volunteerTexts, what } from '../volunteers.texts';
import { HAS_PLACE, type Participation, ShiftAnswer, VolunteerModel } from '../volunteers/volunteer.model';
import { getVolunteer, THERE } from '../volunteers/volunteer.service';
import { followMove, hasNew, idsOn, moveOf, mustBeSeen } from './moving.service';
import { atTheSameTime, emptyShift, hasPlace, takePlace } from './shiftPlaces.service';

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
