import type { MailTemplate } from '../../platform/mail/mailJob';
import { createConfirmToken } from './emailChange.service';

/**
 * The mail to a new address with the link that confirms it, made at the moment of sending: its 24 hours begin then.
 * @param publicUrl the portal's address, no slash at the end
 */
export function confirmEmailTemplate(publicUrl: string): MailTemplate {
  return async ({ to, data }) => {
    const change = await createConfirmToken(String(data.userId), to);
    if (!change) return null;
    return {
      subject: 'Bevestig je e-mailadres',
      text: [
        `Beste ${change.name},`,
        'Dit e-mailadres is opgegeven voor jouw account in de backoffice. Het geldt zodra je deze link opent.',
        // In the fragment: it reaches no server log.
        `Bevestig het via deze link:\n${publicUrl}/email_bevestigen#${change.token}`,
        'De link is maximaal 24 uur geldig en werkt één keer. Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
      ].join('\n\n'),
    };
  };
}
