import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { ifMatched } from '../../../platform/database/updateAtRevision';
import { daysAfter, formatCalendarDate, todayInAmsterdam } from '../../../platform/dates/amsterdam';
import type { PortalContext } from '../../../platform/portalContext';
import { Permission, Role } from '../../catalogue/permission.enum';
import { NotificationKind, type ReminderSource } from '../../notifications/notificationSources';
import { holdsToday, withoutEnded } from '../../people/people.loaders';
import { UserModel } from '../../people/user.model';
import { rightNames } from './membership.type';

/** How long before its end the administrators are told of a right. */
const ANNOUNCED = 30;
const PORTAL = { name: 'Backoffice' };

/** Takes what has ended out of the accounts; of one that somebody edits at that moment the next time. */
export async function sweepEndedRights(today = todayInAmsterdam()): Promise<void> {
  const users = await UserModel.find({ 'permissions.ends.lastDay': { $lt: today } })
    .select({ permissions: 1, revision: 1 })
    .lean(leanWithId);
  for (const { id, revision, permissions } of users) {
    const ended = (permissions.ends ?? []).filter(({ lastDay }) => lastDay < today).map(({ right }) => right);
    const names = await rightNames(ended);
    await ifMatched(
      UserModel.updateOne(
        { _id: id, revision, 'permissions.ends.lastDay': { $lt: today } },
        {
          $set: {
            permissions: withoutEnded(permissions, today),
            ...{ modifiedByName: PORTAL.name, modifiedAt: new Date() },
          },
          $unset: { modifiedBy: 1 },
          $inc: { revision: 1 },
          $push: pushLogLine(PORTAL, `verlopen: ${ended.map((right) => names.get(right)).join(', ')}`),
        },
      ),
    );
  }
}

/** Mails the administrators what ends within 30 days: of each right once, also when this is done again. */
export async function announceEnds(
  { mail }: Pick<PortalContext, 'mail'>,
  today = todayInAmsterdam(),
): Promise<void> {
  const lastDay = { $gte: today, $lte: daysAfter(today, ANNOUNCED) };
  const isDue = { lastDay, announcedAt: { $exists: false } };
  const users = await UserModel.find({ 'permissions.ends': { $elemMatch: isDue } })
    .select({ 'permissions.ends': 1 })
    .lean(leanWithId);
  if (users.length === 0) return;
  const administrators = await UserModel.find(administratorsToday()).select({ email: 1 }).lean(leanWithId);
  for (const { id, permissions } of users) {
    for (const end of permissions.ends ?? []) {
      if (end.announcedAt || end.lastDay < today || end.lastDay > lastDay.$lte) continue;
      const data = { userId: id, right: end.right, lastDay: end.lastDay };
      for (const { id: to, email } of administrators) {
        const key = `right ends ${id} ${end.right} ${end.lastDay} ${to}`;
        await mail.enqueueOnce(key, { template: 'rightEnds', to: email, data });
      }
      // The mark, for longer than the outbox remembers. Of an end that is another by now it is not set.
      await ifMatched(
        UserModel.updateOne(
          { _id: id, 'permissions.ends': { $elemMatch: { right: end.right, lastDay: end.lastDay } } },
          { $set: { 'permissions.ends.$.announcedAt': new Date() } },
        ),
      );
    }
  }
}

/** The filter of who administers the users today. */
export function administratorsToday(): object {
  return { $or: [{ role: Role.Admin }, holdsToday(Permission.secGebruikers)] };
}

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
