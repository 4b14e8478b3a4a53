import { LRUCache } from 'lru-cache';

const zone = { timeZone: 'Europe/Amsterdam' } as const;
const dateFormat = new Intl.DateTimeFormat('nl-NL', {
  ...zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const hourFormat = new Intl.DateTimeFormat('nl-NL', { ...zone, hour: '2-digit', hourCycle: 'h23' });
const timeFormat = new Intl.DateTimeFormat('nl-NL', { ...zone, hour: '2-digit', minute: '2-digit' });

/** The date of hours since 1970: lists say the same days again and again, and the clocks there differ by whole hours. */
const dates = new LRUCache<number, string>({ max: 10_000 });
const HOUR = 3_600_000;

/** The calendar date of a moment in Europe/Amsterdam, as dd/mm/yyyy. */
export function formatInAmsterdam(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR);
  const known = dates.get(hour);
  if (known !== undefined) return known;
  const date = dateFormat.format(moment).replaceAll('-', '/');
  dates.set(hour, date);
  return date;
}

/** The date and time of a moment in Europe/Amsterdam, as dd/mm/yyyy HH:mm. */
export function formatMomentInAmsterdam(moment: Date): string {
  return `${formatInAmsterdam(moment)} ${timeFormat.format(moment)}`;
}

/** The calendar date of a moment in Europe/Amsterdam, as YYYY-MM-DD. */
export function dateInAmsterdam(moment: Date): string {
  return formatInAmsterdam(moment).split('/').reverse().join('-');
}

/** A calendar date as people read it. @param date YYYY-MM-DD @returns dd/mm/yyyy */
export function formatCalendarDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** The moment at which a calendar date begins in Europe/Amsterdam. @param date YYYY-MM-DD */
export function startOfDayInAmsterdam(date: string): Date {
  const utc = new Date(`${date}T00:00:00Z`);
  // At midnight in UTC it is 1 or 2 o'clock there, and clocks change later in the night.
  return new Date(utc.getTime() - Number(hourFormat.format(utc)) * HOUR);
}

/**
 * The moment of a date and time in Europe/Amsterdam. Of an hour that is there twice it is one of them; one that is not there, in the
 * night on which the clock goes forward, is an hour later. @param local YYYY-MM-DDTHH:mm
 */
export function momentInAmsterdam(local: string): Date {
  const wanted = Date.parse(`${local}Z`);
  const ahead = (moment: number) => {
    const at = new Date(moment);
    return Date.parse(`${dateInAmsterdam(at)}T${timeFormat.format(at)}Z`) - moment;
  };
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}

/** A calendar date some days on. @param date YYYY-MM-DD */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days the second calendar date is after the first; below 0: before it. Both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/**
 * A calendar date some months on; where that month is too short it is its last day. @param date YYYY-MM-DD
 * @param months also below 0
 */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(count / 12), count % 12];
  const lastOfMonth = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return [String(inYear).padStart(4, '0'), two(inMonth + 1), two(Math.min(day, lastOfMonth))].join('-');
}

const two = (number: number) => String(number).padStart(2, '0');

/** Today in Europe/Amsterdam, as YYYY-MM-DD. */
export function todayInAmsterdam(): string {
  return dateInAmsterdam(new Date());
}

/** The hour of the day in Europe/Amsterdam, 0 to 23. */
export function hourInAmsterdam(moment: Date): number {
  return Number(hourFormat.format(moment));
}

/** Whether this is a date without a time, YYYY-MM-DD, that exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/**
 * The season a date is in, by the year in which it began: with 6 (June, the draaiboek) 2027-05-31 is in season 2026.
 * @param date YYYY-MM-DD @param firstMonth 1 to 12
 */
export function seasonOf(date: string, firstMonth: number): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return month >= firstMonth ? year : year - 1;
}

/** Sunday and Saturday, as `getUTCDay` counts. */
const WEEKEND: readonly number[] = [0, 6];
/** MM-DD: New Year, Labour Day and both days of Christmas. */
const FIXED: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];
/** From Easter: Good Friday and Easter Monday. */
const AROUND_EASTER: readonly number[] = [-2, 1];

/**
 * Whether the banks of Europe settle on a day: the calendar of TARGET2 that the European Central Bank has kept since 2002.
 * @param date YYYY-MM-DD
 */
export function isTargetDay(date: string): boolean {
  if (WEEKEND.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) return false;
  if (FIXED.includes(date.slice('YYYY-'.length))) return false;
  const easter = easterSunday(Number(date.slice(0, 'YYYY'.length)));
  return !AROUND_EASTER.some((days) => daysAfter(easter, days) === date);
}

/** The first day on or after this one on which the banks of Europe settle. @param date YYYY-MM-DD */
export function targetDayFrom(date: string): string {
  let day = date;
  while (!isTargetDay(day)) day = daysAfter(day, 1);
  return day;
}

/**
 * Easter Sunday as YYYY-MM-DD, by the anonymous Gregorian algorithm: Butcher's Ecclesiastical Calendar (1876), as in
 * J. Meeus, Astronomical Algorithms, chapter 8. Its letters are kept.
 */
export function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1];
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** From Easter to the Sunday of carnival. */
const BEFORE_EASTER = 49;
/** Carnival goes on until Tuesday. */
const LAST_DAY = 2;

/** The Sunday of the carnival that is now or comes next, YYYY-MM-DD. @param today YYYY-MM-DD */
export function carnivalSunday(today: string): string {
  const year = Number(today.slice(0, 'YYYY'.length));
  const sunday = carnivalSundayIn(year);
  return today <= daysAfter(sunday, LAST_DAY) ? sunday : carnivalSundayIn(year + 1);
}

/** Days until that Sunday; 0 during carnival. @param today YYYY-MM-DD */
export function daysToCarnival(today: string): number {
  return Math.max(0, daysBetween(today, carnivalSunday(today)));
}

/** The Sunday of the carnival of a year, YYYY-MM-DD. */
export function carnivalSundayIn(year: number): string {
  return daysAfter(easterSunday(year), -BEFORE_EASTER);
}
