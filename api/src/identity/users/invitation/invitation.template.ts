import type { MailTemplate } from '../../../platform/mail/mailJob';
import { passwordPage } from '../../sessions/password/passwordReset.template';
import { createInvitationToken } from './invitation.service';

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
