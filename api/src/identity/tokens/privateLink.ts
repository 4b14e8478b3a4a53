import { modelOptions, prop } from '@typegoose/typegoose';

import { AppError } from '../../platform/errors/appError';
import { hashToken, newToken } from '../sessions/session.model';

/** How somebody came by a link. Each has its own places in the list: ten mails do not end a letter on paper. */
export type LinkMedium = 'hand' | 'letter' | 'mail';

/** A link that opens something without an account. It lives in the record that it opens. */
@modelOptions({ schemaOptions: { _id: false } })
export class PrivateLink {
  /** SHA-256 of the token, which only whoever has the link knows. */
  @prop({ type: () => String, required: true })
  tokenHash: string;

  @prop({ type: () => String, required: true })
  medium: LinkMedium;

  @prop({ type: () => Date, required: true })
  expiresAt: Date;
}

/** A day, in milliseconds. */
export const DAY = 86_400_000;

/** How many links of one medium work beside each other; then the oldest makes room. */
const MOST = 10;

/** A new link: the token to give away, and what is stored. @param lifetime in milliseconds */
export function newLink(medium: LinkMedium, lifetime: number): { token: string; link: PrivateLink } {
  const token = newToken();
  const expiresAt = new Date(Date.now() + lifetime);
  return { token, link: { tokenHash: hashToken(token), medium, expiresAt } };
}

/**
 * The address of a page for who has no account. The token stands after '#': browsers send that to no server, so that no
 * log has it. @param page what follows `/publiek/`
 */
export function visitorUrl(publicUrl: string, page: string, token: string): string {
  return `${publicUrl}/publiek/${page}#${token}`;
}

/** The filter of the record that a token opens, in a list `links`. */
export function openedBy(token: string): object {
  return { links: { $elemMatch: { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } } } };
}

/** The update that adds a link to a list `links` beside those that work. Run it with `updatePipeline`. */
export function withLink(link: PrivateLink): object[] {
  const stored = { $ifNull: ['$links', []] };
  const isOfMedium = { $eq: ['$$this.medium', link.medium] };
  const works = { $gt: ['$$this.expiresAt', new Date()] };
  const others = { $filter: { input: stored, cond: { $and: [works, { $not: [isOfMedium] }] } } };
  const same = { $filter: { input: stored, cond: { $and: [works, isOfMedium] } } };
  // Links are stored in the order in which they were made.
  const newest = { $slice: [same, 1 - MOST] };
  return [{ $set: { links: { $concatArrays: [others, newest, [{ $literal: link }]] } } }];
}

/** Until when the last of these works; null when none does. */
export function worksUntil(links: readonly PrivateLink[] | undefined): Date | null {
  const ends = (links ?? []).map(({ expiresAt }) => expiresAt.getTime()).filter((end) => end > Date.now());
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

/** What a link answers that is unknown, over or taken away. */
export function linkGone(): AppError {
  return new AppError('NOT_FOUND', 'Deze link bestaat niet (meer). Vraag een nieuwe link aan.');
}
