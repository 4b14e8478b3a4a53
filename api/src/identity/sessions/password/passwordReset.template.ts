import type { MailTemplate } from '../../../platform/mail/mailJob';
import { createResetToken } from './passwordLink.service';

/** The link that opens the page for choosing a password, of a forgotten one and of an invitation. @param publicUrl the portal's address, no slash at the end */
export function passwordPage(publicUrl: string, token: string): string {
  // In the fragment: it reaches no server log.
  return `${publicUrl}/wachtwoord_instellen#${token}`;
}

/** The mail with the reset link, made at the moment of sending: its 60 minutes begin then. */
export function passwordResetTemplate(publicUrl: string): MailTemplate {
  return async ({ to }) => {
    const reset = await createResetToken(to);
    if (!reset) return null;
    return {
      subject: 'Nieuw wachtwoord instellen',
      text: [
        `Beste ${reset.name},`,
        'Er is een nieuw wachtwoord aangevraagd voor jouw account in de backoffice.',
        `Stel het in via deze link:\n${passwordPage(publicUrl, reset.token)}`,
        'De link is maximaal 60 minuten geldig en werkt één keer. Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
      ].join('\n\n'),
    };
  };
}
