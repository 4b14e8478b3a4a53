import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { daysAfter, formatCalendarDate } from '../../../platform/dates/amsterdam';
import { NotificationKind } from '../../notifications/notification.enums';
import type { ReminderSource } from '../../notifications/notificationSources';
import { UserModel } from '../../people/user.model';
import { administratorsToday } from './endedRights.service';
import { rightNames } from './rightNames';

/** Days before its end that a right is told of. */
const AHEAD = 14;

/** Tells people that a right of their own ends; who administers users was mailed of it before. */
export const endingRights: ReminderSource = {
  key: 'ending rights',
  async of(_portal, today) {
    const lastDay = { $gte: today, $lte: daysAfter(today, AHEAD) };
    const ending = { 'permissions.ends': { $elemMatch: { lastDay } } };
    const [users, administrators] = await Promise.all([
      UserModel.find(ending).select({ 'permissions.ends': 1 }).lean(leanWithId),
      UserModel.distinct('_id', { $and: [ending, administratorsToday()] }),
    ]);
    const mailed = new Set(administrators.map(String));
    const ends = users.flatMap(({ id, permissions }) =>
      (permissions.ends ?? [])
        .filter((end) => end.lastDay >= today && end.lastDay <= lastDay.$lte)
        .map((end) => ({ ...end, userId: id })),
    );
    const names = await rightNames(ends.map(({ right }) => right));
    return ends.map(({ userId, right, lastDay: day }) => ({
      ...{ userId, kind: NotificationKind.expiring, key: `right ${right} ends ${day}`, link: null },
      title: 'Een recht van jou eindigt',
      detail: `${capitalised(names.get(right) ?? right)}, tot en met ${formatCalendarDate(day)}`,
      hasOwnMail: mailed.has(userId),
    }));
  },
};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
