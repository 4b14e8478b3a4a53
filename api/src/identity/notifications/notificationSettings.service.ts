import { createHmac, timingSafeEqual } from 'node:crypto';

import { retryUpsert } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { saveAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../platform/errors/appError';
import type { Hook } from '../../platform/http/areaRoutes';
import { isPaused } from '../../platform/mail/refusedAddresses';
import { endMailings, endsMailings, OPT_OUT, OPT_OUT_PAGE } from '../mailings/mailing.template';
import type { SessionUser } from '../people/requestContext';
import { newToken } from '../sessions/token';
import {
  MailOptOut,
  NotificationDelivery,
  NotificationKind,
  notificationKinds,
  optOutOf,
} from './notification.enums';
import type { NotificationChoiceInput } from './notification.input';
import { type NotificationSettings, NotificationSettingsModel } from './notificationSettings.model';
import type { OwnNotificationSettings } from './ownNotificationSettings.type';

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
