import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import type { ShiftVolunteer } from '../activities/activity.model';
import { IS_BUSY, VolunteerModel } from '../volunteers/volunteer.model';
import { clashes } from './moving.service';

/** Shift id → who is on it, by name. */
export const onShiftLoader = perRequest(
  () =>
    new DataLoader<string, ShiftVolunteer[]>(async (shiftIds) => {
      const volunteers = await VolunteerModel.find({ 'shifts.shiftId': { $in: shiftIds } })
        .select({ name: 1, email: 1, phone: 1, shifts: 1 })
        .sort({ sortName: 1, _id: 1 })
        .lean(leanWithId);
      return shiftIds.map((shiftId) =>
        volunteers.flatMap(({ id, name, email, phone, shifts }) => {
          const on = shifts.find((one) => one.shiftId === shiftId);
          if (!on) return [];
          const isDouble = IS_BUSY.$in.includes(on.answer) && clashes(on, shifts).length > 0;
          return [
            {
              volunteerId: id,
              name,
              email,
              phone,
              answer: on.answer,
              attendance: on.attendance ?? null,
              isDouble,
            },
          ];
        }),
      );
    }),
);
