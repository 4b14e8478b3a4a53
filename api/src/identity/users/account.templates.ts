import type { MailTemplate } from '../../platform/mail/mailJob';
import { passwordPage } from '../sessions/password/passwordReset.template';
import { createConfirmToken } from './emailChange.service';
import { createInvitationToken } from './invitation/invitation.service';

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

/**
 * The mail with which somebody chooses a first password, made at the moment of sending: its 7 days begin then.
 * @param publicUrl the portal's address, no slash at the end
 */
export function invitationTemplate(publicUrl: string): MailTemplate {
  return async ({ to, data }) => {
    const invited = await createInvitationToken(String(data.userId), to);
    if (!invited) return null;
    return {
      subject: 'Uitnodiging voor de backoffice',
      text: [
        `Beste ${invited.name},`,
        'Er is een account voor je gemaakt in de backoffice van de stichting. Je logt in met dit e-mailadres.',
        `Kies je wachtwoord via deze link:\n${passwordPage(publicUrl, invited.token)}`,
        'De link is maximaal 7 dagen geldig en werkt één keer. Is hij verlopen? Vraag dan een nieuwe uitnodiging aan de secretaris.',
      ].join('\n\n'),
    };
  };
}
