import { Month, TimeType } from './secretariat.enums';

/** What the order of the draaiboek looks at. */
export interface InSeason {
  timeType?: TimeType | null;
  period?: Month | null;
  /** YYYY-MM-DD. */
  dueDate?: string | null;
}

const times = Object.values(TimeType);
const months = Object.values(Month);

/**
 * In the order of the draaiboek (docs/domain/secretariat.md, S24): up front, during the event, after it; in each the
 * months from June to May, what has no month first; then by deadline. What has no time comes last. Otherwise as they
 * were.
 */
export function inSeasonOrder<T extends InSeason>(items: readonly T[]): T[] {
  return [...items].sort(
    (a, b) =>
      rank(times, a.timeType, times.length) - rank(times, b.timeType, times.length) ||
      rank(months, a.period, -1) - rank(months, b.period, -1) ||
      (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'),
  );
}

function rank<T>(order: readonly T[], value: T | null | undefined, without: number): number {
  return value === null || value === undefined ? without : order.indexOf(value);
}
