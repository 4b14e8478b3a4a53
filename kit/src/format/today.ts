const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** Today in Europe/Amsterdam, as YYYY-MM-DD. */
export function todayInAmsterdam(now: Date = new Date()): string {
  return isoDay.format(now);
}

/** The same day some years later; 29 February becomes 1 March. @param day YYYY-MM-DD */
export function yearsLater(day: string, years: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.toISOString().slice(0, 10);
}
