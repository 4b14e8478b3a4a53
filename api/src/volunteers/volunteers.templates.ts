import { formatCalendarDate } from '../platform/dates/amsterdam';
import type { MailContent, MailTemplate } from '../platform/mail/mailJob';
import type { Settings } from '../platform/settings/settings';
import type { OwnShift, OwnShifts } from './activities/activity.model';
import { movedFor } from './shifts/moving.service';
import { addOwnLink, ASK_SUBJECT, ownShiftsUrl, shiftFor } from './shifts/ownShifts.service';
import { appointmentOf, contactOf, remindedOf, whenOf } from './shifts/reminders.job';
import { ShiftAnswer } from './volunteers/volunteer.model';

/** Asks a volunteer to confirm the shifts; looks again, when it is sent, which those are. */
export function ownShiftsTemplate(settings: Settings): MailTemplate {
  return mailOfOwn(settings, {
    subject: ASK_SUBJECT,
    text: ({ shifts }, link) => [
      'Je staat ingedeeld op:',
      linesOf(shifts),
      'Laat je op deze pagina weten of je kunt?',
      link,
    ],
  });
}

/** Asks who signed up to confirm it; says it to who has done so already too. */
export function signUpTemplate(settings: Settings): MailTemplate {
  return mailOfOwn(settings, {
    subject: 'Bevestig je aanmelding',
    text: ({ shifts }, link) => {
      const unconfirmed = shifts.filter(({ until }) => until);
      return unconfirmed.length > 0
        ? [
            'Leuk dat je wilt helpen. Je hebt gekozen:',
            linesOf(unconfirmed),
            'Bevestig het op deze pagina. Een plaats houden we 24 uur voor je vast.',
            link,
            'Was jij dit niet? Dan hoef je niets te doen: morgen is het weg.',
          ]
        : ['Je stond hier al op:', linesOf(shifts), 'Op deze pagina zie je al je diensten.', link];
    },
  });
}

/** Tells who waits that a place has come free, which is kept for them. */
export function placeFreeTemplate(settings: Settings): MailTemplate {
  return mailOfOwn(settings, {
    subject: 'Er is een plaats voor je vrij',
    text: ({ shifts }, link, { shiftId }) => {
      const offered = shifts.filter(({ id, answer }) => id === shiftId && answer === ShiftAnswer.held);
      return offered.length > 0
        ? [
            'Je staat op de wachtlijst. Er is nu een plaats vrij:',
            linesOf(offered),
            'Wil je die? Bevestig het binnen 24 uur op deze pagina. Daarna is de volgende aan de beurt.',
            link,
          ]
        : null;
    },
  });
}

/** Asks who is free whether they can take the place of somebody who cannot come; not once somebody else has it. */
export function replacementTemplate(settings: Settings): MailTemplate {
  return mailOfOwn(settings, {
    subject: 'Kun jij invallen?',
    text: ({ shifts }, link, { shiftId }) => {
      const asked = shifts.filter(({ id, answer }) => id === shiftId && answer === ShiftAnswer.invited);
      return asked.length > 0
        ? [
            'Iemand kan niet komen. Kun jij?',
            linesOf(asked),
            'Laat het op deze pagina weten. Wie het eerst ja zegt, heeft de plaats.',
            link,
          ]
        : null;
    },
  });
}

/** Reminds of a shift of tomorrow: where, when and whom to call, with an appointment for a calendar. */
export function shiftReminderTemplate(settings: Settings): MailTemplate {
  return async ({ to, data }) => {
    const given = data as Record<'volunteerId' | 'shiftId' | 'day', string>;
    const reminded = await remindedOf(given, to);
    const asked = reminded && (await addOwnLink(given.volunteerId, to));
    if (!asked) return null;
    const { activity, shift, volunteer } = reminded;
    const contact = contactOf(activity);
    const facts = [`${activity.name}, ${whenOf(shift)}`]
      .concat(activity.place ? `Plaats: ${activity.place}` : [])
      .concat(contact ? `Vragen: ${contact}` : []);
    const letter = letterOf(settings, {
      subject: `Morgen heb je dienst: ${activity.name}`,
      name: volunteer.name,
      text: [
        ['Morgen heb je dienst:', ...facts].join('\n'),
        'Kun je toch niet? Zeg het op deze pagina:',
        ownShiftsUrl(settings.publicUrl, asked.token),
        SECRET,
      ],
    });
    const content = Buffer.from(appointmentOf(reminded, new URL(settings.publicUrl).host));
    return {
      ...letter,
      attachments: [{ filename: 'dienst.ics', content, contentType: 'text/calendar; charset=utf-8' }],
    };
  };
}

/** Tells who is on a shift that it was moved, with the old times; not when it is back where it was before the mail left. */
export function shiftMovedTemplate(settings: Settings): MailTemplate {
  return async ({ to, data }) => {
    const { volunteerId, shiftId, wasStart, wasEnd } = data as Record<
      'volunteerId' | 'shiftId' | 'wasStart' | 'wasEnd',
      string
    >;
    const asked = await addOwnLink(volunteerId, to);
    const moved = asked && (await movedFor(volunteerId, shiftId));
    if (!moved || (moved.shift.start === wasStart && moved.shift.end === wasEnd)) return null;
    const { shift, activity, others } = moved;
    const contact = contactOf(activity);
    const was = `${formatCalendarDate(wasStart.slice(0, 10))}, ${wasStart.slice(11)} - ${wasEnd.slice(11)}`;
    const facts = [`Eerst: ${was}`, `Nu: ${whenOf(shift)}`]
      .concat(activity.place ? `Plaats: ${activity.place}` : [])
      .concat(contact ? `Vragen: ${contact}` : []);
    return letterOf(settings, {
      subject: `Je dienst is verplaatst: ${activity.name}`,
      name: asked.own.name,
      text: [
        [`Je dienst bij ${activity.name} is verplaatst.`, ...facts].join('\n'),
        ...(others.length > 0 ? [`Let op: je hebt op dat moment ook:\n${linesOf(others)}`] : []),
        'Kun je dan niet? Zeg het op deze pagina:',
        ownShiftsUrl(settings.publicUrl, asked.token),
        SECRET,
      ],
    });
  };
}

/** Tells who asked for a shift what the team said. */
export function signUpDecidedTemplate(settings: Settings): MailTemplate {
  return async ({ to, data }) => {
    const { volunteerId, shiftId, approved } = data as Record<'volunteerId' | 'shiftId', string> & {
      approved: boolean;
    };
    const about = await shiftFor(volunteerId, shiftId, to);
    if (!about) return null;
    const { name, shift } = about;
    return letterOf(settings, {
      subject: approved ? 'Je bent ingedeeld' : 'Je aanmelding gaat niet door',
      name,
      text: approved
        ? ['Fijn dat je komt helpen. Je staat op:', linesOf([shift])]
        : ['Voor deze dienst hebben we je niet nodig:', linesOf([shift]), 'Bedankt voor je aanbod.'],
    });
  };
}

const SECRET = 'De link is alleen voor jou: stuur deze mail niet door.';

interface OwnMail {
  subject: string;
  /** Paragraphs; null: there is no reason any more. */
  text: (own: OwnShifts, link: string, data: Readonly<Record<string, unknown>>) => string[] | null;
}

/** A mail with the private link of a volunteer: what it says is looked up when it is sent. */
function mailOfOwn(settings: Settings, { subject, text }: OwnMail): MailTemplate {
  return async ({ to, data }) => {
    const { volunteerId } = data as { volunteerId: string };
    const asked = await addOwnLink(volunteerId, to);
    if (!asked) return null;
    const paragraphs = text(asked.own, ownShiftsUrl(settings.publicUrl, asked.token), data);
    if (!paragraphs) return null;
    return letterOf(settings, { subject, name: asked.own.name, text: [...paragraphs, SECRET] });
  };
}

function letterOf(
  { foundation }: Settings,
  { subject, name, text }: { subject: string; name: string; text: readonly string[] },
): MailContent {
  return {
    subject,
    text: [`Beste ${name},`, ...text, `Groeten van ${foundation.name || 'de Boerenploeg'}`].join('\n\n'),
    ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
  };
}

function linesOf(shifts: readonly Pick<OwnShift, 'activity' | 'day' | 'from' | 'to'>[]): string {
  return shifts
    .map(({ activity, day, from, to }) => `${formatCalendarDate(day)}, ${from} - ${to}: ${activity}`)
    .join('\n');
}
