import { holdsToday } from '../../identity/permissions/endedRights';
import { Permission } from '../../identity/permissions/permission.enum';
import { newToken } from '../../identity/sessions/token';
import { UserModel } from '../../identity/users/user.model';
import { leanWithId } from '../../platform/database/leanWithId';
import type { Settings } from '../../platform/settings/settings';
import { type CalendarFeed, CalendarFeedModel } from './calendarFeed.model';

/** The name of the feed in its address. */
export const FEED_NAME = 'jaarprogramma';

/** The link of this user, or null. */
export async function getFeed(userId: string): Promise<CalendarFeed | null> {
  return CalendarFeedModel.findById(userId).lean(leanWithId);
}

/** Makes a new link; one that this user had before stops working. */
export async function createFeed(userId: string): Promise<CalendarFeed> {
  return CalendarFeedModel.findOneAndUpdate(
    { _id: userId },
    { $set: { token: newToken(), createdAt: new Date() } },
    { upsert: true, returnDocument: 'after', lean: leanWithId },
  );
}

/** Takes the link away. @returns whether there was one */
export async function revokeFeed(userId: string): Promise<boolean> {
  return (await CalendarFeedModel.deleteOne({ _id: userId })).deletedCount > 0;
}

/** The address of a link. */
export function feedUrl({ token }: CalendarFeed, { publicUrl }: Settings): string {
  return `${publicUrl}/feeds/${FEED_NAME}/${token}.ics`;
}

/** Whether the token is somebody's who may still see the yearly programme. */
export async function isFeedToken(token: string): Promise<boolean> {
  const feed = await CalendarFeedModel.findOne({ token }).lean(leanWithId);
  if (!feed) return false;
  return (await UserModel.exists({ _id: feed.id, ...holdsToday(Permission.secjaarProg) })) !== null;
}
