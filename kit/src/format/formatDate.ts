const zone = 'Europe/Amsterdam';
const day: Intl.DateTimeFormatOptions = { timeZone: zone, day: '2-digit', month: '2-digit', year: 'numeric' };
const dayFormat = new Intl.DateTimeFormat('nl-NL', day);
const momentFormat = new Intl.DateTimeFormat('nl-NL', {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

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
  const { day, month, year } = parts(dayFormat, date);
  return `${day}/${month}/${year}`;
}

/** A moment as dd/mm/yyyy HH:mm in Europe/Amsterdam; takes a Date or an ISO text with a time. */
export function formatDateTime(value: string | Date | null | undefined): string {
  if (!value) return '';
  if (typeof value === 'string' && !value.includes('T')) return formatDate(value);
  const date = asDate(value);
  if (!date) return typeof value === 'string' ? value : '';
  const { day, month, year, hour, minute } = parts(momentFormat, date);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}
