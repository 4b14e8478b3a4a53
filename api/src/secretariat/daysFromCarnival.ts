import { IsOptional, Max, Min } from 'class-validator';

import { daysAfter } from '../platform/dates/amsterdam';
import { carnivalSundayIn } from '../platform/dates/targetDays';
import { secretariatTexts } from './secretariat.texts';

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
