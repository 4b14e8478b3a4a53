import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import type { WithSources } from '../claims/receivable';
import { linkLineOf } from '../paymentLinks/receivableLink.service';
import { pdfOf, type PrintingPortal, withPdf } from './document/invoiceDocument.service';
import { invoiceUbl } from './document/invoiceUbl';
import { InvoiceModel } from './invoice.model';

/** The mail with an invoice or a credit note; a reply goes to the foundation. */
export function invoiceTemplate(
  settings: Settings,
  portal: WithSources & Pick<PrintingPortal, 'threads'>,
): MailTemplate {
  const { foundation } = settings;
  return async ({ data }) => {
    const { invoiceId } = data as { invoiceId: string };
    const found = isValidObjectId(invoiceId) ? await InvoiceModel.findById(invoiceId).lean(leanWithId) : null;
    if (!found) return null;
    const invoice = await withPdf({ settings, threads: portal.threads }, found);
    const { number, title, amount, dueDate, creditOf, nameClient } = invoice;
    const what = `${creditOf ? 'Creditfactuur' : 'Factuur'} ${number}`;
    const online = await linkLineOf(settings, portal, 'invoice', invoice.id);
    const ubl = invoiceUbl(invoice, foundation);
    const until = formatCalendarDate(dueDate);
    return {
      subject: `${what}: ${title}`,
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
      text: [
        `Beste ${nameClient},`,
        `Hierbij sturen we ${what.toLowerCase()} voor ${title}: ${formatCents(amount)}.`,
        ...(creditOf ? [] : [`Wil je dit bedrag vóór ${until} overmaken? Hoe dat kan, staat op de factuur.`]),
        ...(online ? [online] : []),
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
      attachments: [
        { filename: `${what}.pdf`, content: await pdfOf(invoice), contentType: 'application/pdf' },
        ...(ubl
          ? [{ filename: `${what}.xml`, content: Buffer.from(ubl), contentType: 'application/xml' }]
          : []),
      ],
    };
  };
}
