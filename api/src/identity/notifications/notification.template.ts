import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanFind';
import type { MailContent, MailTemplate } from '../../platform/mail/mailJob';
import { isPaused } from '../../platform/mail/refusedAddresses';
import { OPT_OUT, OPT_OUT_PAGE } from '../mailings/mailing.template';
import { type User, UserModel } from '../people/user.model';
import { type Notification, NotificationModel } from './notification.model';
import { deliveryOf, optOutToken, storedSettings } from './notification.service';
import {
  MailOptOut,
  NotificationDelivery,
  type NotificationKind,
  notificationKinds,
  optOutOf,
} from './notificationSources';

/** So many are named in the mail of a week. */
const NAMED = 30;

/**
 * Tells somebody at once; nothing when it was read already, they chose otherwise since, have another address, or get no
 * mail. @param publicUrl the portal's address, no slash at the end
 */
export function notificationTemplate(publicUrl: string): MailTemplate {
  return async ({ to, data }) => {
    const { notificationId } = data as { notificationId: string };
    const told = isValidObjectId(notificationId)
      ? await NotificationModel.findOne({ _id: notificationId, readAt: null }).lean(leanWithId)
      : null;
    const user = told && (await recipient(told.userId, to));
    if (!user) return null;
    const settings = await storedSettings(user.id);
    if (deliveryOf(settings, told.kind) !== NotificationDelivery.mail) return null;
    const what = told.detail ? `${told.title}: ${told.detail}` : told.title;
    return withOptOut(publicUrl, user.id, optOutOf(told.kind), {
      subject: told.title,
      text: [`Beste ${user.name},`, what, ...(told.link ? [`${publicUrl}${told.link}`] : [])].join('\n\n'),
    });
  };
}

/** Tells somebody what was not read of a week; nothing when there is nothing (any more). */
export function notificationDigestTemplate(publicUrl: string): MailTemplate {
  return async ({ to, data }) => {
    const { userId, week } = data as Record<'userId' | 'week', string>;
    const user = await recipient(userId, to);
    if (!user) return null;
    const settings = await storedSettings(userId);
    const kinds = notificationKinds.filter(
      (kind) => deliveryOf(settings, kind) === NotificationDelivery.digest,
    );
    const unread = { userId, digestWeek: week, readAt: null, kind: { $in: kinds } };
    const [count, shown] = await Promise.all([
      NotificationModel.countDocuments(unread),
      NotificationModel.find(unread).sort({ _id: -1 }).limit(NAMED).lean(leanWithId),
    ]);
    if (count === 0) return null;
    const more = count > NAMED ? [`- en nog ${count - NAMED}`] : [];
    return withOptOut(publicUrl, userId, MailOptOut.digest, {
      subject: count === 1 ? 'Een melding van deze week' : `${count} meldingen van deze week`,
      text: [
        `Beste ${user.name},`,
        ['Dit heb je nog niet gelezen:', ...shown.map(lineOf), ...more].join('\n'),
        `Lezen: ${publicUrl}/`,
      ].join('\n\n'),
    });
  };
}

function lineOf({ title, detail }: Notification): string {
  return detail ? `- ${title}: ${detail}` : `- ${title}`;
}

/** Whose this address is now, while mail reaches it. */
async function recipient(id: string, email: string): Promise<Pick<User, 'id' | 'name'> | null> {
  if (!isValidObjectId(id) || (await isPaused(email))) return null;
  return UserModel.findOne({ _id: id, email, deactivation: null }).select({ name: 1 }).lean(leanWithId);
}

/**
 * A mail with what ends others like it: a line below its text, and the headers by which mail programs offer it (RFC 8058).
 * @param publicUrl the portal's address, no slash at the end
 */
async function withOptOut(
  publicUrl: string,
  userId: string,
  what: MailOptOut,
  content: MailContent,
): Promise<MailContent> {
  const token = await optOutToken(userId, what);
  const line = `Liever geen mail hierover? ${publicUrl}${OPT_OUT_PAGE}#${token}`;
  return {
    ...content,
    text: `${content.text}\n\n${line}`,
    headers: {
      ...content.headers,
      'List-Unsubscribe': `<${publicUrl}/hooks/${OPT_OUT}/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * A mail about something that people are told of in the inbox too: only who chose mail for its kind gets it, and can end
 * it. To an address without an account it goes as it is.
 */
export function byChoice(publicUrl: string, kind: NotificationKind, template: MailTemplate): MailTemplate {
  return async (mail) => {
    const user = await UserModel.findOne({ email: mail.to }).select({ _id: 1 }).lean();
    if (!user) return template(mail);
    const userId = String(user._id);
    if (deliveryOf(await storedSettings(userId), kind) !== NotificationDelivery.mail) return null;
    const content = await template(mail);
    return content && withOptOut(publicUrl, userId, optOutOf(kind), content);
  };
}
