import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { removeParts, restoredParts, type TrashEntry } from '../../platform/trash/trashedParts';
import type { Shift } from '../activities/activity.model';
import {
  Attendance,
  HAS_PLACE,
  IS_BUSY,
  type OnShift,
  type Volunteer,
  VolunteerModel,
} from '../volunteers/volunteer.model';
import { THERE } from '../volunteers/volunteer.service';

/** As a volunteer keeps it. No source names it: it comes back with its shift. */
const SHIFT_PLACE = 'ShiftPlace';

/** What somebody is busy with at the same time. */
export function atTheSameTime({ start, end }: Pick<Shift, 'start' | 'end'>): object {
  return {
    start: { $lt: end },
    end: { $gt: start },
    answer: IS_BUSY,
    attendance: { $ne: Attendance.absent },
  };
}

/** Whether somebody has a place of a shift; who did not come has none any more. */
export function hasPlace({
  answer,
  attendance,
}: Pick<OnShift, 'answer'> & { attendance?: Attendance | null }): boolean {
  return !HAS_PLACE.$nin.includes(answer) && attendance !== Attendance.absent;
}

/** How a shift is filled. */
export interface Filling {
  /** Places nobody has. */
  free: number;
  /** Somebody waits for one: what comes free is theirs. */
  isAwaited: boolean;
  /** One of the free places, by chance: of many who take one at this moment few take the same. Null: there is none. */
  place: string | null;
}

/** How shifts are filled, by their id. */
export async function fillingOf(
  shifts: readonly Pick<Shift, 'id' | 'needed'>[],
): Promise<Map<string, Filling>> {
  const people = await VolunteerModel.find({ 'shifts.shiftId': { $in: shifts.map(({ id }) => id) } })
    .select({ shifts: 1 })
    .lean();
  const all = people.flatMap((person) => person.shifts);
  return new Map(
    shifts.map(({ id, needed }) => {
      const on = all.filter(({ shiftId }) => shiftId === id);
      const having = on.filter(hasPlace);
      const taken = new Set(having.map(({ place }) => place));
      const free = Math.max(0, needed - having.length);
      const places = Array.from({ length: needed }, (_, at) => `${id}:${at}`).filter(
        (one) => !taken.has(one),
      );
      const place = free > 0 ? (places[Math.floor(Math.random() * places.length)] ?? null) : null;
      return [id, { free, place, isAwaited: on.some(({ since }) => since) }];
    }),
  );
}

/**
 * Takes a free place of a shift. The number of the place is in a unique index: of two who write the same one the second looks
 * for another.
 * @param write puts somebody on that place
 * @returns what it answered; null when there is none
 */
export async function takePlace<T>(
  shift: Pick<Shift, 'id' | 'needed'>,
  write: (place: string) => Promise<T>,
): Promise<T | null> {
  const place = (await fillingOf([shift])).get(shift.id)?.place;
  if (!place) return null;
  try {
    return await write(place);
  } catch (error) {
    if (!isDuplicateKey(error, 'shifts.place')) throw error;
    return takePlace(shift, write);
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
