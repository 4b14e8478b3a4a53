import { extensionPoint, itemsOf } from '../../platform/extensionPoint';
import type { PortalContext } from '../../platform/portalContext';
import type { MailingAudience } from './mailing.enums';

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
