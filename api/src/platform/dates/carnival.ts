import { daysAfter, daysBetween } from './amsterdam';
import { easterSunday } from './targetDays';

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
