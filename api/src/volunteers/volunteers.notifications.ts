import { Permission } from '../identity/catalogue/permission.enum';
import {
  NotificationKind,
  type ReminderSource,
  reminderSources,
} from '../identity/notifications/notificationSources';
import { holdsToday } from '../identity/people/people.loaders';
import { UserModel } from '../identity/people/user.model';
import { leanWithId } from '../platform/database/reading/leanFind';
import { daysAfter, formatCalendarDate } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { ActivityModel, ShiftModel } from './activities/activity.model';
import { IS_BUSY, VolunteerModel } from './volunteers/volunteer.model';

/** The shifts of tomorrow, for who has an account with the address of the volunteer and did not decline. */
const tomorrow: ReminderSource = {
  key: 'shifts',
  async of(_portal, today) {
    const shifts = await ShiftModel.find({ day: daysAfter(today, 1) }).lean(leanWithId);
    if (shifts.length === 0) return [];
    const [activities, volunteers] = await Promise.all([
      ActivityModel.find({ _id: { $in: shifts.map(({ activityId }) => activityId) } })
        .select({ name: 1 })
        .lean(leanWithId),
      VolunteerModel.find({
        ...{ 'shifts.shiftId': { $in: shifts.map(({ id }) => id) }, email: { $ne: '' }, erased: false },
      })
        .select({ email: 1, shifts: 1 })
        .lean(leanWithId),
    ]);
    const ofVolunteers = { email: { $in: volunteers.map(({ email }) => email) } };
    const [users, holders] = await Promise.all([
      UserModel.find(ofVolunteers).select({ email: 1 }).lean(leanWithId),
      UserModel.distinct('_id', { $and: [ofVolunteers, holdsToday(Permission.vol)] }),
    ]);
    const mayOpen = new Set(holders.map(String));
    return shifts.flatMap(({ id, activityId, day, from, to }) => {
      const on = volunteers.filter((volunteer) =>
        volunteer.shifts.some(({ shiftId, answer }) => shiftId === id && IS_BUSY.$in.includes(answer)),
      );
      const activity = activities.find((one) => one.id === activityId)?.name ?? '';
      return users
        .filter(({ email }) => on.some((volunteer) => volunteer.email === email))
        .map(({ id: userId }) => ({
          ...{ userId, kind: NotificationKind.due, key: `shift ${id} ${day} ${from}` },
          title: `Dienst: ${activity}`,
          detail: `Morgen, ${formatCalendarDate(day)}, ${from} tot ${to}`,
          link: mayOpen.has(userId) ? '/boerenploeg' : null,
        }));
    });
  },
};

/** What people are told of shifts. */
export const volunteersNotifications: readonly Extension[] = [reminderSources.with(tomorrow)];
