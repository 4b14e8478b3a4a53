import { createHmac, timingSafeEqual } from 'node:crypto';

import { retryUpsert } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { ifMatched, saveAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../platform/errors/appError';
import type { Hook } from '../../platform/http/areaRoutes';
import { isPaused } from '../../platform/mail/refusedAddresses';
import { madeBefore } from '../../platform/privacy/collectionPrivacy';
import { endMailings, endsMailings, OPT_OUT, OPT_OUT_PAGE } from '../mailings/mailing.template';
import type { SessionUser } from '../people/requestContext';
import { UserModel } from '../people/user.model';
import { newToken } from '../sessions/session.model';
import type { NotificationChoiceInput } from './notification.input';
import { type Notification, NotificationModel } from './notification.model';
import {
  type NotificationSettings,
  NotificationSettingsModel,
  type OwnNotificationSettings,
} from './notificationSettings.model';
import {
  MailOptOut,
  NotificationDelivery,
  NotificationKind,
  notificationKinds,
  optOutOf,
} from './notificationSources';

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

const { portal, mail } = NotificationDelivery;
/** What counts until somebody chooses: a mail for what others wait for or they waited for, nothing more. */
const DEFAULTS: Readonly<Record<NotificationKind, NotificationDelivery>> = {
  assigned: mail,
  asked: mail,
  decided: mail,
  due: portal,
  expiring: portal,
};

/** How somebody is told of a kind. @param settings as stored; null: they never chose */
export function deliveryOf(
  settings: Pick<NotificationSettings, 'choices'> | null | undefined,
  kind: NotificationKind,
): NotificationDelivery {
  return settings?.choices?.[kind] ?? DEFAULTS[kind];
}

/** What somebody chose; null: nothing yet. */
export async function storedSettings(userId: string): Promise<NotificationSettings | null> {
  return NotificationSettingsModel.findById(userId).lean(leanWithId);
}

/** How one is told of each kind, and whether mail reaches one. */
export async function ownSettings({
  id,
  email,
}: Pick<SessionUser, 'id' | 'email'>): Promise<OwnNotificationSettings> {
  const [stored, isMailPaused] = await Promise.all([storedSettings(id), isPaused(email)]);
  return {
    ...{ id, isMailPaused, email, revision: stored?.revision ?? 0 },
    choices: notificationKinds.map((kind) => ({ kind, delivery: deliveryOf(stored, kind) })),
  };
}

/**
 * Changes how one is told; kinds that are left out stay as they are.
 * @throws BAD_USER_INPUT for a kind twice, CONFLICT when it is not as it was read
 */
export async function updateSettings(
  actor: SessionUser,
  revision: number,
  choices: readonly NotificationChoiceInput[],
): Promise<OwnNotificationSettings> {
  const chosen = Object.fromEntries(choices.map(({ kind, delivery }) => [`choices.${kind}`, delivery]));
  if (Object.keys(chosen).length < choices.length) {
    throw badInput({ choices: 'Kies van elke soort één keer.' });
  }
  await saveAtRevision<NotificationSettings>({
    ...{ model: NotificationSettingsModel, id: actor.id, revision, actor, update: { $set: chosen } },
    what: 'Deze instelling',
  });
  return ownSettings(actor);
}

/** The secret part of the link by which a person ends mail; the same each time. */
export async function optOutToken(userId: string, what: MailOptOut): Promise<string> {
  const stored = await retryUpsert(() =>
    NotificationSettingsModel.findOneAndUpdate(
      { _id: userId },
      [
        {
          $set: {
            revision: { $ifNull: ['$revision', 0] },
            optOutSecret: { $ifNull: ['$optOutSecret', newToken()] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', lean: leanWithId, updatePipeline: true },
    ).exec(),
  );
  return `${userId}.${what}.${signed(stored?.optOutSecret ?? '', userId, what)}`;
}

/**
 * Ends mail by a link, for whoever has it: what was mailed is in the inbox from now on. Twice is once.
 * @throws NOT_FOUND for a link that is not ours, or whose account is gone
 */
export async function optOut(token: string): Promise<MailOptOut> {
  if (endsMailings(token)) {
    if (await endMailings(token)) return MailOptOut.mailings;
    throw linkGone();
  }
  const [userId = '', asked = '', mark = '', ...more] = token.split('.');
  const what = Object.values(MailOptOut).find((one) => String(one) === asked);
  const stored = what && more.length === 0 ? await storedSettings(userId) : null;
  if (!what || !stored?.optOutSecret || !isSame(mark, signed(stored.optOutSecret, userId, what)))
    throw linkGone();
  const { digest } = NotificationDelivery;
  const isOff = (kind: NotificationKind) =>
    [portal, NotificationDelivery.none].includes(deliveryOf(stored, kind));
  const ended = notificationKinds.filter((kind) =>
    what === MailOptOut.digest
      ? deliveryOf(stored, kind) === digest
      : optOutOf(kind) === what && !isOff(kind),
  );
  if (ended.length === 0) return what;
  await ifMatched(
    NotificationSettingsModel.updateOne(
      { _id: userId },
      {
        $set: Object.fromEntries(ended.map((kind) => [`choices.${kind}`, portal])),
        $inc: { revision: 1 },
      },
    ),
  );
  return what;
}

function linkGone(): AppError {
  return new AppError('NOT_FOUND', 'Deze link bestaat niet (meer).');
}

function signed(secret: string, userId: string, what: MailOptOut): string {
  return createHmac('sha256', secret).update(`${userId} ${what}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What mail programs call when somebody presses 'Afmelden' there (RFC 8058); who opens it as a page gets a button. */
export const optOutHook: Hook = {
  name: OPT_OUT,
  page: OPT_OUT_PAGE,
  async handle(token) {
    try {
      await optOut(token);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'NOT_FOUND') return false;
      throw error;
    }
  },
};
