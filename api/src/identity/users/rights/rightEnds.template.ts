import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { formatCalendarDate } from '../../../platform/dates/amsterdam';
import type { MailTemplate } from '../../../platform/mail/mailJob';
import { UserModel } from '../../people/user.model';
import { administratorsToday } from './endedRights.service';
import { rightNames } from './rightNames';

/**
 * Tells an administrator that a right of somebody comes to its end; nothing when it has another end by now, or whoever
 * would be told administers no users any more.
 * @param publicUrl the portal's address, no slash at the end
 */
export function rightEndsTemplate(publicUrl: string): MailTemplate {
  return async ({ to, data }) => {
    const { userId, right, lastDay } = data as Record<'userId' | 'right' | 'lastDay', string>;
    const [administrator, user] = await Promise.all([
      UserModel.findOne({ email: to, ...administratorsToday() })
        .select({ name: 1 })
        .lean(),
      UserModel.findOne({ _id: userId, 'permissions.ends': { $elemMatch: { right, lastDay } } })
        .select({ name: 1 })
        .lean(leanWithId),
    ]);
    if (!administrator || !user) return null;
    const day = formatCalendarDate(lastDay);
    const what = (await rightNames([right])).get(right) ?? right;
    return {
      subject: `Een recht van ${user.name} eindigt op ${day}`,
      text: [
        `Beste ${administrator.name},`,
        `${user.name}: ${what} eindigt na ${day}.`,
        `Moet het langer doorgaan? Kies dan een andere einddatum op ${publicUrl}/gebruikeraanpassen/${user.id}`,
        'Anders hoef je niets te doen: daarna telt het vanzelf niet meer.',
      ].join('\n\n'),
    };
  };
}
