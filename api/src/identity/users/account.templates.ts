import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import { UserModel } from '../people/user.model';
import { passwordPage } from '../sessions/password/ownPassword.service';
import { createConfirmToken } from './emailChange.service';
import { createInvitationToken } from './invitation/invitation.service';
import { administratorsToday } from './rights/endedRights.service';
import { rightNames } from './rights/membership.type';

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

/**
 * Tells an administrator that a right of somebody comes to its end; nothing when it has another end by now, or whoever
 * would be told administers no users any more.
 * @param publicUrl the portal's address, no slash at the end
 */
export function rightEndsTemplate(publicUrl: string): MailTemplate {
  return async ({ to, data }) => {
    const { userId, right, lastDay } = data as Record<'userId' | 'right' | 'lastDay', string>;
    const [administrator, user] = await Promise.all([
      UserModel.findOne({ email: to, ...administratorsToday() })
        .select({ name: 1 })
        .lean(),
      UserModel.findOne({ _id: userId, 'permissions.ends': { $elemMatch: { right, lastDay } } })
        .select({ name: 1 })
        .lean(leanWithId),
    ]);
    if (!administrator || !user) return null;
    const day = formatCalendarDate(lastDay);
    const what = (await rightNames([right])).get(right) ?? right;
    return {
      subject: `Een recht van ${user.name} eindigt op ${day}`,
      text: [
        `Beste ${administrator.name},`,
        `${user.name}: ${what} eindigt na ${day}.`,
        `Moet het langer doorgaan? Kies dan een andere einddatum op ${publicUrl}/gebruikeraanpassen/${user.id}`,
        'Anders hoef je niets te doen: daarna telt het vanzelf niet meer.',
      ].join('\n\n'),
    };
  };
}
