import { extensionPoint } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { describeEnum } from '../../platform/schema/describeEnum';

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

/** What somebody is told of; each has its own choice of how. */
export enum NotificationKind {
  /** Something became theirs to do. */
  assigned = 'assigned',
  /** Somebody asks them something. */
  asked = 'asked',
  /** Something of theirs was decided. */
  decided = 'decided',
  /** A day comes, or has passed. */
  due = 'due',
  /** A right of theirs ends. */
  expiring = 'expiring',
}

/** How somebody is told. */
export enum NotificationDelivery {
  /** In the inbox. */
  portal = 'portal',
  /** In the inbox, and by mail at once. */
  mail = 'mail',
  /** In the inbox, and in one mail a week of what was not read. */
  digest = 'digest',
  /** Not at all. */
  none = 'none',
}

/** What a link in a mail ends: mail of one kind, the weekly one, or what is written to many. */
export enum MailOptOut {
  assigned = 'assigned',
  asked = 'asked',
  decided = 'decided',
  due = 'due',
  expiring = 'expiring',
  digest = 'digest',
  mailings = 'mailings',
}

describeEnum({ NotificationKind }, 'What somebody is told of; each kind has its own choice of how.', {
  assigned: 'Something became theirs to do.',
  asked: 'Somebody asks them something.',
  decided: 'Something of theirs was decided.',
  due: 'A day comes, or has passed.',
  expiring: 'A right of theirs ends.',
});
describeEnum({ NotificationDelivery }, 'How somebody is told.', {
  portal: 'In the inbox alone.',
  mail: 'In the inbox, and by mail at once.',
  digest: 'In the inbox, and in one mail a week of what was not read.',
  none: 'Not at all.',
});
describeEnum(
  { MailOptOut },
  'What a link in a mail ends: mail of one kind, the weekly one, or what is written to many.',
  {
    assigned: 'Mail about what became theirs to do.',
    asked: 'Mail about what somebody asks them.',
    decided: 'Mail about what was decided.',
    due: 'Mail about days that come or have passed.',
    expiring: 'Mail about rights that end.',
    digest: 'The weekly mail.',
    mailings: 'What the foundation writes to many, to whoever it is.',
  },
);

/** What ends mail of one kind. */
export function optOutOf(kind: NotificationKind): MailOptOut {
  return MailOptOut[kind];
}

/** All kinds, in the order in which they are shown. */
export const notificationKinds = Object.values(NotificationKind);
