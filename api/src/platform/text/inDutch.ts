import { daysBetween } from '../dates/amsterdam';

/** A number with its noun: '1 taak', '3 taken'. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** How long ago a day was: 'vandaag', 'gisteren', '6 dagen geleden'. Both YYYY-MM-DD. */
export function daysAgo(day: string, today: string): string {
  const days = daysBetween(day, today);
  if (days <= 0) return 'vandaag';
  return days === 1 ? 'gisteren' : `${days} dagen geleden`;
}

const euro = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });

/** Cents as € 1.234,50, with a space that does not break. */
export function formatCents(cents: number): string {
  return euro.format(cents / 100);
}
