import { IsOptional, Matches } from 'class-validator';

import { todayInAmsterdam } from '../platform/dates/amsterdam';
import { badInput } from '../platform/errors/appError';
import { RateLimit } from '../platform/limits/rateLimit';
import type { MailContent } from '../platform/mail/mailJob';
import type { Settings } from '../platform/settings/settings';
import { CalendarDate } from '../platform/text/inputFields';
import { websiteTexts } from './website.enums';

/* What the enrolments of the song festival and of the parades have in common (docs/domain/website.md, W60 and W61). */

/** Whether one can enrol, and until when. */
interface EnrolmentTime {
  open: boolean;
  /** The last day, YYYY-MM-DD; null: until somebody closes it. */
  closesOn?: string | null;
}

/** Whether visitors can enrol at this moment: it is open, and its last day in Amsterdam is not over. */
export function takesEnrolments({ open, closesOn }: EnrolmentTime): boolean {
  return open && (!closesOn || todayInAmsterdam() <= closesOn);
}

/** What is stored of a closing day. @param before as it is stored @throws BAD_USER_INPUT for another day that is over */
export function closingDay({ open, closesOn }: EnrolmentTime, before?: string | null): string | null {
  if (!closesOn) return null;
  if (open && closesOn !== before && closesOn < todayInAmsterdam())
    throw badInput({ closesOn: websiteTexts.closesOn });
  return closesOn;
}

/** A day that may be left out: null or '' is none. */
export function OptionalDay(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    CalendarDate()(target, property);
  };
}

/** The telephone number of a contact person, 6 to 30 signs. */
export function PhoneNumber(): PropertyDecorator {
  return Matches(/^\s*\+?[\d\s()-]{6,30}$/, { message: websiteTexts.phone });
}

interface Confirmed {
  /** 'het liedjesfestival 2027' */
  what: string;
  contactName: string;
  /** What was filled in: what it is called and what it says. */
  filledIn: readonly (readonly [string, string | number])[];
}

/** The mail to who enrolled, with what was filled in; an answer goes to the foundation. */
export function confirmationMail(
  { foundation }: Pick<Settings, 'foundation'>,
  { what, contactName, filledIn }: Confirmed,
): MailContent {
  return {
    subject: `Je inschrijving voor ${what}`,
    text: [
      `Beste ${contactName},`,
      `Je inschrijving voor ${what} is binnen. Dit heb je ingevuld:`,
      filledIn
        .filter(([, value]) => value !== '')
        .map(([label, value]) => `${label}: ${value}`)
        .join('\n'),
      'Klopt er iets niet, of kun je toch niet? Beantwoord dan deze mail.',
      `Groeten van ${foundation.name || 'de organisatie'}`,
    ].join('\n\n'),
    ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
  };
}

const HOUR = 60 * 60;

/** Limits on what visitors of the website can send, by address. */
class VisitorLimits {
  private readonly enlistments = new RateLimit('website: enlistments', { points: 10, duration: HOUR });
  private readonly messages = new RateLimit('website: messages', { points: 5, duration: HOUR });

  /** Counts an enrolment. @throws RATE_LIMITED */
  countEnlistment(ip: string): Promise<void> {
    return this.enlistments.count(ip);
  }

  /** Counts a message of the contact form. @throws RATE_LIMITED */
  countMessage(ip: string): Promise<void> {
    return this.messages.count(ip);
  }
}

/** The limits of the portal. */
export const visitorLimits = new VisitorLimits();
