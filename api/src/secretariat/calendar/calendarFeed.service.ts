import { Permission } from '../../identity/catalogue/permission.enum';
import { DAY } from '../../identity/links/privateLink';
import { holdsToday } from '../../identity/people/endedRights';
import { UserModel } from '../../identity/people/user.model';
import { hashToken, newToken } from '../../identity/sessions/token';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { Settings } from '../../platform/settings/settings';
import { type CalendarFeed, CalendarFeedModel, type NewCalendarFeed } from './calendarFeed.model';

/** The name of the feed in its address. */
export const FEED_NAME = 'jaarprogramma';

/** How long a link works after it was read last; calendar programs read every day. */
const LIFETIME = 365 * DAY;

/** The link of this user, or null when there is none that works. */
export async function getFeed(userId: string): Promise<CalendarFeed | null> {
  return CalendarFeedModel.findOne({ _id: userId, expiresAt: { $gt: new Date() } }).lean(leanWithId);
}

/** Makes a new link, shown this once; one that this user had before stops working. */
export async function createFeed(userId: string, { publicUrl }: Settings): Promise<NewCalendarFeed> {
  const token = newToken();
  const feed = await CalendarFeedModel.findOneAndUpdate(
    { _id: userId },
    { $set: { tokenHash: hashToken(token), createdAt: new Date(), expiresAt: nextEnd() } },
    { upsert: true, returnDocument: 'after', lean: leanWithId },
  );
  return { url: `${publicUrl}/feeds/${FEED_NAME}/${token}.ics`, feed };
}

/** Takes the link away. @returns whether there was one */
export async function revokeFeed(userId: string): Promise<boolean> {
  return (await CalendarFeedModel.deleteOne({ _id: userId })).deletedCount > 0;
}

/** Whether the token is somebody's who may still see the yearly programme; that it was used moves its end. */
export async function isFeedToken(token: string): Promise<boolean> {
  const live = { tokenHash: hashToken(token), expiresAt: { $gt: new Date() } };
  const feed = await CalendarFeedModel.findOne(live).lean(leanWithId);
  if (!feed) return false;
  const reader = { _id: feed.id, ...holdsToday(Permission.secjaarProg) };
  if (!(await UserModel.exists(reader))) return false;
  // Not every reading is worth a write.
  if (nextEnd().getTime() - feed.expiresAt.getTime() > DAY) {
    await ifMatched(CalendarFeedModel.updateOne(live, { $set: { expiresAt: nextEnd() } }));
  }
  return true;
}

function nextEnd(): Date {
  return new Date(Date.now() + LIFETIME);
}
