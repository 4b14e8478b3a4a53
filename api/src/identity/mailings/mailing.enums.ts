import { registerEnumType } from 'type-graphql';

import type { PermissionId } from '../catalogue/catalogue';
import { Permission } from '../catalogue/permission.enum';

/** To whom a mailing goes: the list that they are chosen from. */
export enum MailingAudience {
  /** The members of the foundation. */
  members = 'members',
  /** A committee, by its members. */
  commission = 'commission',
  /** The volunteers of an activity in a season. */
  activity = 'activity',
  /** The members of the supporter club. */
  club = 'club',
  /** The advertisers of the newspaper. */
  advertisers = 'advertisers',
  /** Who enrolled for an edition of the song festival. */
  participants = 'participants',
  /** Who enrolled for an edition of the parade. */
  parade = 'parade',
  /** Who enrolled for an edition of the children's parade. */
  childrensParade = 'childrensParade',
}

/** Who may write to whom: whoever may see their addresses. A committee is written to by who is in it. */
export const audiencePermissions: Readonly<
  Record<Exclude<MailingAudience, MailingAudience.commission>, PermissionId>
> = {
  members: Permission.secLedlist,
  activity: Permission.vol,
  club: Permission.clubAdmin,
  advertisers: Permission.krantRed,
  participants: Permission.webLiedjes,
  parade: Permission.webOptocht,
  childrensParade: Permission.webkinder,
};

/** How far a mailing is. */
export enum MailingState {
  sending = 'sending',
  paused = 'paused',
  stopped = 'stopped',
  done = 'done',
}

/** What has become of a mailing for one of those it goes to. */
export enum MailDelivery {
  waiting = 'waiting',
  given = 'given',
  sent = 'sent',
  refused = 'refused',
  bounced = 'bounced',
  skipped = 'skipped',
}

registerEnumType(MailingAudience, {
  name: 'MailingAudience',
  description: 'To whom a mailing goes: the list that they are chosen from.',
  valuesConfig: {
    members: { description: 'The members of the foundation.' },
    commission: { description: 'A committee.' },
    activity: { description: 'The volunteers of an activity in a season.' },
    club: { description: 'The members of the supporter club.' },
    advertisers: { description: 'The advertisers of the newspaper.' },
    participants: { description: 'Who enrolled for an edition of the song festival.' },
    parade: { description: 'Who enrolled for an edition of the parade.' },
    childrensParade: { description: "Who enrolled for an edition of the children's parade." },
  },
});
registerEnumType(MailingState, {
  name: 'MailingState',
  description: 'How far a mailing is.',
  valuesConfig: {
    sending: { description: 'It goes out, some at a time.' },
    paused: { description: 'Nothing goes out until somebody resumes it.' },
    stopped: { description: 'Who did not get it yet does not get it.' },
    done: { description: 'All of it was sent.' },
  },
});
registerEnumType(MailDelivery, {
  name: 'MailDelivery',
  description: 'What has become of a mailing for one of those it goes to.',
  valuesConfig: {
    waiting: { description: 'Its turn has not come.' },
    given: { description: 'In the outbox.' },
    sent: { description: 'The mail server took it.' },
    refused: { description: 'The mail server refused it for good, or the address is paused.' },
    bounced: { description: 'It was taken, and came back later.' },
    skipped: { description: 'It was stopped first, or its reason was gone.' },
  },
});
