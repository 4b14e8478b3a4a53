import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { mustObey } from '../../platform/database/obeys';
import { canBeId, leanWithId } from '../../platform/database/reading/leanFind';
import { searchTextOf, storedTexts } from '../../platform/database/recordFields';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { ifMatched } from '../../platform/database/updateAtRevision';
import {
  carnivalSundayIn,
  daysAfter,
  daysBetween,
  formatCalendarDate,
  momentInAmsterdam,
  todayInAmsterdam,
} from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { addRecord, getRecord } from '../../platform/records/records';
import { searchable } from '../../platform/text/plainText';
import {
  type Activity,
  ActivityModel,
  type ActivitySignUp,
  type Shift,
  type ShiftDay,
  ShiftModel,
  SignUpMode,
  type TakenShift,
  type VolunteerHours,
} from '../activities/activity.model';
import { checkSeason, seasonName, seasonOfDay } from '../activities/activity.service';
import type { NewExtraInput, TakenShiftInput } from '../volunteers.input';
import { volunteerTexts, what } from '../volunteers.texts';
import {
  Attendance,
  HAS_PLACE,
  type OnShift,
  ShiftAnswer,
  type Volunteer,
  VolunteerModel,
} from '../volunteers/volunteer.model';
import { getVolunteer, THERE, volunteerObeys } from '../volunteers/volunteer.service';
import { volunteerFields } from '../volunteers/volunteerFields';
import { activityObeys, atTheSameTime } from './shift.service';

const MINUTE = 60_000;

/** Who was there, unless it was noted down that they were not. */
const CAME: readonly ShiftAnswer[] = [ShiftAnswer.asked, ShiftAnswer.confirmed];

/** What is noted down in the log of a volunteer. */
const NOTED: Readonly<Record<Attendance, string>> = { there: 'was er', absent: 'is niet gekomen' };

/** The days of a season on which an activity has shifts, by time. */
export async function shiftDays(season: number): Promise<ShiftDay[]> {
  const shifts = await ShiftModel.find({ season })
    .select({ activityId: 1, day: 1, end: 1 })
    .sort({ start: 1, end: 1, _id: 1 })
    .lean(leanWithId);
  const activities = await ActivityModel.find({ _id: { $in: shifts.map(({ activityId }) => activityId) } })
    .select({ name: 1 })
    .lean(leanWithId);
  const days = new Map<string, ShiftDay>();
  for (const { activityId, day, end } of shifts) {
    const activity = activities.find(({ id }) => id === activityId)?.name ?? '';
    const before = days.get(`${activityId} ${day}`);
    days.set(`${activityId} ${day}`, {
      ...{ activityId, activity, day },
      end: before && before.end > end ? before.end : end,
    });
  }
  return [...days.values()];
}

/**
 * Notes down whether somebody is there. Who did not come gives the place up; who came after all has one beside those that are
 * needed. Safe to repeat. @param attendance null: nothing is noted down any more @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function setAttendance(
  actor: SessionUser,
  { shiftId, volunteerId }: { shiftId: string; volunteerId: string },
  attendance: Attendance | null | undefined,
): Promise<Shift> {
  const shift = await mustHaveBegun(shiftId);
  if (!canBeId(VolunteerModel as never, volunteerId)) throw notFound(what.volunteer);
  const day = `dienst ${formatCalendarDate(shift.day)} ${shift.from}`;
  const line = attendance ? `${NOTED[attendance]}: ${day}` : `niet meer genoteerd of die er was: ${day}`;
  const gone = [
    ...(attendance ? [] : ['attendance']),
    ...(attendance === Attendance.absent ? ['place'] : []),
  ];
  const { matchedCount } = await VolunteerModel.updateOne(
    {
      _id: volunteerId,
      shifts: { $elemMatch: { shiftId, answer: HAS_PLACE, attendance: { $ne: attendance ?? null } } },
    },
    {
      $set: attendance ? { 'shifts.$[own].attendance': attendance } : {},
      $unset: Object.fromEntries(gone.map((field) => [`shifts.$[own].${field}`, 1])),
      $push: pushLogLine(actor, line),
    },
    { arrayFilters: [{ 'own.shiftId': shiftId }] },
  );
  if (matchedCount > 0) return shift;
  // Noted down already, or not on it.
  const { shifts } = await getRecord<Volunteer>(VolunteerModel, volunteerId, what.volunteer);
  const own = shifts.find((one) => one.shiftId === shiftId);
  if (!own || HAS_PLACE.$nin.includes(own.answer))
    throw new AppError('BAD_USER_INPUT', volunteerTexts.notOnIt);
  return shift;
}

/**
 * A volunteer who came to help besides: is there, and takes part in the activity that season. A shift that is full is no matter. Safe to
 * repeat. @throws BAD_USER_INPUT when they are on another shift at that time, NOT_FOUND
 */
export async function addExtra(actor: SessionUser, shiftId: string, volunteerId: string): Promise<Volunteer> {
  const shift = await mustHaveBegun(shiftId);
  const { activityId, season, start, end, day, from } = shift;
  await mustObey(activityObeys, { activityId }, null);
  const { name, shifts } = await getVolunteer(volunteerId);
  const isOn = shifts.some((one) => one.shiftId === shiftId);
  const others = { ...atTheSameTime({ start, end }), shiftId: { $ne: shiftId } };
  const isFree = { _id: volunteerId, ...THERE, shifts: { $not: { $elemMatch: others } } };
  const line = pushLogLine(actor, `extra op dienst ${formatCalendarDate(day)} ${from}`);
  const also = { $addToSet: { participations: { activityId, season } } };
  const after = isOn
    ? await VolunteerModel.findOneAndUpdate(
        { ...isFree, 'shifts.shiftId': shiftId },
        { $set: { 'shifts.$[own]': onIt(shift) }, ...also, $push: line },
        { arrayFilters: [{ 'own.shiftId': shiftId }], returnDocument: 'after', lean: leanWithId },
      )
    : await VolunteerModel.findOneAndUpdate(
        { ...isFree, 'shifts.shiftId': { $ne: shiftId } },
        { ...also, $push: { shifts: onIt(shift), ...line } },
        { returnDocument: 'after', lean: leanWithId },
      );
  if (after) return after;
  const now = await getVolunteer(volunteerId);
  // Twice at once: the other one did it.
  if (now.shifts.some((one) => one.shiftId === shiftId && one.attendance)) return now;
  throw badInput({ volunteerId: volunteerTexts.overlap(name) });
}

/** The same of who was no volunteer, in one write. @throws BAD_USER_INPUT, also for somebody who looks the same, NOT_FOUND */
export async function addNewExtra(
  actor: SessionUser,
  shiftId: string,
  { allowDuplicate, ...input }: NewExtraInput,
): Promise<Volunteer> {
  const shift = await mustHaveBegun(shiftId);
  const { activityId, season, day, from } = shift;
  await mustObey(activityObeys, { activityId }, null);
  const texts = storedTexts(volunteerFields, input);
  const sortName = searchable(texts.name);
  await mustObey(volunteerObeys, { ...texts, sortName }, null, Boolean(allowDuplicate));
  return addRecord<Volunteer>(VolunteerModel, {
    ...{ ...texts, sortName, searchText: searchTextOf(volunteerFields, texts) },
    participations: [{ activityId, season }],
    shifts: [onIt(shift)],
    changeLog: [logLine(actor, `toegevoegd, extra op dienst ${formatCalendarDate(day)} ${from}`)],
  });
}

/** How long people helped in a season until now, by name: by the real time, also in the nights on which the clock changes. */
export async function volunteerHours(season: number, now = new Date()): Promise<VolunteerHours[]> {
  const shifts = await ShiftModel.find({ season }).select({ start: 1, end: 1 }).lean(leanWithId);
  const minutes = new Map(
    shifts.flatMap(({ id, start, end }) => {
      const until = momentInAmsterdam(end).getTime();
      return until <= now.getTime()
        ? [[id, (until - momentInAmsterdam(start).getTime()) / MINUTE] as const]
        : [];
    }),
  );
  const volunteers = await VolunteerModel.find({ 'shifts.shiftId': { $in: [...minutes.keys()] } })
    .select({ name: 1, shifts: 1 })
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  return volunteers.flatMap(({ id, name, shifts: on }) => {
    const done = on.flatMap((one) => (came(one) ? (minutes.get(one.shiftId) ?? []) : []));
    return done.length > 0
      ? [{ volunteerId: id, name, shifts: done.length, minutes: done.reduce((sum, one) => sum + one, 0) }]
      : [];
  });
}

function came({ answer, attendance }: OnShift): boolean {
  return attendance ? attendance === Attendance.there : CAME.includes(answer);
}

/** As who came besides has it: no place of those that are needed, so that it is never full. */
function onIt({ id: shiftId, start, end }: Shift): OnShift {
  return { shiftId, start, end, answer: ShiftAnswer.confirmed, attendance: Attendance.there };
}

/** From the day before on: a shift over midnight is prepared in the evening. */
async function mustHaveBegun(id: string): Promise<Shift> {
  const shift = await getRecord<Shift>(ShiftModel, id, what.shift);
  if (shift.day > daysAfter(todayInAmsterdam(), 1))
    throw new AppError('BAD_USER_INPUT', volunteerTexts.notYet);
  return shift;
}

/** In days: what is further from carnival may go by the calendar. */
const FAR = 60;

/** The day of the next season as far from carnival as this one is: on the same day of the week, as carnival is on a Sunday. */
export function dayInNext(day: string, season: number): string {
  return daysAfter(carnivalSundayIn(season + 2), daysBetween(carnivalSundayIn(season + 1), day));
}

/**
 * What of the season before can be taken over into a season, and when it would be: first what somebody has to look at, because
 * it was moved by hand, is far from carnival, or would fall outside the season. @throws BAD_USER_INPUT
 */
export async function listTakeover(season: number): Promise<TakenShift[]> {
  checkSeason(season);
  const before = season - 1;
  const shifts = await ShiftModel.find({ season: before })
    .sort({ start: 1, end: 1, _id: 1 })
    .lean(leanWithId);
  const [activities, taken] = await Promise.all([
    ActivityModel.find({ _id: { $in: shifts.map(({ activityId }) => activityId) }, archived: false })
      .select({ name: 1 })
      .lean(leanWithId),
    // What was deleted by hand does not come back.
    ShiftModel.find({ takenFrom: { $in: shifts.map(({ id }) => id) } })
      .select({ takenFrom: 1 })
      .setOptions(WITH_TRASH)
      .lean(leanWithId),
  ]);
  const rows = shifts.flatMap(({ id, activityId, day, from, to, needed, movedAt }): TakenShift[] => {
    const activity = activities.find((one) => one.id === activityId);
    if (!activity || taken.some((one) => one.takenFrom === id)) return [];
    const newDay = dayInNext(day, before);
    return [
      {
        ...{ id, activity: activity.name, day, from, to, needed, isMoved: Boolean(movedAt) },
        isFar: Math.abs(daysBetween(carnivalSundayIn(season), day)) > FAR,
        newDay: seasonOfDay(newDay) === season ? newDay : null,
      },
    ];
  });
  const isOdd = ({ newDay, isMoved, isFar }: TakenShift) => newDay === null || isMoved || isFar;
  return [...rows.filter(isOdd), ...rows.filter((row) => !isOdd(row))];
}

/**
 * Takes shifts of the season before over into a season, with nobody on them, and how people signed up, closed. What was taken over
 * already is not made again. Safe to repeat. @returns how many were made
 * @throws BAD_USER_INPUT when one is not as it was shown
 */
export async function takeOverSeason(
  actor: SessionUser,
  season: number,
  wanted: readonly TakenShiftInput[],
): Promise<number> {
  const listed = await listTakeover(season);
  const shifts = await ShiftModel.find({ _id: { $in: wanted.map(({ id }) => id) }, season: season - 1 }).lean(
    leanWithId,
  );
  const rows = wanted.flatMap(({ id, day }) => {
    const shift = shifts.find((one) => one.id === id);
    if (!shift || dayInNext(shift.day, season - 1) !== day || seasonOfDay(day) !== season)
      throw new AppError('BAD_USER_INPUT', volunteerTexts.takeoverChanged);
    return listed.some((one) => one.id === id) ? { shift, day } : [];
  });
  let made = 0;
  for (const { shift, day } of rows) made += await takeOver(actor, shift, day, season);
  const ids = [...new Set(shifts.map(({ activityId }) => activityId))];
  for (const activity of await ActivityModel.find({ _id: { $in: ids } }).lean(leanWithId))
    await takeSignUp(actor, activity, season);
  return made;
}

/**
 * Takes that back: what was made of these shifts of the season before is gone, unless it was changed, or somebody is on it; so is how
 * people sign up, where nobody changed it and nothing is left. Safe to repeat. @returns how many are gone
 */
export async function undoTakeOverSeason(
  actor: SessionUser,
  season: number,
  ids: readonly string[],
): Promise<number> {
  const made = await ShiftModel.find({ takenFrom: { $in: ids }, season, revision: 1 }).lean(leanWithId);
  let gone = 0;
  for (const { id } of made) {
    if (await VolunteerModel.exists({ 'shifts.shiftId': id })) continue;
    const removed = await ShiftModel.findOneAndDelete({ _id: id, revision: 1 });
    if (removed) gone += 1;
  }
  const activityIds = [...new Set(made.map(({ activityId }) => activityId))];
  for (const activity of await ActivityModel.find({ _id: { $in: activityIds } }).lean(leanWithId)) {
    const taken = takenSignUp(activity, season);
    if (!taken || (await ShiftModel.exists({ activityId: activity.id, season }))) continue;
    await ifMatched(
      ActivityModel.updateOne(
        { _id: activity.id, signUps: { $elemMatch: taken } },
        {
          $pull: { signUps: { season } },
          $inc: { revision: 1 },
          $push: pushLogLine(actor, `overnemen in ${seasonName(season)} teruggedraaid`),
        },
      ),
    );
  }
  return gone;
}

async function takeOver(
  actor: SessionUser,
  { id: takenFrom, activityId, from, to, needed }: Shift,
  day: string,
  season: number,
): Promise<number> {
  const end = `${to < from ? daysAfter(day, 1) : day}T${to}`;
  const line = `overgenomen uit ${seasonName(season - 1)}`;
  try {
    await addRecord<Shift>(ShiftModel, {
      ...{ activityId, season, day, from, to, needed, start: `${day}T${from}`, end, takenFrom },
      changeLog: [logLine(actor, line)],
    });
    return 1;
  } catch (error) {
    // Somebody else did so at this moment.
    if (isDuplicateKey(error, 'takenFrom')) return 0;
    throw error;
  }
}

/** How people sign up in the season, as it follows from the one before: closed. Undefined: nobody said it then. */
function takenSignUp({ signUps = [] }: Activity, season: number): ActivitySignUp | undefined {
  const before = signUps.find((one) => one.season === season - 1);
  if (!before) return undefined;
  const { from, until, most } = before;
  const [first, last] = [dayInNext(from, season - 1), dayInNext(until, season - 1)];
  return { season, mode: SignUpMode.closed, from: first, until: last, most };
}

async function takeSignUp(actor: SessionUser, activity: Activity, season: number): Promise<void> {
  const taken = takenSignUp(activity, season);
  if (!taken) return;
  await ifMatched(
    ActivityModel.updateOne(
      { _id: activity.id, 'signUps.season': { $ne: season } },
      {
        $push: {
          signUps: taken,
          ...pushLogLine(actor, `aanmelden overgenomen in ${seasonName(season)}, gesloten`),
        },
        $inc: { revision: 1 },
      },
    ),
  );
}
