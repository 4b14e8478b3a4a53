import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { madeBefore } from '../../platform/privacy/retentionRule';
import { UserModel } from '../people/user.model';
import { NotificationDelivery } from './notification.enums';
import { type Notification, NotificationModel } from './notification.model';
import { NotificationSettingsModel } from './notificationSettings.model';

/** Days that it is kept that somebody was told something. */
const KEPT = 90;
const DAY = 86_400_000;

/** What of somebody is in the inbox. */
function inboxOf(userId: string) {
  return { userId, delivery: { $ne: NotificationDelivery.none } };
}

/** A page of the inbox, newest first. @throws BAD_USER_INPUT when the cursor is not one of ours */
export function listNotifications(
  userId: string,
  { unreadOnly, ...page }: PageRequest & { unreadOnly?: boolean | null },
): Promise<Page<Notification>> {
  const filter = { ...inboxOf(userId), ...(unreadOnly && { readAt: null }) };
  return readPage<Notification>(NotificationModel as never, filter, page);
}

/** How many were not read yet. */
export function countUnread(userId: string): Promise<number> {
  return NotificationModel.countDocuments({ ...inboxOf(userId), readAt: null }).exec();
}

/** Marks one's own as read; of others, and what was read before, it leaves as it is. @returns how many are left unread */
export async function markRead(userId: string, ids: readonly string[]): Promise<number> {
  await NotificationModel.updateMany(
    { _id: { $in: ids }, userId, readAt: null },
    { $set: { readAt: new Date() } },
  );
  return countUnread(userId);
}

/** The same of all that was told until now. */
export async function markAllRead(userId: string): Promise<number> {
  const now = new Date();
  await NotificationModel.updateMany(
    { userId, readAt: null, createdAt: { $lte: now } },
    { $set: { readAt: now } },
  );
  return countUnread(userId);
}

/** Forgets what was told of somebody whose account is gone, and what they chose. Twice is once. */
export async function forgetNotifications(userId: string): Promise<void> {
  await NotificationModel.deleteMany({ userId });
  await NotificationSettingsModel.deleteOne({ _id: userId });
}

/** Forgets what was told long ago, and what a kill left of accounts that were removed. */
export async function sweepNotifications(now = Date.now()): Promise<void> {
  await NotificationModel.deleteMany(madeBefore(new Date(now - KEPT * DAY)) as never);
  const ids: string[] = await NotificationSettingsModel.distinct('_id');
  const there = new Set((await UserModel.distinct('_id', { _id: { $in: ids } })).map(String));
  for (const id of ids.filter((one) => !there.has(one))) await forgetNotifications(id);
}

/** All that is kept of somebody here, for an export. */
export async function exportNotifications(userId: string): Promise<object> {
  const [notifications, settings] = await Promise.all([
    NotificationModel.find({ userId })
      .select({ _id: 0, kind: 1, title: 1, detail: 1, link: 1, createdAt: 1, readAt: 1, delivery: 1 })
      .sort({ _id: -1 })
      .lean(),
    NotificationSettingsModel.findById(userId).select({ choices: 1 }).lean(),
  ]);
  return { notifications, notificationChoices: settings?.choices ?? {} };
}
