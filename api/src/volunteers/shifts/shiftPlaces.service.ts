import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { removeParts, restoredParts, type TrashEntry } from '../../platform/trash/trashedParts';
import type { Shift } from '../activities/activity.model';
import { ShiftAnswer, type Volunteer, VolunteerModel } from '../volunteers/volunteer.model';
import { THERE } from '../volunteers/volunteer.service';

/** As a volunteer keeps it. No source names it: it comes back with its shift. */
const SHIFT_PLACE = 'ShiftPlace';

/** What somebody is on, and did not decline, at the same time. */
export function atTheSameTime({ start, end }: Pick<Shift, 'start' | 'end'>): object {
  return { start: { $lt: end }, end: { $gt: start }, answer: { $ne: ShiftAnswer.declined } };
}

/**
 * Takes a free place of a shift. The number of the place is in a unique index: of two who write the same one the second looks
 * for another.
 * @param write puts somebody on that place
 * @returns what it answered; null when there is none
 */
export async function takePlace<T>(
  { id: shiftId, needed }: Pick<Shift, 'id' | 'needed'>,
  write: (place: string) => Promise<T>,
): Promise<T | null> {
  const on = { shiftId, answer: { $ne: ShiftAnswer.declined } };
  const people = await VolunteerModel.find({ shifts: { $elemMatch: on } })
    .select({ shifts: 1 })
    .lean();
  const taken = people.flatMap(({ shifts }) => shifts.flatMap(({ place }) => place ?? []));
  if (people.length >= needed) return null;
  const free = Array.from({ length: needed }, (_, at) => `${shiftId}:${at}`).find(
    (place) => !taken.includes(place),
  );
  try {
    return await write(String(free));
  } catch (error) {
    if (!isDuplicateKey(error, 'shifts.place')) throw error;
    return takePlace({ id: shiftId, needed }, write);
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
