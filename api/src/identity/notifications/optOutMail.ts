import type { MailContent, MailTemplate } from '../../platform/mail/mailJob';
import { OPT_OUT, OPT_OUT_PAGE } from '../mailings/mailing.template';
import { UserModel } from '../people/user.model';
import { type MailOptOut, NotificationDelivery, type NotificationKind, optOutOf } from './notification.enums';
import { deliveryOf, optOutToken, storedSettings } from './notificationSettings.service';

/**
 * A mail with what ends others like it: a line below its text, and the headers by which mail programs offer it (RFC 8058).
 * @param publicUrl the portal's address, no slash at the end
 */
export async function withOptOut(
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
