import { daysAfter, monthsAfter } from '../../platform/dates/amsterdam';

/** When a recurring invoice comes back. Dates are YYYY-MM-DD. */
export interface Rhythm {
  /** Months from one date to the next. */
  interval: number;
  firstDay: string;
  /** No date after this one. */
  lastDay?: string | null;
  /** No more dates than this. */
  times?: number | null;
}

/** Where a recurring invoice is in its dates. */
export interface Progress {
  /** Dates that came. */
  made: number;
  /** Up to this day, itself too, every date came or was passed over. */
  doneUntil?: string | null;
  nextDate?: string | null;
}

/** At most so many dates of one recurring invoice come at once; the rest comes an hour later. */
export const MOST_AT_ONCE = 12;

/**
 * The date at a place in the row. It is counted from the first day, so it never drifts: where a month is too short it is
 * its last day, and the month after that the day of the first again.
 */
export function dateAt({ firstDay, interval }: Pick<Rhythm, 'firstDay' | 'interval'>, place: number): string {
  return monthsAfter(firstDay, place * interval);
}

/** The first date on or after a day; null: there is none any more. @param made how many came before */
export function nextDate(rhythm: Rhythm, from: string, made: number): string | null {
  const { firstDay, interval, lastDay, times } = rhythm;
  if (typeof times === 'number' && made >= times) return null;
  let place = Math.max(0, Math.floor((monthOf(from) - monthOf(firstDay)) / interval));
  while (dateAt(rhythm, place) < from) place += 1;
  const date = dateAt(rhythm, place);
  return lastDay && date > lastDay ? null : date;
}

/**
 * The dates that have come by today, the oldest first and at most {@link MOST_AT_ONCE}, and where it is after them.
 * @param today YYYY-MM-DD
 */
export function takeDue(
  recurring: Rhythm & Progress,
  today: string,
): Required<Progress> & { dates: string[] } {
  let { made, doneUntil = null, nextDate: next = null } = recurring;
  const dates: string[] = [];
  while (next !== null && next <= today && dates.length < MOST_AT_ONCE) {
    dates.push(next);
    made += 1;
    doneUntil = next;
    next = nextDate(recurring, daysAfter(next, 1), made);
  }
  return { dates, made, doneUntil, nextDate: next };
}

function monthOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
}
