import { isEmail, IsOptional, Matches, MaxLength, ValidateBy } from 'class-validator';
import { isValidIBAN } from 'ibantools';

import { isCalendarDate } from '../dates/amsterdam';
import { texts } from '../errors/texts';
import { cleanHtml, MAX_HTML } from './cleanHtml';
import { isSepaIban, plainIban } from './iban';

/** One line of text: names, titles. */
export const LINE = 200;
/** A few lines: descriptions, comments. */
export const LINES = 2000;

/** A time of the day, HH:mm. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Plain text that must be filled in. @param max characters */
export function RequiredText(max = LINE): PropertyDecorator {
  return all(Matches(/\S/, { message: texts.required }), MaxLength(max, { message: texts.tooLong }));
}

/** Plain text that may be left out. @param max characters */
export function OptionalText(max = LINE): PropertyDecorator {
  return all(IsOptional(), MaxLength(max, { message: texts.tooLong }));
}

/** Rich text; `required`: markup without any text is not enough. */
export function RichText({ required = false } = {}): PropertyDecorator {
  return check('richText', (value) => {
    if (value.length > MAX_HTML) return texts.tooLong;
    return required && cleanHtml(value) === '' ? texts.required : undefined;
  });
}

/** An email address that is safe in a header of a mail; spaces around it are for the service to trim. */
export function EmailAddress(message: string = texts.email): PropertyDecorator {
  return check('emailAddress', (value) => (isMailAddress(value) ? undefined : message));
}

/** Whether a text is one email address that is safe in a header of a mail; spaces around it do not count. */
export function isMailAddress(text: string): boolean {
  const address = text.trim();
  // Quoted names before the @ may hold anything, line breaks too.
  return isEmail(address) && /^[^\s"\p{Cc}]+$/u.test(address);
}

/** A date without a time, YYYY-MM-DD, that exists. */
export function CalendarDate(): PropertyDecorator {
  return check('calendarDate', (value) => {
    if (value === '') return texts.required;
    return isCalendarDate(value) ? undefined : texts.date;
  });
}

/** A bank account number (IBAN) that a SEPA credit transfer can go to; spaces in it do not count. */
export function SepaIban(): PropertyDecorator {
  return check('sepaIban', (value) => {
    if (value.trim() === '') return texts.required;
    if (!isValidIBAN(plainIban(value))) return texts.iban;
    return isSepaIban(value) ? undefined : texts.notSepa;
  });
}

/** A web address, see {@link webAddress}. */
export function WebAddress(): PropertyDecorator {
  return check('webAddress', (value) => {
    if (value.trim() === '') return texts.required;
    return value.length <= LINES && webAddress(value) ? undefined : texts.webAddress;
  });
}

function all(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => decorators.forEach((decorate) => decorate(target, property));
}

/** @param wrong the message for a value, or undefined when it is right */
function check(name: string, wrong: (value: string) => string | undefined): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value) => typeof value === 'string' && wrong(value) === undefined,
      defaultMessage: (context) => wrong(String(context?.value ?? '')) ?? texts.required,
    },
  });
}

/**
 * A web address as it is stored: `www.x.nl` becomes `https://www.x.nl`.
 * @returns null for anything else: only http and https, with a host that has a dot
 */
export function webAddress(text: string): string | null {
  const given = text.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(given) ? given : `https://${given}`;
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  const { protocol, hostname, username } = new URL(address);
  const isWeb = ['http:', 'https:'].includes(protocol) && /[^.]\.[^.]/.test(hostname) && !username;
  return isWeb ? address : null;
}
