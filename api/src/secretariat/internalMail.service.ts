import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { SessionUser } from '../core/context/requestContext';
import { consume } from '../core/limits/consume';
import { enqueueMail } from '../core/mail/outbox.service';
import { cleanHtml } from '../core/text/cleanHtml';
import { oneLine } from '../core/text/plainText';
import { getUser } from '../core/users/user.service';
import type { InternalMailInput } from './internalMail.input';

/** What the template needs of a message. */
export interface InternalMail {
  subject: string;
  html: string;
  sender: { name: string; address: string };
}

const byUser = new RateLimiterMemory({ points: 30, duration: 3600 });

/** Puts a message to one user in the outbox. @throws NOT_FOUND, RATE_LIMITED */
export async function sendInternalMail(actor: SessionUser, mail: InternalMailInput): Promise<boolean> {
  const { email } = await getUser(mail.userId);
  await consume(byUser, actor.id);
  const data: InternalMail = {
    subject: oneLine(mail.subject),
    html: cleanHtml(mail.html),
    sender: { name: oneLine(actor.name), address: actor.email },
  };
  await enqueueMail({ template: 'internalMail', to: email, data: { ...data } });
  return true;
}
