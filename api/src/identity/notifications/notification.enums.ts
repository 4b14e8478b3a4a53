import { registerEnumType } from 'type-graphql';

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

registerEnumType(NotificationKind, {
  name: 'NotificationKind',
  description: 'What somebody is told of; each kind has its own choice of how.',
  valuesConfig: {
    assigned: { description: 'Something became theirs to do.' },
    asked: { description: 'Somebody asks them something.' },
    decided: { description: 'Something of theirs was decided.' },
    due: { description: 'A day comes, or has passed.' },
    expiring: { description: 'A right of theirs ends.' },
  },
});
registerEnumType(NotificationDelivery, {
  name: 'NotificationDelivery',
  description: 'How somebody is told.',
  valuesConfig: {
    portal: { description: 'In the inbox alone.' },
    mail: { description: 'In the inbox, and by mail at once.' },
    digest: { description: 'In the inbox, and in one mail a week of what was not read.' },
    none: { description: 'Not at all.' },
  },
});
registerEnumType(MailOptOut, {
  name: 'MailOptOut',
  description: 'What a link in a mail ends: mail of one kind, the weekly one, or what is written to many.',
  valuesConfig: {
    assigned: { description: 'Mail about what became theirs to do.' },
    asked: { description: 'Mail about what somebody asks them.' },
    decided: { description: 'Mail about what was decided.' },
    due: { description: 'Mail about days that come or have passed.' },
    expiring: { description: 'Mail about rights that end.' },
    digest: { description: 'The weekly mail.' },
    mailings: { description: 'What the foundation writes to many, to whoever it is.' },
  },
});

/** What ends mail of one kind. */
export function optOutOf(kind: NotificationKind): MailOptOut {
  return MailOptOut[kind];
}

/** All kinds, in the order in which they are shown. */
export const notificationKinds = Object.values(NotificationKind);
