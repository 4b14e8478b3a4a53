import { forgetMerged, UNDO_FORGOTTEN } from '../../identity/doubles/merging';
import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { erased } from '../../platform/database/recordFields';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { getRecord } from '../../platform/records/records';
import { removeParts } from '../../platform/trash/trashedParts';
import { ActivityModel, type Shift, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/activity.service';
import { volunteerTexts, what } from '../volunteers.texts';
import { IS_BUSY, ShiftAnswer, type Volunteer, VolunteerModel } from '../volunteers/volunteer.model';
import { getVolunteer, THERE } from '../volunteers/volunteer.service';
import { volunteerFields } from '../volunteers/volunteerFields';
import { atTheSameTime, fillingOf, takePlace } from './shift.service';

/** What is shown where somebody counts who was deleted. */
const ERASED_NAME = 'Verwijderde vrijwilliger';

/** Who nobody is any more. */
export const CLEARED = {
  ...erased(volunteerFields),
  ...{ name: ERASED_NAME, sortName: 'zzz', searchText: '', skills: [], erased: true },
};

/** As the trash calls a volunteer. */
export const VOLUNTEER = 'Volunteer';

/**
 * Removes a volunteer: all that is personal, and what is still to come, goes to the trash. What counts stays: the seasons
 * until now and the past shifts. The same write refuses it for who is on a coming shift.
 * @throws BAD_USER_INPUT that names those, NOT_FOUND
 */
export async function deleteVolunteer(actor: SessionUser, id: string): Promise<string> {
  // Not a valid id, or gone.
  await getVolunteer(id);
  const today = todayInAmsterdam();
  const season = seasonOfDay(today);
  const onComing = { $elemMatch: { end: { $gte: today }, answer: IS_BUSY } };
  const cleared = { ...CLEARED, changeLog: pushLogLine(actor, 'verwijderd').changeLog.$each };
  const after = await removeParts<Volunteer>({
    model: VolunteerModel,
    filter: { _id: id, ...THERE, shifts: { $not: onComing } },
    entity: VOLUNTEER,
    fields: Object.keys(cleared) as (keyof typeof cleared)[],
    parts: { participations: { season: { $gt: season } }, shifts: { end: { $gte: today } } },
    also: { $set: cleared, $unset: { links: 1, ...UNDO_FORGOTTEN }, $inc: { revision: 1 } },
  });
  if (after) {
    await forgetMerged<Volunteer>(VolunteerModel, id, CLEARED);
    return id;
  }
  const { name, shifts } = await getVolunteer(id);
  const coming = shifts.filter(({ end, answer }) => end >= today && IS_BUSY.$in.includes(answer));
  if (coming.length === 0) throw notFound(what.volunteer);
  throw new AppError('BAD_USER_INPUT', volunteerTexts.onComing(name, await namesOf(coming)));
}

/** 'Optocht op 07/02/2027, Bouw op 09/02/2027' */
async function namesOf(on: readonly { shiftId: string }[]): Promise<string> {
  const found = await ShiftModel.find({ _id: { $in: on.map(({ shiftId }) => shiftId) } })
    .sort({ start: 1 })
    .lean(leanWithId);
  const activities = await ActivityModel.find({ _id: { $in: found.map(({ activityId }) => activityId) } })
    .select({ name: 1 })
    .lean(leanWithId);
  return found
    .map(({ activityId, day }) => {
      const activity = activities.find(({ id }) => id === activityId);
      return `${activity?.name ?? ''} op ${formatCalendarDate(day)}`;
    })
    .join(', ');
}

/** Removes for good who is not in the trash any more and of whom nothing counts. Safe to repeat. */
export async function forgetErased(id: string): Promise<void> {
  const nothing = { participations: { $size: 0 }, shifts: { $size: 0 }, 'trash.0': { $exists: false } };
  await VolunteerModel.findOneAndDelete({ _id: id, erased: true, merge: null, ...nothing } as never);
}

/**
 * Forgets for good who signed up and never confirmed it, unless they do so at this moment. Safe to repeat.
 * @param only what must hold: that nothing is kept for them any more
 */
export async function forgetUnconfirmed(id: string, only: object = { shifts: { $size: 0 } }): Promise<void> {
  await ifMatched(
    VolunteerModel.updateOne(
      { ...only, _id: id, pendingEmail: { $exists: true } },
      { $set: { ...CLEARED, shifts: [], changeLog: [] }, $unset: { links: 1, pendingEmail: 1 } },
    ),
  );
  await forgetErased(id);
}

/** How many invitations somebody keeps; of more the oldest are over. */
const KEPT = 50;

/**
 * Asks everybody of the activity who is free at the time of a shift, and was not asked before, whether they can come: the first who
 * says yes has the place. Safe to repeat. @returns how many @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function askReplacement(portal: PortalContext, shiftId: string): Promise<number> {
  const shift = await getRecord<Shift>(ShiftModel, shiftId, what.shift);
  if (shift.end.slice(0, 10) < todayInAmsterdam())
    throw new AppError('BAD_USER_INPUT', volunteerTexts.passed);
  const { free = 0, isAwaited } = (await fillingOf([shift])).get(shiftId) ?? {};
  if (free === 0) throw new AppError('BAD_USER_INPUT', volunteerTexts.placesGone);
  if (isAwaited) throw new AppError('BAD_USER_INPUT', volunteerTexts.awaited);
  const { activityId, season } = shift;
  const found = await VolunteerModel.find({
    ...THERE,
    email: { $ne: '' },
    participations: { $elemMatch: { activityId, season } },
    ...isFreeFor(shift),
    invitations: { $ne: shiftId },
  })
    .select({ email: 1 })
    .lean(leanWithId);
  if (found.length === 0) throw new AppError('BAD_USER_INPUT', volunteerTexts.nobodyFree);
  for (const { id, email } of found) {
    const mail = { template: 'replacement', to: email, data: { volunteerId: id, shiftId } };
    const invited = { invitations: { $each: [shiftId], $slice: -KEPT } };
    await ifMatched(
      VolunteerModel.updateOne(
        { _id: id, invitations: { $ne: shiftId } },
        { $push: { ...invited, ...mailsIn(mail) } as never },
      ),
    );
    await portal.mail.sendFrom(VolunteerModel as never, id);
  }
  return found.length;
}

/** What somebody who was asked says: the place is theirs when it is still there. @throws BAD_USER_INPUT */
export async function answerInvitation(
  { id, name }: Volunteer,
  shift: Shift,
  accept: boolean,
): Promise<Volunteer> {
  const { id: shiftId, start, end, day, from } = shift;
  const asked = { _id: id, ...THERE, invitations: shiftId };
  const returned = { returnDocument: 'after', lean: leanWithId } as const;
  if (!accept) {
    const after = await VolunteerModel.findOneAndUpdate(asked, { $pull: { invitations: shiftId } }, returned);
    return after ?? VolunteerModel.findById(id).lean(leanWithId).orFail();
  }
  const line = pushLogLine({ name }, `valt in op dienst ${formatCalendarDate(day)} ${from}`);
  const outcome = await takePlace(shift, async (place) => ({
    after: await VolunteerModel.findOneAndUpdate(
      { ...asked, ...isFreeFor(shift) },
      {
        $push: { shifts: { shiftId, start, end, answer: ShiftAnswer.confirmed, place }, ...line },
        $pull: { invitations: shiftId },
      },
      returned,
    ),
  }));
  if (!outcome) throw new AppError('BAD_USER_INPUT', volunteerTexts.placesGone);
  if (!outcome.after) throw new AppError('BAD_USER_INPUT', volunteerTexts.overlap(name));
  return outcome.after;
}

/** Who is not on the shift, also not as who declined it, and not busy at that time. */
function isFreeFor(shift: Shift): object {
  return { shifts: { $not: { $elemMatch: { $or: [{ shiftId: shift.id }, atTheSameTime(shift)] } } } };
}
