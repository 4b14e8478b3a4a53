import { Permission } from '../../identity/catalogue/permission.enum';
import { holdsToday } from '../../identity/people/people.loaders';
import { type User, UserModel } from '../../identity/people/user.model';
import { hashToken, newToken } from '../../identity/sessions/session.model';
import { DAY } from '../../identity/tokens/privateLink';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import type { Settings } from '../../platform/settings/settings';
import { type CalendarFeed, CalendarFeedModel, type NewCalendarFeed } from './calendar.model';

/** What a link opens: the yearly programme, or the calendar of whoever it is of. */
export type FeedKind = keyof typeof FEED_NAMES;
/** The names of the feeds in their addresses. */
export const FEED_NAMES = { programme: 'jaarprogramma', own: 'mijn-agenda' } as const;

/** Of whoever has a link: without this it opens nothing. */
const HOLDS: Readonly<Record<FeedKind, () => object>> = {
  programme: () => holdsToday(Permission.secjaarProg),
  own: () => ({ deactivation: { $exists: false } }),
};
const OWN = /-own$/;
/** The key of a link: each user has one of a kind. */
const idOf = (kind: FeedKind, userId: string) => (kind === 'own' ? `${userId}-own` : userId);

/** How long a link works after it was read last; calendar programs read every day. */
const LIFETIME = 365 * DAY;

/** The link of this user, or null when there is none that works. */
export async function getFeed(kind: FeedKind, userId: string): Promise<CalendarFeed | null> {
  return CalendarFeedModel.findOne({ _id: idOf(kind, userId), expiresAt: { $gt: new Date() } }).lean(
    leanWithId,
  );
}

/** Makes a new link, shown this once; one of its kind that this user had before stops working. */
export async function createFeed(
  kind: FeedKind,
  userId: string,
  { publicUrl }: Settings,
): Promise<NewCalendarFeed> {
  const token = newToken();
  const feed = await CalendarFeedModel.findOneAndUpdate(
    { _id: idOf(kind, userId) },
    { $set: { tokenHash: hashToken(token), createdAt: new Date(), expiresAt: nextEnd() } },
    { upsert: true, returnDocument: 'after', lean: leanWithId },
  );
  return { url: `${publicUrl}/feeds/${FEED_NAMES[kind]}/${token}.ics`, feed };
}

/** Takes the link away. @returns whether there was one */
export async function revokeFeed(kind: FeedKind, userId: string): Promise<boolean> {
  return (await CalendarFeedModel.deleteOne({ _id: idOf(kind, userId) })).deletedCount > 0;
}

/**
 * Whose a token of a kind is, as long as it works and they may have what it opens; null otherwise. That it was used moves its
 * end.
 */
export async function ownerOf(kind: FeedKind, token: string): Promise<User | null> {
  const live = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  const feed = await CalendarFeedModel.findOne(live).lean(leanWithId);
  if (!feed || OWN.test(feed.id) !== (kind === 'own')) return null;
  const user = await UserModel.findOne({ _id: feed.id.replace(OWN, ''), ...HOLDS[kind]() })
    .select({ email: 1, permissions: 1 })
    .lean(leanWithId);
  if (!user) return null;
  // Not every reading is worth a write.
  if (nextEnd().getTime() - feed.expiresAt.getTime() > DAY) {
    await ifMatched(CalendarFeedModel.updateOne(live, { $set: { expiresAt: nextEnd() } }));
  }
  return user;
}

function nextEnd(): Date {
  return new Date(Date.now() + LIFETIME);
}
