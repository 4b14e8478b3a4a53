import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import { describeEnum } from '../../platform/schema/describeEnum';
import type { PermissionId } from '../catalogue/catalogue';
import { Permission } from '../catalogue/permission.enum';

/** Somebody whom a mailing can go to. */
export interface MailingPerson {
  /** The id of their record. */
  id: string;
  name: string;
  /** Absent: their name is none that can be parted. */
  firstName?: string;
  /** '': none is known. */
  email: string;
  /** What else of them a mail may hold, by what stands between braces: the number of a group in a parade. */
  fields?: Readonly<Record<string, string>>;
}

/** Which of an audience are meant. */
export interface AudienceQuery {
  /** Of a committee or activity. */
  of: string;
  /** Of an activity; 0: none was given. */
  season: number;
  /** These alone; null: everybody. */
  ids: readonly string[] | null;
}

/** A list of people that an area has, and who can be written to. */
export interface MailingAudienceSource {
  audience: MailingAudience;
  /** The names of the fields that its people have. */
  fields?: readonly string[];
  /** Two with one address get a mail each: they are not people, but groups. */
  isEach?: boolean;
  /** Who they are by name, with what they are called together. @throws NOT_FOUND, BAD_USER_INPUT */
  people: (query: AudienceQuery) => Promise<{ title: string; people: MailingPerson[] }>;
}

/** Where areas say whom one can write to. */
export const mailingAudiences = extensionPoint<MailingAudienceSource>('mailing audiences');

/** The list of an audience. */
export function audienceOf({ extensions }: PortalContext, audience: MailingAudience): MailingAudienceSource {
  const found = itemsOf(mailingAudiences, extensions).find((one) => one.audience === audience);
  if (!found) throw new Error(`No area has the audience ${audience}.`);
  return found;
}

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

describeEnum({ MailingAudience }, 'To whom a mailing goes: the list that they are chosen from.', {
  members: 'The members of the foundation.',
  commission: 'A committee.',
  activity: 'The volunteers of an activity in a season.',
  club: 'The members of the supporter club.',
  advertisers: 'The advertisers of the newspaper.',
  participants: 'Who enrolled for an edition of the song festival.',
  parade: 'Who enrolled for an edition of the parade.',
  childrensParade: "Who enrolled for an edition of the children's parade.",
});
describeEnum({ MailingState }, 'How far a mailing is.', {
  sending: 'It goes out, some at a time.',
  paused: 'Nothing goes out until somebody resumes it.',
  stopped: 'Who did not get it yet does not get it.',
  done: 'All of it was sent.',
});
describeEnum({ MailDelivery }, 'What has become of a mailing for one of those it goes to.', {
  waiting: 'Its turn has not come.',
  given: 'In the outbox.',
  sent: 'The mail server took it.',
  refused: 'The mail server refused it for good, or the address is paused.',
  bounced: 'It was taken, and came back later.',
  skipped: 'It was stopped first, or its reason was gone.',
});
