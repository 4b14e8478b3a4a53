import { extensionPoint } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import type { User } from '../people/user.model';

/** Something in a calendar: a whole day, or from a time on. */
export interface CalendarItem {
  /** Of this portal, and always the same. */
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  title: string;
  /** HH:mm; '': the whole day. */
  from?: string;
  /** HH:mm; before or at `from` it is on the next day; '': as long as an hour. */
  to?: string;
  place?: string;
  detail?: string;
  changedAt?: Date | null;
  revision?: number;
}

/** Whose calendar it is, with the rights that count today. */
export type CalendarOwner = Pick<User, 'id' | 'email' | 'permissions'>;

/** What an area puts into the calendar of a person; each looks at their rights itself. */
export interface AgendaSource {
  /** Unique in its place. */
  key: string;
  /** What there is for them, by queries that an index answers. */
  of: (portal: PortalContext, owner: CalendarOwner) => Promise<CalendarItem[]>;
}

/** Where areas say what stands in the calendar of a person. */
export const agendaSources = extensionPoint<AgendaSource>('agenda');
