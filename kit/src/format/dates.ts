import { lazily } from './lazily';

const isoDay = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }));

/** Today in Europe/Amsterdam, as YYYY-MM-DD. */
export function todayInAmsterdam(now: Date = new Date()): string {
  return isoDay().format(now);
}

/** A day some days on. @param day YYYY-MM-DD @param days also below 0 */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days the second day is after the first; below 0: before it. Both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The same day some years later; 29 February becomes 1 March. @param day YYYY-MM-DD */
export function yearsLater(day: string, years: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.toISOString().slice(0, 10);
}

const zone = 'Europe/Amsterdam';
const day: Intl.DateTimeFormatOptions = { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' };
const dayFormat = lazily(() => new Intl.DateTimeFormat('nl-NL', day));
const momentFormat = lazily(
  () => new Intl.DateTimeFormat('nl-NL', { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

function parts(format: Intl.DateTimeFormat, moment: Date) {
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

function asDate(value: string | Date): Date | undefined {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * A day as dd/mm/yyyy. A text 'YYYY-MM-DD' is a calendar day and is never moved by a time zone; a Date, or a text
 * with a time, is a moment and gives the day it is in Europe/Amsterdam. Nothing gives '', other text stays as it is.
 */
export function formatDate(value: string | Date | null | undefined): string {
  if (!value) return '';
  const plain = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (plain) return `${plain[3]}/${plain[2]}/${plain[1]}`;
  const date = asDate(value);
  if (!date) return typeof value === 'string' ? value : '';
  const { day, month, year } = parts(dayFormat(), date);
  return `${day}/${month}/${year}`;
}

/** A moment as dd/mm/yyyy HH:mm in Europe/Amsterdam; takes a Date or an ISO text with a time. */
export function formatDateTime(value: string | Date | null | undefined): string {
  if (!value) return '';
  if (typeof value === 'string' && !value.includes('T')) return formatDate(value);
  const date = asDate(value);
  if (!date) return typeof value === 'string' ? value : '';
  const { day, month, year, hour, minute } = parts(momentFormat(), date);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}
