import { pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { getRecord } from '../../platform/records/records';
import { type Shift, ShiftModel } from '../activities/activity.model';
import { volunteerTexts, what } from '../volunteers.texts';
import { ShiftAnswer, type Volunteer, VolunteerModel } from '../volunteers/volunteer.model';
import { THERE } from '../volunteers/volunteer.service';
import { atTheSameTime, fillingOf, takePlace } from './shiftPlaces.service';

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
