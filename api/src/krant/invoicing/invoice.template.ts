import type { WithSources } from '../../finance/claims/receivable';
import { linkLineOf } from '../../finance/paymentLinks/receivableLink.service';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { bytesOf } from '../../platform/files/files.service';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { KIND } from './invoiceReceivables';

/** The mail with the invoice of an advertisement; not when it was withdrawn meanwhile. */
export function krantInvoiceTemplate(settings: Settings, portal: WithSources): MailTemplate {
  const { foundation } = settings;
  return async ({ data }) => {
    const { advertisementId, fileId, message } = data as Record<string, string>;
    const ad = await AdvertisementModel.findById(advertisementId).lean(leanWithId);
    if (!ad?.invoice || ad.invoice.file.id !== fileId) return null;
    const { number, reference, amount, dueDate, file } = ad.invoice;
    const online = await linkLineOf(settings, portal, KIND, ad.id);
    // One that was made anew asks for the reference of the first.
    const known = reference === number ? number : `${number} (kenmerk ${reference})`;
    return {
      subject: `Factuur ${known}: advertentie in de carnavalskrant`,
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
      text: [
        `Beste ${ad.name},`,
        ...(message ? [message] : []),
        `Hierbij sturen we factuur ${number} voor je advertentie: ${formatCents(amount)}.`,
        `Wil je dit bedrag vóór ${formatCalendarDate(dueDate)} overmaken? Hoe dat kan, staat op de factuur.`,
        ...(online ? [online] : []),
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
      attachments: [{ filename: file.name, content: await bytesOf(file), contentType: 'application/pdf' }],
    };
  };
}
