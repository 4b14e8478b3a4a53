import type { SessionUser } from '../../identity/people/requestContext';
import { getUser } from '../../identity/users/user.service';
import { RateLimit } from '../../platform/limits/rateLimit';
import type { PortalContext } from '../../platform/portalContext';
import { cleanHtml } from '../../platform/text/cleanHtml';
import { oneLine } from '../../platform/text/plainText';
import type { InternalMailInput } from './internalMail.input';

/** What the template needs of a message. */
export interface InternalMail {
  subject: string;
  html: string;
  sender: { name: string; address: string };
}

const byUser = new RateLimit('internal mail', { points: 30, duration: 3600 });

/** Puts a message to one user in the outbox. @throws NOT_FOUND, RATE_LIMITED */
export async function sendInternalMail(
  portal: PortalContext,
  actor: SessionUser,
  mail: InternalMailInput,
): Promise<boolean> {
  const { email } = await getUser(mail.userId);
  await byUser.count(actor.id);
  const data: InternalMail = {
    subject: oneLine(mail.subject),
    html: cleanHtml(mail.html),
    sender: { name: oneLine(actor.name), address: actor.email },
  };
  await portal.mail.enqueue({ template: 'internalMail', to: email, data: { ...data } });
  return true;
}
