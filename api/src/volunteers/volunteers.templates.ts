import { formatCalendarDate } from '../platform/dates/amsterdam';
import type { MailTemplate } from '../platform/mail/mailJob';
import type { Settings } from '../platform/settings/settings';
import type { ActivityMail } from './activities/activity.service';
import { addOwnLink, ownShiftsUrl } from './shifts/ownShifts.service';

/** A mail to one of the volunteers of an activity. */
export const activityMailTemplate: MailTemplate = async ({ data }) => {
  const { subject, html, sender } = data as unknown as ActivityMail;
  const { convert } = await import('html-to-text');
  return { subject, replyTo: sender, text: convert(html, { wordwrap: false }), html };
};

/** Asks a volunteer to confirm the shifts; looks again, when it is sent, which those are. */
export function ownShiftsTemplate({ publicUrl, foundation }: Settings): MailTemplate {
  return async ({ to, data }) => {
    const { volunteerId } = data as { volunteerId: string };
    const asked = await addOwnLink(volunteerId, to);
    if (!asked) return null;
    const { name, shifts } = asked.own;
    const lines = shifts.map(
      ({ activity, day, from, to: until }) => `${formatCalendarDate(day)}, ${from} - ${until}: ${activity}`,
    );
    return {
      subject: 'Kun je op deze diensten?',
      text: [
        `Beste ${name},`,
        'Je staat ingedeeld op:',
        lines.join('\n'),
        'Laat je op deze pagina weten of je kunt?',
        ownShiftsUrl(publicUrl, asked.token),
        'De link is alleen voor jou: stuur deze mail niet door.',
        `Groeten van ${foundation.name || 'de Boerenploeg'}`,
      ].join('\n\n'),
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
    };
  };
}
