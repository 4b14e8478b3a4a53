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
 * Puts them back on it, each in one write; who left the activity, or is on another shift at that time by now, stays off it.
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
    await VolunteerModel.updateOne({ _id: id, ...isFree, ...filter } as never, update as never, options);
  }
}
