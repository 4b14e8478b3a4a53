import { extensionPoint } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import type { NotificationKind } from './notification.enums';

/** What somebody is to be told, as an area says it. Texts are Dutch, for the screen. */
export interface Told {
  /** The id of the account. */
  userId: string;
  kind: NotificationKind;
  /** By the record and its state, such as 'declaration <id> decided': told once to each person. */
  key: string;
  /** A few words. */
  title: string;
  /** One line; '': there is nothing to add. */
  detail: string;
  /** Path in the portal; null: it is only told. */
  link: string | null;
  /** They get another mail about it (see `byChoice`), so none is sent for this. */
  hasOwnMail?: boolean;
}

/** What happened, as the records of an area show it. */
export interface NewsSource {
  /** Unique in the portal, and never changed: until when it was read is kept under it. */
  key: string;
  /**
   * What happened since a moment, by one or two queries that an index answers. What was told before may be among it.
   * @param since a while before it was read last
   */
  of: (portal: PortalContext, since: Date) => Promise<Told[]>;
}

/** What people are reminded of because of the day. */
export interface ReminderSource {
  /** Unique in its place; in the log when it fails. */
  key: string;
  /**
   * Of what has to be told today, by queries that an index answers; bounded by days on both sides, so that nothing is
   * told again when what was told is forgotten. @param today YYYY-MM-DD
   */
  of: (portal: PortalContext, today: string) => Promise<Told[]>;
}

/** Where areas say what happened. */
export const newsSources = extensionPoint<NewsSource>('news');

/** Where areas say what people are to be reminded of. */
export const reminderSources = extensionPoint<ReminderSource>('reminders');
