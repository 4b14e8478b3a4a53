import { leanWithId } from '../../platform/database/reading/leanWithId';
import { dateInAmsterdam, daysAfter, startOfDayInAmsterdam } from '../../platform/dates/amsterdam';
import type { PortalContext } from '../../platform/portalContext';
import { UserModel } from '../people/user.model';
import { NotificationDelivery } from './notification.enums';
import { NotificationModel } from './notification.model';

const HOUR = 3_600_000;
/** On Monday, in Amsterdam. */
const SENT_AT = 8;
const WEEK = 7;

/** The moment of the last weekly mail, and its Monday, YYYY-MM-DD. */
function lastDigest(now: Date): { week: string; moment: Date } {
  const today = dateInAmsterdam(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % WEEK;
  const monday = daysAfter(today, -sinceMonday);
  const momentOf = (day: string) => new Date(startOfDayInAmsterdam(day).getTime() + SENT_AT * HOUR);
  const week = momentOf(monday) <= now ? monday : daysAfter(monday, -WEEK);
  return { week, moment: momentOf(week) };
}

/**
 * Puts what was not read of each person who wants a mail a week into the one of this week, and that mail into the outbox,
 * once. What a kill left is done the next time, also when that is a week later.
 */
export async function mailWeekly({ mail }: Pick<PortalContext, 'mail'>, now = new Date()): Promise<void> {
  const { week, moment } = lastDigest(now);
  await NotificationModel.updateMany(
    {
      ...{ delivery: NotificationDelivery.digest, readAt: null, digestWeek: null },
      createdAt: { $lt: moment },
    },
    { $set: { digestWeek: week } },
  );
  for (const digestWeek of [daysAfter(week, -WEEK), week]) {
    const ids = await NotificationModel.distinct('userId', { digestWeek });
    const users = await UserModel.find({ _id: { $in: ids }, deactivation: null })
      .select({ email: 1 })
      .lean(leanWithId);
    for (const { id: userId, email: to } of users) {
      const data = { userId, week: digestWeek };
      await mail.enqueueOnce(`notifications ${digestWeek} ${userId}`, {
        ...{ template: 'notificationDigest', to, data },
      });
    }
  }
}
