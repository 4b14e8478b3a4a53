import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { beingCollected, listReceivables, type WithSources } from '../claims/receivable';
import { epcQrImage } from '../money/epcQr';
import { linkLine } from '../paymentLinks/receivableLink.service';
import { reminderSubject } from './reminderLetterLayout';

/** Reminds somebody of what they owe; nothing when it was paid by now or is being collected, or their address is another one. */
export function receivableReminderTemplate(settings: Settings, portal: WithSources): MailTemplate {
  const { foundation } = settings;
  return async ({ to, data }) => {
    const { kind, itemId, step } = data as { kind: string; itemId: string; step: number };
    const [open] = await listReceivables(portal, [`${kind}:${itemId}`]);
    const [account] = foundation.accounts;
    if (!open || open.email?.trim() !== to || !account) return null;
    if ((await beingCollected()).has(`${kind}:${itemId}`)) return null;
    const { name, label, reference, amount, dueDate } = open;
    const online = await linkLine(settings, portal, open);
    const payment = { name: foundation.name, iban: account.iban, amount, remittance: reference };
    return {
      subject: `${reminderSubject(step)}: ${label}`,
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
      text: [
        `Beste ${name},`,
        `We hebben nog geen betaling van je gezien voor ${label}.`,
        `Het gaat om ${formatCents(amount)}${dueDate ? `, te betalen vóór ${formatCalendarDate(dueDate)}` : ''}.`,
        [
          'Wil je dit bedrag overmaken?',
          `Rekening: ${account.iban} van ${foundation.name}`,
          `Kenmerk: ${reference}`,
          'Of scan de QR-code in de bijlage met de app van je bank.',
          ...(online ? [online] : []),
        ].join('\n'),
        'Heb je net betaald? Dan hoef je niets te doen.',
        `Met vriendelijke groet,\n${foundation.name}`,
      ].join('\n\n'),
      attachments: [
        { filename: 'Betalen met QR-code.gif', content: epcQrImage(payment), contentType: 'image/gif' },
      ],
    };
  };
}
