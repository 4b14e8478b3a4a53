import { extensionPoint } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import type { RequestContext } from '../people/requestContext';
import type { User } from '../people/user.model';
import type { HomeFigure, UpcomingDate, WaitingItem } from './home.types';

/** How soon something asks to be done; what comes first is first on the page. */
export enum Urgency {
  /** Somebody else waits for it. */
  othersWait,
  /** Its day has passed. */
  late,
  toDo,
  /** To be looked at some time. */
  sometime,
}

/** Something that waits, as an area tells it. */
export type Waiting = WaitingItem & {
  urgency: Urgency;
  /** By when, or since when, YYYY-MM-DD: what is equally urgent comes in this order, without a day last. */
  day?: string | null;
};

/** What an area tells for the home page of a person; each looks at their rights itself. */
export interface HomeSource<Item> {
  /** Unique in its place; in the log when it fails. */
  key: string;
  /**
   * What there is for who asks, nothing without the right: by one or two queries that an index answers, whatever there
   * is in the collection.
   */
  of: (context: RequestContext) => Promise<Item[]>;
}

/** Where areas say what waits for somebody. */
export const waitingSources = extensionPoint<HomeSource<Waiting>>('waiting');

/** Where areas say which days come. */
export const upcomingSources = extensionPoint<HomeSource<UpcomingDate>>('upcoming');

/** Where areas say a figure or two of somebody's work. */
export const figureSources = extensionPoint<HomeSource<HomeFigure>>('figures');

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
type CalendarOwner = Pick<User, 'id' | 'email' | 'permissions'>;

/** What an area puts into the calendar of a person; each looks at their rights itself. */
export interface AgendaSource {
  /** Unique in its place. */
  key: string;
  /** What there is for them, by queries that an index answers. */
  of: (portal: PortalContext, owner: CalendarOwner) => Promise<CalendarItem[]>;
}

/** Where areas say what stands in the calendar of a person. */
export const agendaSources = extensionPoint<AgendaSource>('agenda');
