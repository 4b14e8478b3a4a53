import { todayInAmsterdam } from 'kit/format';
import { createContext, useContext } from 'react';

/** The season that is chosen on the page; it is kept here only. */
export const SeasonContext = createContext(currentSeason());

/** The chosen season, by the year in which it began. */
export const useSeason = (): number => useContext(SeasonContext);

/** The season of a day, by the year in which it began: a season begins in April. @param day YYYY-MM-DD */
export function seasonOf(day: string): number {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) < 4 ? year - 1 : year;
}

/** The season of today in Europe/Amsterdam. */
export function currentSeason(): number {
  return seasonOf(todayInAmsterdam());
}

/** '2026-2027'. */
export function seasonName(season: number): string {
  return `${season}-${season + 1}`;
}

/** The first and the last day of a season. */
export function daysOf(season: number): { first: string; last: string } {
  return { first: `${season}-04-01`, last: `${season + 1}-03-31` };
}
