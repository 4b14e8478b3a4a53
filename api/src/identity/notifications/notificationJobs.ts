import { isValidObjectId, Types } from 'mongoose';

import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import {
  dateInAmsterdam,
  daysAfter,
  hourInAmsterdam,
  startOfDayInAmsterdam,
} from '../../platform/dates/amsterdam';
import { itemsOf } from '../../platform/extensionPoint';
import { logError } from '../../platform/log/logger';
import type { PortalContext, PortalJob } from '../../platform/portalContext';
import { mailsOfNew } from '../../platform/records/pendingMails';
import { UserModel } from '../people/user.model';
import { NotificationModel, NotificationProgressModel } from './notification.model';
import { deliveryOf, sweepNotifications } from './notification.service';
import { NotificationSettingsModel } from './notificationSettings.model';
import { newsSources, NotificationDelivery, reminderSources, type Told } from './notificationSources';

/** From this hour on people are reminded: some chose a mail at once. */
const MORNING = 7;

/** What tells people by itself. */
export const notificationJobs: readonly PortalJob[] = [
  {
    name: 'tell news',
    title: 'Meldingen maken',
    every: '30 seconds',
    run: (_job, portal) => tellNews(portal),
  },
  {
    name: 'remind',
    title: 'Herinneringen maken',
    // More often than once a day, so that it comes in the morning, whenever the portal was started.
    every: '15 minutes',
    run: async (_job, portal) => {
      if (hourInAmsterdam(new Date()) >= MORNING) await remind(portal);
    },
  },
  {
    name: 'mail weekly',
    title: 'Weekoverzicht van meldingen mailen',
    every: '30 minutes',
    run: (_job, portal) => mailWeekly(portal),
  },
  {
    name: 'sweep notifications',
    title: 'Oude meldingen vergeten',
    every: '1 day',
    run: () => sweepNotifications(),
  },
];

/** So much longer ago than it was read is looked: clocks of machines differ, and a write may have been under way. */
const OVERLAP = 3_600_000;

/**
 * Tells everybody what happened since it was done last, of all areas. Done again, also after a kill or by two at once, it
 * tells nothing twice and leaves nothing out. @throws what a source failed with, after the others
 */
export async function tellNews(portal: PortalContext, now = new Date()): Promise<void> {
  await ofEach(itemsOf(newsSources, portal.extensions), async ({ key, of }) => {
    const progress = await NotificationProgressModel.findById(key).lean();
    const since = new Date((progress?.until ?? now).getTime() - OVERLAP);
    await tell(portal, await of(portal, since));
    await ifMatched(
      NotificationProgressModel.updateOne({ _id: key }, { $max: { until: now } }, { upsert: true }),
    );
  });
}

/** Reminds everybody of what the day asks; safe to repeat as {@link tellNews} is. */
export async function remind(portal: PortalContext, now = new Date()): Promise<void> {
  const today = dateInAmsterdam(now);
  await ofEach(itemsOf(reminderSources, portal.extensions), async ({ of }) =>
    tell(portal, await of(portal, today)),
  );
}

/** Tells what was not told yet, to who has an account that is open. */
export async function tell(portal: Pick<PortalContext, 'mail'>, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  const keys = [...new Set(told.map(({ key }) => key))];
  const before = await NotificationModel.find({ key: { $in: keys } })
    .select({ key: 1, userId: 1 })
    .lean();
  const known = new Set(before.map(({ key, userId }) => `${userId} ${key}`));
  const left = told.filter(({ key, userId }) => !known.has(`${userId} ${key}`) && isValidObjectId(userId));
  if (left.length === 0) return;
  const ids = [...new Set(left.map(({ userId }) => userId))];
  const [users, settings] = await Promise.all([
    UserModel.find({ _id: { $in: ids }, deactivation: null, anonymised: { $ne: true } })
      .select({ email: 1 })
      .lean(leanWithId),
    NotificationSettingsModel.find({ _id: { $in: ids } }).lean(leanWithId),
  ]);
  for (const one of left) {
    const user = users.find(({ id }) => id === one.userId);
    const chosen = settings.find(({ id }) => id === one.userId);
    if (user) await tellOne(portal, user.email, one, deliveryOf(chosen, one.kind));
  }
}

/** One record, with its mail in the same write; of two at once the second finds it there. */
async function tellOne(
  { mail }: Pick<PortalContext, 'mail'>,
  email: string,
  { hasOwnMail = false, ...told }: Told,
  delivery: NotificationDelivery,
): Promise<void> {
  const _id = new Types.ObjectId();
  const isMailed = delivery === NotificationDelivery.mail && !hasOwnMail;
  const data = { notificationId: _id.toHexString() };
  const mails = mailsOfNew(...(isMailed ? [{ template: 'notification', to: email, data }] : []));
  try {
    await NotificationModel.create({ _id, ...told, delivery, createdAt: new Date(), ...mails } as never);
  } catch (error) {
    if (!isDuplicateKey(error, 'key')) throw error;
    return;
  }
  if (isMailed) await mail.sendFrom(NotificationModel, data.notificationId);
}

/** Does something with each source; one that fails costs only what it would have told. */
async function ofEach<Source extends { key: string }>(
  sources: readonly Source[],
  act: (source: Source) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const source of sources) {
    try {
      await act(source);
    } catch (error) {
      logError(error, 'a source of notifications failed', { source: source.key });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

const HOUR = 3_600_000;
/** On Monday, in Amsterdam. */
const SENT_AT = 8;
const WEEK = 7;

/** The moment of the last weekly mail, and its Monday, YYYY-MM-DD. */
function lastDigest(now: Date): { week: string; moment: Date } {
  const today = dateInAmsterdam(now);
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % WEEK;
  const monday = daysAfter(today, -sinceMonday);
  const momentOf = (day: string) => new Date(startOfDayInAmsterdam(day).getTime() + SENT_AT * HOUR);
  const week = momentOf(monday) <= now ? monday : daysAfter(monday, -WEEK);
  return { week, moment: momentOf(week) };
}

/**
 * Puts what was not read of each person who wants a mail a week into the one of this week, and that mail into the outbox,
 * once. What a kill left is done the next time, also when that is a week later.
 */
export async function mailWeekly({ mail }: Pick<PortalContext, 'mail'>, now = new Date()): Promise<void> {
  const { week, moment } = lastDigest(now);
  await NotificationModel.updateMany(
    {
      ...{ delivery: NotificationDelivery.digest, readAt: null, digestWeek: null },
      createdAt: { $lt: moment },
    },
    { $set: { digestWeek: week } },
  );
  for (const digestWeek of [daysAfter(week, -WEEK), week]) {
    const ids = await NotificationModel.distinct('userId', { digestWeek });
    const users = await UserModel.find({ _id: { $in: ids }, deactivation: null })
      .select({ email: 1 })
      .lean(leanWithId);
    for (const { id: userId, email: to } of users) {
      const data = { userId, week: digestWeek };
      await mail.enqueueOnce(`notifications ${digestWeek} ${userId}`, {
        ...{ template: 'notificationDigest', to, data },
      });
    }
  }
}
