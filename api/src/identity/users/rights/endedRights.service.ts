import { pushLogLine } from '../../../platform/audit/logLine';
import { ifMatched } from '../../../platform/database/matched';
import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { daysAfter, todayInAmsterdam } from '../../../platform/dates/amsterdam';
import type { PortalContext } from '../../../platform/portalContext';
import { Permission, Role } from '../../catalogue/permission.enum';
import { holdsToday, withoutEnded } from '../../people/endedRights';
import { UserModel } from '../../people/user.model';
import { rightNames } from './rightNames';

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
