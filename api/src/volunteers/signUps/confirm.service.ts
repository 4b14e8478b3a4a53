import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { getRecord } from '../../platform/records/records';
import { ActivityModel, type Shift, ShiftModel, SignUpMode } from '../activities/activity.model';
import { getActivity } from '../activities/activity.service';
import { atTheSameTime, fillingOf, shiftIdsOf, takePlace } from '../shifts/shift.service';
import { volunteerTexts, what } from '../volunteers.texts';
import {
  IS_BUSY,
  type OnShift,
  ShiftAnswer,
  type Volunteer,
  VolunteerModel,
} from '../volunteers/volunteer.model';
import { signUpIn } from './openActivities.service';

/**
 * Confirms a sign-up by the link in the mail: the place is theirs, or waits for the team; without a place they are on the waiting list
 * from now on. Who was no volunteer is one, in one write that is refused when they have another shift at that time or as
 * many as one person can have. Safe to repeat.
 * @throws BAD_USER_INPUT
 */
export async function confirmSignUp(volunteer: Volunteer, own: OnShift, shift: Shift): Promise<Volunteer> {
  const activity = await getActivity(shift.activityId);
  const { mode, most } = signUpIn(activity, shift.season) ?? { mode: SignUpMode.open, most: Infinity };
  const having = mode === SignUpMode.request ? ShiftAnswer.requested : ShiftAnswer.confirmed;
  const ids = await shiftIdsOf(shift.activityId, shift.season);
  const write = (to: OnTheWay) => writeConfirmed(volunteer, own, shift, { to, most, ids });
  const after =
    own.answer === ShiftAnswer.held ? await write({ answer: having }) : await joinList(shift, having, write);
  if (after) return after;
  throw new AppError('BAD_USER_INPUT', await whyNot(volunteer, own, { most, ids }));
}

/** What a sign-up becomes. */
interface OnTheWay {
  answer: ShiftAnswer;
  place?: string;
  since?: Date;
}

/** A place that came free meanwhile, unless others wait for one; else the waiting list. */
async function joinList(
  shift: Shift,
  answer: ShiftAnswer,
  write: (to: OnTheWay) => Promise<Volunteer | null>,
): Promise<Volunteer | null> {
  const { place, isAwaited } = (await fillingOf([shift])).get(shift.id) ?? {};
  const taken =
    place && !isAwaited
      ? await takePlace(shift, async (free) => ({ after: await write({ answer, place: free }) }))
      : null;
  return taken ? taken.after : write({ answer: ShiftAnswer.waiting, since: new Date() });
}

interface Limits {
  most: number;
  /** The shifts of the activity in the season. */
  ids: readonly string[];
}

async function writeConfirmed(
  { id, name, phone }: Volunteer,
  own: OnShift,
  { activityId, season, day, from }: Shift,
  { to: { answer, place, since }, most, ids }: Limits & { to: OnTheWay },
): Promise<Volunteer | null> {
  const { shiftId, answer: before } = own;
  const busyHere = {
    $filter: {
      input: '$shifts',
      cond: { $and: [{ $in: ['$$this.answer', IS_BUSY.$in] }, { $in: ['$$this.shiftId', ids] }] },
    },
  };
  const others = { ...atTheSameTime(own), shiftId: { $ne: shiftId } };
  return VolunteerModel.findOneAndUpdate(
    {
      _id: id,
      $and: [
        { shifts: { $elemMatch: { shiftId, answer: before, until: { $gt: new Date() } } } },
        ...(since ? [] : [{ shifts: { $not: { $elemMatch: others } } }]),
      ],
      ...(Number.isFinite(most) && { $expr: { $lt: [{ $size: busyHere }, most] } }),
    },
    {
      $set: {
        'shifts.$[own].answer': answer,
        ...(place && { 'shifts.$[own].place': place }),
        ...(since && { 'shifts.$[own].since': since }),
        ...(!phone && own.phone && { phone: own.phone }),
      },
      $unset: { 'shifts.$[own].until': 1, 'shifts.$[own].phone': 1, pendingEmail: 1 },
      $addToSet: { participations: { activityId, season } },
      $push: pushLogLine({ name }, `meldt zich aan voor dienst ${formatCalendarDate(day)} ${from}`),
    },
    { arrayFilters: [{ 'own.shiftId': shiftId }], returnDocument: 'after', lean: leanWithId },
  );
}

async function whyNot({ id, name }: Volunteer, own: OnShift, { most, ids }: Limits): Promise<string> {
  const { shifts } = await VolunteerModel.findById(id).lean(leanWithId).orFail();
  const now = shifts.find(({ shiftId }) => shiftId === own.shiftId);
  if (!now?.until || now.until <= new Date()) return volunteerTexts.expired;
  const busy = shifts.filter(({ answer }) => IS_BUSY.$in.includes(answer));
  const atOnce = busy.some(({ start, end }) => start < own.end && end > own.start);
  if (atOnce) return volunteerTexts.overlap(name);
  return busy.filter(({ shiftId }) => ids.includes(shiftId)).length >= most
    ? volunteerTexts.hasMost(most)
    : volunteerTexts.expired;
}

/**
 * What the team says to who asked for a shift: they have it, or are off it; either is mailed with the write. Doing so twice is harmless.
 * @throws NOT_FOUND
 */
export async function decideSignUp(
  portal: PortalContext,
  actor: SessionUser,
  { shiftId, volunteerId }: { shiftId: string; volunteerId: string },
  approve: boolean,
): Promise<Shift> {
  const shift = await getRecord<Shift>(ShiftModel, shiftId, what.shift);
  const volunteer = await getRecord<Volunteer>(VolunteerModel, volunteerId, what.volunteer);
  const day = formatCalendarDate(shift.day);
  const data = { volunteerId, shiftId, approved: approve };
  const line = pushLogLine(actor, `aanmelding voor dienst ${day} ${approve ? 'goedgekeurd' : 'afgewezen'}`);
  const push = {
    ...line,
    ...(volunteer.email && mailsIn({ template: 'signUpDecided', to: volunteer.email, data })),
  };
  const asked = { _id: volunteerId, shifts: { $elemMatch: { shiftId, answer: ShiftAnswer.requested } } };
  const { matchedCount } = approve
    ? await VolunteerModel.updateOne(
        asked,
        { $set: { 'shifts.$[own].answer': ShiftAnswer.confirmed }, $push: push as never },
        { arrayFilters: [{ 'own.shiftId': shiftId }] },
      )
    : await VolunteerModel.updateOne(asked, { $pull: { shifts: { shiftId } }, $push: push as never });
  if (matchedCount > 0) await portal.mail.sendFrom(VolunteerModel as never, volunteerId);
  else if (!volunteer.shifts.some((one) => one.shiftId === shiftId)) throw notFound(what.volunteer);
  return shift;
}

/** How many asked for a shift that has not been, and the activity of the first one. */
export async function requestedSignUps(): Promise<{ count: number; activity: string | undefined }> {
  const volunteers = await VolunteerModel.find({ 'shifts.answer': ShiftAnswer.requested })
    .select({ shifts: 1 })
    .lean();
  const asked = volunteers
    .flatMap(({ shifts }) => shifts)
    .filter(({ answer, end }) => answer === ShiftAnswer.requested && end >= todayInAmsterdam())
    .sort((a, b) => a.start.localeCompare(b.start));
  const [first] = asked;
  const shift = first && (await ShiftModel.findById(first.shiftId).select({ activityId: 1 }).lean());
  const activity = shift && (await ActivityModel.findById(shift.activityId).select({ name: 1 }).lean());
  return { count: asked.length, activity: activity?.name };
}
