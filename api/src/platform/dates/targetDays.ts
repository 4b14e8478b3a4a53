import { daysAfter, daysBetween } from './amsterdam';

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
