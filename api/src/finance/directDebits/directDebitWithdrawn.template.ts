import { leanWithId } from '../../platform/database/reading/leanWithId';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { DirectDebitFileModel } from '../claims/directDebit.model';

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
