const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** Today in Europe/Amsterdam, as YYYY-MM-DD. */
export function todayInAmsterdam(now: Date = new Date()): string {
  return isoDay.format(now);
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
