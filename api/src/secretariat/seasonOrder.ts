import { IsOptional, Max, Min } from 'class-validator';

import { carnivalSundayIn, daysAfter } from '../platform/dates/amsterdam';
import { Month, secretariatTexts, TimeType } from './secretariat.enums';

/** What the order of the draaiboek looks at. */
export interface InSeason {
  timeType?: TimeType | null;
  period?: Month | null;
  /** From the Sunday of carnival; below 0: before it. */
  daysFromCarnival?: number | null;
  /** YYYY-MM-DD. */
  dueDate?: string | null;
}

const times = Object.values(TimeType);
const months = Object.values(Month);
/** The first month of a season, as a date counts. */
const JUNE = 6;

/**
 * In the order of the draaiboek (docs/domain/secretariat.md, S24): up front, during the event, after it; in each the
 * months from June to May, what has no month first; then by deadline. What says days from carnival is in the month of its
 * date. What has no time comes last. Otherwise as they were.
 * @param season for the dates of what has none of its own
 */
export function inSeasonOrder<T extends InSeason>(items: readonly T[], season: number): T[] {
  const dated = items.map((item) => ({
    item,
    date: item.dueDate ?? dateFromCarnival(season, item.daysFromCarnival),
  }));
  return dated
    .sort(
      (a, b) =>
        rank(times, a.item.timeType, times.length) - rank(times, b.item.timeType, times.length) ||
        monthOf(a) - monthOf(b) ||
        (a.date ?? '9999').localeCompare(b.date ?? '9999'),
    )
    .map(({ item }) => item);
}

function monthOf({ item, date }: { item: InSeason; date: string | null }): number {
  const { period, daysFromCarnival } = item;
  if (date === null || daysFromCarnival === null || daysFromCarnival === undefined)
    return rank(months, period, -1);
  return (Number(date.slice('YYYY-'.length, 'YYYY-MM'.length)) + months.length - JUNE) % months.length;
}

function rank<T>(order: readonly T[], value: T | null | undefined, without: number): number {
  return value === null || value === undefined ? without : order.indexOf(value);
}

/** What the schema says of the field, of an item and of a task. */
export const DAYS_FROM_CARNIVAL =
  'Days from the Sunday of carnival, -245 to 85; below 0: before it. It decides instead of the month. null: not said.';
/** What stays within a season, June to May, whenever Easter is. */
const [FIRST, LAST] = [-245, 85];

/** Days from carnival that may be left out. */
export function CarnivalDays(): PropertyDecorator {
  const message = secretariatTexts.carnivalDays;
  const rules = [IsOptional(), Min(FIRST, { message }), Max(LAST, { message })];
  return (target, property) => rules.forEach((rule) => rule(target, property));
}

/** The Sunday of the carnival of a season, which is in the year it ends. @param season the year it began */
export function carnivalOf(season: number): string {
  return carnivalSundayIn(season + 1);
}

/** The date of days from carnival in a season, YYYY-MM-DD; null where no days are said. */
export function dateFromCarnival(season: number, days: number | null | undefined): string | null {
  return days === null || days === undefined ? null : daysAfter(carnivalOf(season), days);
}
