import { pushLogLine } from '../../platform/audit/logLine';
import type { MailTemplate } from '../../platform/mail/mailJob';
import { mailsIn, type NewMail } from '../../platform/records/pendingMails';
import { UserModel } from '../people/user.model';

const NOT_YOU = 'Was jij dat niet? ';
const ASK_SECRETARY = 'Neem dan meteen contact op met de secretaris.';
const CHOOSE_ANOTHER =
  'Kies dan meteen een ander wachtwoord en haal op je persoonlijke pagina weg wat je niet kent.';
const TELL_SECRETARY = 'Meld het ook de secretaris.';

/** What somebody is told by mail about their own account, so that nobody takes it over unseen. */
const notices = {
  passwordChanged: {
    subject: 'Je wachtwoord is gewijzigd',
    text: 'Het wachtwoord van jouw account in de backoffice is gewijzigd.',
    ifNotYou: `Vraag dan bij het inloggen een nieuw wachtwoord aan. ${TELL_SECRETARY}`,
  },
  emailRequested: {
    subject: 'Een ander e-mailadres voor je account',
    text:
      'Voor jouw account in de backoffice is een ander e-mailadres opgegeven. Het geldt pas als de link in de mail ' +
      'aan dat adres is geopend. Tot die tijd log je in met dit adres.',
    ifNotYou: `Kies dan meteen een ander wachtwoord: dan vervalt de wijziging. ${TELL_SECRETARY}`,
  },
  emailChanged: {
    subject: 'Je e-mailadres is gewijzigd',
    text:
      'Het e-mailadres van jouw account in de backoffice is gewijzigd. Vanaf nu log je in met het nieuwe adres; dit ' +
      'adres hoort niet meer bij je account.',
    ifNotYou: ASK_SECRETARY,
  },
  tokenCreated: {
    subject: 'Een API-token voor je account',
    text: 'Voor jouw account in de backoffice is een API-token gemaakt: een programma kan daarmee namens jou gegevens lezen en wijzigen.',
    ifNotYou: `Trek het dan in op je persoonlijke pagina en kies een ander wachtwoord. ${TELL_SECRETARY}`,
  },
  authenticatorAdded: {
    subject: 'Inloggen met een authenticator-app staat aan',
    text: 'Voor jouw account in de backoffice is een authenticator-app ingesteld. Bij het inloggen vragen we nu ook een code uit die app.',
    ifNotYou: `${CHOOSE_ANOTHER} ${TELL_SECRETARY}`,
  },
  authenticatorRemoved: {
    subject: 'Inloggen met een authenticator-app staat uit',
    text: 'De authenticator-app van jouw account in de backoffice is verwijderd. Ook de herstelcodes werken niet meer.',
    ifNotYou: `${CHOOSE_ANOTHER} ${TELL_SECRETARY}`,
  },
  recoveryCodesRenewed: {
    subject: 'Je hebt nieuwe herstelcodes',
    text: 'Voor jouw account in de backoffice zijn nieuwe herstelcodes gemaakt. Die van eerder werken niet meer.',
    ifNotYou: `${CHOOSE_ANOTHER} ${TELL_SECRETARY}`,
  },
  recoveryCodeUsed: {
    subject: 'Er is ingelogd met een herstelcode',
    text: 'Op jouw account in de backoffice is ingelogd met een herstelcode. Die code werkt nu niet meer.',
    ifNotYou: `${CHOOSE_ANOTHER} ${TELL_SECRETARY}`,
  },
  passkeyAdded: {
    subject: 'Er is een passkey toegevoegd aan je account',
    text: 'Aan jouw account in de backoffice is een passkey toegevoegd. Daarmee kan zonder wachtwoord worden ingelogd.',
    ifNotYou: `${CHOOSE_ANOTHER} ${TELL_SECRETARY}`,
  },
  passkeyRemoved: {
    subject: 'Er is een passkey van je account verwijderd',
    text: 'Van jouw account in de backoffice is een passkey verwijderd. Daarmee kan niet meer worden ingelogd.',
    ifNotYou: `${CHOOSE_ANOTHER} ${TELL_SECRETARY}`,
  },
  secondFactorReset: {
    subject: 'De tweede stap van je account is weggehaald',
    text:
      'Een Admin heeft de authenticator-app en passkeys van jouw account in de backoffice weggehaald. Vanaf nu log je ' +
      'alleen met je wachtwoord in, tot je op je persoonlijke pagina een nieuwe tweede stap instelt.',
    ifNotYou: `Heb jij er niet om gevraagd? ${ASK_SECRETARY}`,
  },
} as const;

/** One of the notices. */
export type AccountNotice = keyof typeof notices;

/** The mail that tells it. @param to the address it goes to, which may be one of before */
export function noticeTo(to: string, userId: string, notice: AccountNotice): NewMail {
  return { template: 'accountNotice', to, data: { userId, notice } };
}

/** What a change of one's own account takes along in its `$push`: the line in its log, and the mail about it. */
export function told(
  { id, email, name }: { id: string; email: string; name: string },
  line: string,
  notice: AccountNotice,
) {
  return { ...pushLogLine({ name }, line), ...mailsIn(noticeTo(email, id, notice)) };
}

/** Tells somebody what was done with their account; nothing when the account is gone. */
export const accountNoticeTemplate: MailTemplate = async ({ data }) => {
  const notice = notices[String(data.notice) as AccountNotice] as (typeof notices)[AccountNotice] | undefined;
  const user = await UserModel.findById(String(data.userId)).select({ name: 1 }).lean();
  if (!user || !notice) return null;
  return {
    subject: notice.subject,
    text: [`Beste ${user.name},`, notice.text, NOT_YOU + notice.ifNotYou].join('\n\n'),
  };
};
