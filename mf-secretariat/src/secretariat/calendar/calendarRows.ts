import type { SecretariatCalendarQuery } from '../../gql/graphql';

/** A row of the yearly programme. */
export type CalendarRow = SecretariatCalendarQuery['calendar'][number];

/** The programme as of a day. */
export interface Programme {
  earlier: readonly CalendarRow[];
  /** Of this day and later. */
  coming: readonly CalendarRow[];
  /** The day of the first coming activity; several can be on it. */
  nextDate: string | undefined;
}

/** Parts the programme into what was and what comes. @param rows by date @param today YYYY-MM-DD */
export function programmeOf(rows: readonly CalendarRow[], today: string): Programme {
  const coming = rows.filter(({ date }) => date >= today);
  return { earlier: rows.filter(({ date }) => date < today), coming, nextDate: coming[0]?.date };
}
