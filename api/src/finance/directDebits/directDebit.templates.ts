import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { DirectDebitFileModel } from '../claims/directDebit.model';

/** Of an account no more is told in a mail. */
const SHOWN = 4;

/** Tells somebody what is collected, when and by which mandate; nothing when the file was turned back by now, or the line is out of it. */
export function directDebitAnnouncementTemplate({ foundation }: Settings): MailTemplate {
  return async ({ data }) => {
    const { fileId, thing } = data as { fileId: string; thing: string };
    // In the write: turned back at this moment it either does not go, or that it is off is told too.
    const file = await DirectDebitFileModel.findOneAndUpdate(
      { _id: fileId, reversed: false, debits: { $elemMatch: { thing, droppedOn: null } } },
      { $set: { 'debits.$.mailedOn': new Date() } },
      { returnDocument: 'after', lean: leanWithId },
    );
    const debit = file?.debits.find((one) => one.thing === thing);
    if (!file || !debit) return null;
    const { initiator, creditorId, collectionDate } = file;
    const { name, amount, description, iban, mandate, signedOn } = debit;
    return {
      subject: `Aankondiging van een incasso: ${description}`,
      ...(foundation.email && { replyTo: { name: initiator, address: foundation.email } }),
      text: [
        `Beste ${name},`,
        `Je hebt ons gemachtigd om ${description} van je rekening af te schrijven. Dat doen we op of kort na ${formatCalendarDate(collectionDate)}.`,
        [
          `Bedrag: ${formatCents(amount)}`,
          `Rekening: eindigt op ${iban.slice(-SHOWN)}`,
          `Machtiging: ${mandate}, getekend op ${formatCalendarDate(signedOn)}`,
          `Incassant-ID: ${creditorId} van ${initiator}`,
        ].join('\n'),
        `Klopt er iets niet, of wil je dit niet? Laat het ons voor die dag weten${foundation.email ? `: antwoord op deze mail of schrijf naar ${foundation.email}` : ''}. Ook daarna kun je het bedrag tot acht weken na de afschrijving bij je eigen bank laten terugboeken.`,
        `Met vriendelijke groet,\n${initiator}`,
      ].join('\n\n'),
    };
  };
}

/** Tells somebody that what was announced is not collected after all; nothing when it is. */
export function directDebitWithdrawnTemplate({ foundation }: Settings): MailTemplate {
  return async ({ data }) => {
    const { fileId, thing } = data as { fileId: string; thing: string };
    const file = await DirectDebitFileModel.findById(fileId).lean(leanWithId);
    const debit = file?.debits.find((one) => one.thing === thing);
    if (!file || !debit || !(file.reversed || debit.droppedOn)) return null;
    const { initiator, collectionDate } = file;
    const { name, amount, description, mandate, droppedOn } = debit;
    const why = droppedOn ? `, omdat machtiging ${mandate} is beëindigd` : '';
    return {
      subject: `Incasso gaat niet door: ${description}`,
      ...(foundation.email && { replyTo: { name: initiator, address: foundation.email } }),
      text: [
        `Beste ${name},`,
        `We hadden aangekondigd dat we op of kort na ${formatCalendarDate(collectionDate)} ${formatCents(amount)} van je rekening afschrijven voor ${description}. Dat gaat niet door${why}.`,
        'Je hoeft niets te doen. Als we het later toch willen incasseren, krijg je daarover vooraf een nieuwe mail.',
        `Met vriendelijke groet,\n${initiator}`,
      ].join('\n\n'),
    };
  };
}
