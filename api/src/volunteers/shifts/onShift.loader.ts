import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { perRequest } from '../../platform/schema/perRequest';
import type { ShiftVolunteer } from '../activities/activity.model';
import { VolunteerModel } from '../volunteers/volunteer.model';

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
          return on ? [{ volunteerId: id, name, email, phone, answer: on.answer }] : [];
        }),
      );
    }),
);
