import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { daysAfter, daysBetween } from '../../platform/dates/amsterdam';
import { carnivalSundayIn } from '../../platform/dates/targetDays';
import { AppError } from '../../platform/errors/appError';
import { addRecord } from '../../platform/records/records';
import {
  type Activity,
  ActivityModel,
  type ActivitySignUp,
  type Shift,
  ShiftModel,
  SignUpMode,
  type TakenShift,
} from '../activities/activity.model';
import { checkSeason, seasonName, seasonOfDay } from '../activities/seasons';
import type { TakenShiftInput } from '../volunteers.input';
import { volunteerTexts } from '../volunteers.texts';
import { VolunteerModel } from '../volunteers/volunteer.model';

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
