import { seasonOf, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { volunteerTexts } from '../volunteers.texts';

const FIRST_SEASON = 2023;
const LAST_SEASON = 2032;
/** A season begins in April (docs/domain/volunteers.md, B1). */
const SEASON_MONTH = 4;

/** The seasons to choose from: 2023-2024 to 2032-2033, later ones once the calendar gets there. */
export function seasons(): number[] {
  const last = Math.max(LAST_SEASON, seasonOf(todayInAmsterdam(), SEASON_MONTH) + 1);
  return Array.from({ length: last - FIRST_SEASON + 1 }, (_, at) => FIRST_SEASON + at);
}

/** The season a day is in, by the year in which it began. @param day YYYY-MM-DD */
export function seasonOfDay(day: string): number {
  return seasonOf(day, SEASON_MONTH);
}

/** @throws BAD_USER_INPUT for a season that cannot be chosen */
export function checkSeason(season: number): void {
  if (!seasons().includes(season)) throw badInput({ season: volunteerTexts.season });
}

/** "2026-2027" */
export function seasonName(season: number): string {
  return `${season}-${season + 1}`;
}
