import type { Mailing } from '../../identity/mailings/mailing.model';
import { startMailing } from '../../identity/mailings/mailing.service';
import { MailingAudience } from '../../identity/mailings/mailingAudiences';
import type { SessionUser } from '../../identity/people/requestContext';
import { DAY, linkGone, newLink, openedBy, visitorUrl, withLink } from '../../identity/tokens/privateLink';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import {
  ActivityModel,
  type OwnShift,
  type OwnShifts,
  type Shift,
  ShiftModel,
} from '../activities/activity.model';
import { getActivity, seasonName } from '../activities/activity.service';
import { confirmSignUp } from '../signUps/confirm.service';
import { volunteerTexts, what } from '../volunteers.texts';
import {
  type OnShift,
  type Participation,
  ShiftAnswer,
  type Volunteer,
  VolunteerModel,
} from '../volunteers/volunteer.model';
import { answerInvitation, askReplacement } from './removal.service';
import { atTheSameTime, fillingOf, shiftIdsOf, takePlace } from './shift.service';

/** The page on which a volunteer answers, without an account. */
export function ownShiftsUrl(publicUrl: string, token: string): string {
  return visitorUrl(publicUrl, 'diensten', token);
}

/** What a private link opens: the own shifts from today on. @throws NOT_FOUND */
export async function readOwn(token: string): Promise<OwnShifts> {
  return ownOf(await volunteerOf(token));
}

/** The token of a new link for a mail to this volunteer, and what it opens; null when nothing is asked of them. */
export async function addOwnLink(
  id: string,
  email: string,
): Promise<{ token: string; own: OwnShifts } | null> {
  const volunteer = await VolunteerModel.findOne({ _id: id, email }).lean(leanWithId);
  if (!volunteer) return null;
  const own = await ownOf(volunteer);
  if (own.shifts.length === 0) return null;
  const { token, link } = newLink('mail', lifetimeFor(own));
  const { matchedCount } = await VolunteerModel.updateOne({ _id: id, email }, withLink(link) as never, {
    updatePipeline: true,
  });
  return matchedCount > 0 ? { token, own } : null;
}

/**
 * Confirms or declines a shift, or a sign-up for it; a change of mind is allowed until the day is over.
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export async function answer(token: string, shiftId: string, accept: boolean): Promise<OwnShifts> {
  const volunteer = await volunteerOf(token);
  const own = volunteer.shifts.find((one) => one.shiftId === shiftId);
  const isHere = own ?? volunteer.invitations?.includes(shiftId);
  const shift = isHere && (await ShiftModel.findById(shiftId).lean(leanWithId));
  if (!shift) throw notFound(what.shift);
  if (shift.end.slice(0, 10) < todayInAmsterdam())
    throw new AppError('BAD_USER_INPUT', volunteerTexts.passed);
  if (!own) return ownOf(await answerInvitation(volunteer, shift, accept));
  const isSignUp = SIGN_UPS.includes(own.answer);
  if (accept) return ownOf(await (isSignUp ? confirmSignUp : confirm)(volunteer, own, shift));
  return ownOf(await (isSignUp ? withdraw(volunteer, own) : decline(volunteer, own)));
}

/** Asks the others of the activity in the place of who declined a shift. @returns how many @throws NOT_FOUND, BAD_USER_INPUT */
export async function askOthers(portal: PortalContext, token: string, shiftId: string): Promise<number> {
  const { shifts } = await volunteerOf(token);
  const own = shifts.find((one) => one.shiftId === shiftId);
  if (!own) throw notFound(what.shift);
  if (own.answer !== ShiftAnswer.declined) throw new AppError('BAD_USER_INPUT', volunteerTexts.notDeclined);
  return askReplacement(portal, shiftId);
}

/** What nobody counts on yet. */
const SIGN_UPS: readonly ShiftAnswer[] = [ShiftAnswer.held, ShiftAnswer.waiting];

async function confirm({ id, name }: Volunteer, own: OnShift, shift: Shift): Promise<Volunteer> {
  const { shiftId, start, answer: before } = own;
  if (before === ShiftAnswer.requested) return VolunteerModel.findById(id).lean(leanWithId).orFail();
  const line = `bevestigt dienst ${formatCalendarDate(start.slice(0, 10))}`;
  const write = (place?: string) =>
    VolunteerModel.findOneAndUpdate(
      {
        _id: id,
        $and: [
          { shifts: { $elemMatch: { shiftId, answer: before } } },
          // Who declined may have another shift by now.
          { shifts: { $not: { $elemMatch: { ...atTheSameTime(own), shiftId: { $ne: shiftId } } } } },
        ],
      },
      {
        $set: {
          'shifts.$[own].answer': ShiftAnswer.confirmed,
          ...(place && { 'shifts.$[own].place': place }),
        },
        $push: pushLogLine({ name }, line),
      },
      { arrayFilters: [{ 'own.shiftId': shiftId }], returnDocument: 'after', lean: leanWithId },
    );
  // Who declined gave the place up.
  const outcome =
    before === ShiftAnswer.declined
      ? await takePlace(shift, async (place) => ({ after: await write(place) }))
      : { after: await write() };
  if (!outcome) throw new AppError('BAD_USER_INPUT', volunteerTexts.placesGone);
  if (!outcome.after) throw new AppError('BAD_USER_INPUT', volunteerTexts.overlap(name));
  return outcome.after;
}

async function decline({ id, name }: Volunteer, { shiftId, start }: OnShift): Promise<Volunteer | null> {
  return VolunteerModel.findOneAndUpdate(
    { _id: id, 'shifts.shiftId': shiftId },
    {
      $set: { 'shifts.$[own].answer': ShiftAnswer.declined },
      $unset: { 'shifts.$[own].place': 1 },
      $push: pushLogLine({ name }, `zegt af voor dienst ${formatCalendarDate(start.slice(0, 10))}`),
    },
    { arrayFilters: [{ 'own.shiftId': shiftId }], returnDocument: 'after', lean: leanWithId },
  );
}

/** What was never confirmed leaves nothing behind. */
async function withdraw({ id, name }: Volunteer, { shiftId, start }: OnShift): Promise<Volunteer | null> {
  return VolunteerModel.findOneAndUpdate(
    { _id: id, shifts: { $elemMatch: { shiftId, answer: { $in: SIGN_UPS } } } },
    {
      $pull: { shifts: { shiftId } },
      $push: pushLogLine(
        { name },
        `trekt aanmelding in voor dienst ${formatCalendarDate(start.slice(0, 10))}`,
      ),
    },
    { returnDocument: 'after', lean: leanWithId },
  );
}

/**
 * Mails the private link to whoever is on a shift of an activity and has not answered, as a mailing.
 * @throws BAD_USER_INPUT
 */
export async function mailLinks(
  portal: PortalContext,
  actor: SessionUser,
  { activityId, season }: Participation,
): Promise<Mailing> {
  const shiftIds = await shiftIdsOf(activityId, season);
  const asked = { shiftId: { $in: shiftIds }, answer: ShiftAnswer.asked, end: { $gte: todayInAmsterdam() } };
  const volunteers = await VolunteerModel.find({ email: { $ne: '' }, shifts: { $elemMatch: asked } })
    .select({ name: 1, email: 1 })
    .sort({ sortName: 1 })
    .lean(leanWithId);
  if (volunteers.length === 0) throw new AppError('BAD_USER_INPUT', volunteerTexts.nobody);
  const { name } = await getActivity(activityId);
  const { foundation } = portal.settings;
  return startMailing(portal, actor, {
    ...{ audience: MailingAudience.activity, title: `${name}, ${seasonName(season)}` },
    ...{ subject: ASK_SUBJECT, senderName: foundation.name, replyTo: foundation.email },
    ...{ isNeeded: true, template: ASK_MAILING },
    recipients: volunteers.map(({ id, name: called, email }) => ({ id, name: called, email })),
  });
}

/** The template of mailings that ask volunteers to confirm their shifts. */
export const ASK_MAILING = 'ownShiftsMailing';
/** What those mails are called. */
export const ASK_SUBJECT = 'Kun je op deze diensten?';

/** A shift for a mail to this volunteer about it; null when either is gone. */
export async function shiftFor(
  volunteerId: string,
  shiftId: string,
  email: string,
): Promise<{ name: string; shift: Shift & { activity: string } } | null> {
  const [volunteer, shift] = await Promise.all([
    VolunteerModel.findOne({ _id: volunteerId, email }).select({ name: 1 }).lean(leanWithId),
    ShiftModel.findById(shiftId).lean(leanWithId),
  ]);
  const activity = shift && (await ActivityModel.findById(shift.activityId).select({ name: 1 }).lean());
  return volunteer && activity
    ? { name: volunteer.name, shift: { ...shift, activity: activity.name } }
    : null;
}

/** The shifts from today on of whoever has this address, by time. */
export async function shiftsAt(email: string): Promise<OwnShift[]> {
  const volunteers = await VolunteerModel.find({
    ...{ email, erased: false, 'shifts.end': { $gte: todayInAmsterdam() } },
  })
    .select({ name: 1, shifts: 1, invitations: 1 })
    .lean(leanWithId);
  const each = await Promise.all(volunteers.map(ownOf));
  return each
    .flatMap(({ shifts }) => shifts)
    .sort((a, b) => `${a.day} ${a.from}`.localeCompare(`${b.day} ${b.from}`));
}

/** 60 days, or until a week after the last shift when that is later. */
function lifetimeFor({ shifts }: OwnShifts): number {
  const last = Math.max(...shifts.map(({ day }) => Date.parse(day)));
  return Math.max(60 * DAY, last + 8 * DAY - Date.now());
}

async function volunteerOf(token: string): Promise<Volunteer> {
  const volunteer = await VolunteerModel.findOne(openedBy(token)).lean(leanWithId);
  if (!volunteer) throw linkGone();
  return volunteer;
}

async function ownOf(volunteer: Volunteer | null): Promise<OwnShifts> {
  if (!volunteer) throw notFound(what.shift);
  const { name, shifts, invitations = [] } = volunteer;
  const today = todayInAmsterdam();
  const coming = shifts.filter(({ end }) => end.slice(0, 10) >= today);
  const asked = invitations.filter((id) => !shifts.some(({ shiftId }) => shiftId === id));
  const found = await ShiftModel.find({
    _id: { $in: [...coming.map(({ shiftId }) => shiftId), ...asked] },
    end: { $gte: today },
  })
    .sort({ start: 1 })
    .lean(leanWithId);
  const activities = await ActivityModel.find({ _id: { $in: found.map(({ activityId }) => activityId) } })
    .select({ name: 1 })
    .lean(leanWithId);
  const answerTo = (id: string) =>
    coming.find(({ shiftId }) => shiftId === id)?.answer ?? ShiftAnswer.invited;
  const offered = await withPlaces(found.filter(({ id }) => FOR_OTHERS.includes(answerTo(id))));
  return {
    name,
    shifts: found
      .filter(({ id }) => answerTo(id) !== ShiftAnswer.invited || offered.has(id))
      .map(({ id, activityId, day, from, to }) => ({
        ...{ id, day, from, to, answer: answerTo(id) },
        until: coming.find(({ shiftId }) => shiftId === id)?.until,
        canAsk: answerTo(id) === ShiftAnswer.declined && offered.has(id),
        activity: activities.find((activity) => activity.id === activityId)?.name ?? '',
      })),
  };
}

/** Of whose place it is asked whether somebody else has it by now. */
const FOR_OTHERS: readonly ShiftAnswer[] = [ShiftAnswer.declined, ShiftAnswer.invited];

/** The ids of the shifts that have a place for who comes first. */
async function withPlaces(shifts: readonly Shift[]): Promise<Set<string>> {
  if (shifts.length === 0) return new Set();
  const filled = await fillingOf(shifts);
  return new Set([...filled].flatMap(([id, { free, isAwaited }]) => (free > 0 && !isAwaited ? id : [])));
}
