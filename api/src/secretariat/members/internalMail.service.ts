import { MailingAudience } from '../../identity/mailings/mailing.enums';
import type { Mailing } from '../../identity/mailings/mailing.model';
import { mailingsOfUser, startMailing } from '../../identity/mailings/mailing.service';
import type { SessionUser } from '../../identity/people/requestContext';
import { getUser } from '../../identity/users/user.service';
import type { PortalContext } from '../../platform/portalContext';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { inHtml, oneLine } from '../../platform/text/plainText';
import type { InternalMailInput } from './internalMail.input';

/** Sends a message to one user, as a mailing to them alone; a reply goes to whoever sent it. @throws NOT_FOUND, RATE_LIMITED */
export async function sendInternalMail(
  portal: PortalContext,
  actor: SessionUser,
  mail: InternalMailInput,
): Promise<Mailing> {
  const { id, name, email } = await getUser(mail.userId);
  await mailingsOfUser.count(actor.id);
  const senderName = oneLine(actor.name);
  return startMailing(portal, actor, {
    ...{ audience: MailingAudience.members, title: name, isNeeded: true },
    subject: oneLine(mail.subject),
    html: `<p>${inHtml(`Bericht van ${senderName} via de backoffice`)}</p>${cleanHtml(mail.html)}`,
    ...{ senderName, replyTo: actor.email },
    recipients: [{ id, name, email }],
  });
}
