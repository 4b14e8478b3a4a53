import type { MailTemplate } from '../../platform/mail/mailJob';
import { inHtml } from '../../platform/text/plainText';
import type { InternalMail } from './internalMail.service';

/** A message of one user to another, as html and as text; a reply goes to whoever sent it. */
export const internalMailTemplate: MailTemplate = async ({ data }) => {
  const { subject, html, sender } = data as unknown as InternalMail;
  const { convert } = await import('html-to-text');
  const from = `Bericht van ${sender.name} via de backoffice`;
  return {
    subject,
    replyTo: sender,
    text: [from, convert(html, { wordwrap: false })].join('\n\n'),
    // The name is plain text, the rest is clean already.
    html: `<p>${inHtml(from)}</p>${html}`,
  };
};
