import { isValidObjectId, Types } from 'mongoose';

import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { itemsOf } from '../../platform/extensionPoint';
import { logError } from '../../platform/log/logError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsOfNew } from '../../platform/records/pendingMails';
import { UserModel } from '../people/user.model';
import { NotificationDelivery } from './notification.enums';
import { NotificationModel, NotificationProgressModel } from './notification.model';
import { NotificationSettingsModel } from './notificationSettings.model';
import { deliveryOf } from './notificationSettings.service';
import { newsSources, reminderSources, type Told } from './notificationSources';

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
