import { forgetMerged, UNDO_FORGOTTEN } from '../../identity/doubles/merging';
import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { erased } from '../../platform/database/recordFields';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, notFound } from '../../platform/errors/appError';
import { removeParts } from '../../platform/trash/trashedParts';
import { ActivityModel, ShiftModel } from '../activities/activity.model';
import { seasonOfDay } from '../activities/seasons';
import { volunteerTexts, what } from '../volunteers.texts';
import { IS_BUSY, type Volunteer, VolunteerModel } from '../volunteers/volunteer.model';
import { getVolunteer, THERE } from '../volunteers/volunteer.service';
import { volunteerFields } from '../volunteers/volunteerFields';

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
