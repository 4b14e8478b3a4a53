import { createHash } from 'node:crypto';

import { pushLogLine, PORTAL } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import {
  type Activity,
  ActivityModel,
  type Shift,
  type ShiftMove,
  ShiftModel,
} from '../activities/activity.model';
import { volunteerTexts } from '../volunteers.texts';
import {
  Attendance,
  IS_BUSY,
  type OnShift,
  ShiftAnswer,
  type Volunteer,
  VolunteerModel,
} from '../volunteers/volunteer.model';

/** Begin and end of a shift. */
type Times = Pick<Shift, 'start' | 'end'>;

/** How long after a move it is looked whether somebody has its old times, as who was on it came back from the trash. */
const LOOKED_AFTER_DAYS = 31;

/** Who is told that a shift moves: all but who declined. */
const COUNTS = { $ne: ShiftAnswer.declined };

/** Whether somebody is busy with two things at once; touching is no clash. */
export function clashes(own: Times & { shiftId?: string }, others: readonly OnShift[]): OnShift[] {
  return others.filter(
    ({ shiftId, start, end, answer, attendance }) =>
      shiftId !== own.shiftId &&
      IS_BUSY.$in.includes(answer) &&
      attendance !== Attendance.absent &&
      start < own.end &&
      end > own.start,
  );
}

/**
 * What moving a shift would do: who is told, and who would have another shift at that time.
 * @param to the new times
 */
export async function moveOf({ id: shiftId }: Pick<Shift, 'id'>, { start, end }: Times): Promise<ShiftMove> {
  const on = await VolunteerModel.find({ shifts: { $elemMatch: { shiftId, answer: COUNTS } } })
    .select({ name: 1, email: 1, shifts: 1 })
    .sort({ sortName: 1, _id: 1 })
    .lean(leanWithId);
  const found = on.flatMap(({ id, name, shifts }) => {
    const own = shifts.find((one) => one.shiftId === shiftId);
    // Who waits for it is busy with the other one.
    if (!own || !IS_BUSY.$in.includes(own.answer)) return [];
    return clashes({ shiftId, start, end }, shifts).map((other) => ({ volunteerId: id, name, other }));
  });
  const others = await named(found.map(({ other }) => other.shiftId));
  const clashing = found.flatMap(({ volunteerId, name, other }) => {
    const shift = others.find(({ id }) => id === other.shiftId);
    if (!shift) return [];
    const { id, activity, day, from, to } = shift;
    return { volunteerId, name, shiftId: id, activity, day, from, to };
  });
  const shown = [start, end, on.map(({ id }) => id).sort(), clashing.map((one) => Object.values(one))];
  return {
    people: on.length,
    mailed: on.filter(({ email }) => email !== '').length,
    clashes: clashing,
    seen: createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22),
  };
}

/** Shifts with the name of their activity, by time. */
async function named(ids: readonly string[]): Promise<(Shift & { activity: string })[]> {
  const shifts = await ShiftModel.find({ _id: { $in: ids } })
    .sort({ start: 1 })
    .lean(leanWithId);
  const activities = await ActivityModel.find({ _id: { $in: shifts.map(({ activityId }) => activityId) } })
    .select({ name: 1 })
    .lean(leanWithId);
  return shifts.map((shift) => ({
    ...shift,
    activity: activities.find(({ id }) => id === shift.activityId)?.name ?? '',
  }));
}

/** @throws BAD_USER_INPUT unless what the move does is what was shown to who does it */
export async function mustBeSeen(shift: Pick<Shift, 'id'>, to: Times, seen: string): Promise<void> {
  const { people, seen: now } = await moveOf(shift, to);
  if (people > 0 && now !== seen)
    throw badInput({ seen: seen ? volunteerTexts.moveChanged : volunteerTexts.moveUnseen });
}

/** Nobody came on a shift since it was moved who does not know so. @param before the times it had */
export async function hasNew({ id: shiftId }: Pick<Shift, 'id'>, before: Times, seen: readonly string[]) {
  const { start, end } = before;
  const on = { shifts: { $elemMatch: { shiftId, start, end, answer: COUNTS } } };
  return Boolean(await VolunteerModel.exists({ _id: { $nin: seen }, ...on }));
}

/** The ids of who is on a shift, or waits for it. */
export async function idsOn(shiftId: string): Promise<string[]> {
  const on = await VolunteerModel.find({ shifts: { $elemMatch: { shiftId, answer: COUNTS } } })
    .select({ _id: 1 })
    .lean(leanWithId);
  return on.map(({ id }) => id);
}

/**
 * Gives everybody on a shift its times, each in one write with the mail that tells so; who was told is not told again. Safe to
 * repeat.
 */
export async function followMove(portal: PortalContext, shift: Shift): Promise<void> {
  const { id: shiftId, start, end } = shift;
  const behind = { shiftId, $or: [{ start: { $ne: start } }, { end: { $ne: end } }] };
  const volunteers = await VolunteerModel.find({ shifts: { $elemMatch: behind } })
    .select({ email: 1, shifts: 1 })
    .lean(leanWithId);
  for (const volunteer of volunteers) {
    const own = volunteer.shifts.find((one) => one.shiftId === shiftId);
    if (own) await moveOne(portal, shift, volunteer, own);
  }
}

async function moveOne(
  portal: PortalContext,
  { id: shiftId, day, from, start, end }: Shift,
  { id, email }: Pick<Volunteer, 'id' | 'email'>,
  own: OnShift,
): Promise<void> {
  const today = todayInAmsterdam();
  const isTold = email !== '' && own.answer !== ShiftAnswer.declined && (end >= today || own.end >= today);
  const data = { volunteerId: id, shiftId, wasStart: own.start, wasEnd: own.end };
  const mails = isTold ? mailsIn({ template: 'shiftMoved', to: email, data }) : {};
  const line = `dienst van ${formatCalendarDate(own.start.slice(0, 10))} is nu ${formatCalendarDate(day)} ${from}`;
  await ifMatched(
    VolunteerModel.updateOne(
      { _id: id, shifts: { $elemMatch: { shiftId, start: own.start, end: own.end } } },
      {
        $set: { 'shifts.$[own].start': start, 'shifts.$[own].end': end },
        $push: { ...pushLogLine(PORTAL, line), ...mails } as never,
      },
      { arrayFilters: [{ 'own.shiftId': shiftId }] },
    ),
  );
  if (isTold) await portal.mail.sendFrom(VolunteerModel as never, id);
}

/** Follows the moves that a crash, or who came on a shift at that moment, left behind. Safe to repeat. */
export async function followMoves(portal: PortalContext): Promise<void> {
  const since = new Date(Date.now() - LOOKED_AFTER_DAYS * 86_400_000);
  for (const shift of await ShiftModel.find({ movedAt: { $gte: since } }).lean(leanWithId))
    await followMove(portal, shift);
}

/** What the mail about a move says when it is sent: the shift as it is by then, and what else they do at that time. */
export async function movedFor(
  volunteerId: string,
  shiftId: string,
): Promise<{ shift: Shift; activity: Activity; others: (Shift & { activity: string })[] } | null> {
  const [volunteer, shift] = await Promise.all([
    VolunteerModel.findById(volunteerId).select({ shifts: 1 }).lean(leanWithId),
    ShiftModel.findById(shiftId).lean(leanWithId),
  ]);
  const activity = shift && (await ActivityModel.findById(shift.activityId).lean(leanWithId));
  const own = volunteer?.shifts.find((one) => one.shiftId === shiftId);
  if (!volunteer || !activity || !own || own.answer === ShiftAnswer.declined) return null;
  const others = await named(clashes({ ...shift, shiftId }, volunteer.shifts).map((one) => one.shiftId));
  return { shift, activity, others };
}
