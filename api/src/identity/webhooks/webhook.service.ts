import type { mongo } from 'mongoose';

import { loggedEntities } from '../../platform/audit/copyEvents';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, type FieldErrors } from '../../platform/errors/appError';
import { addRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import type { SessionUser } from '../people/requestContext';
import { WebhookState } from './webhook.enums';
import { type WebhookInput, webhookTexts } from './webhook.input';
import { type Webhook, WebhookModel } from './webhook.model';
import type { WebhookChoices, WebhookSecret } from './webhook.type';
import { reachOf, wrongAddress } from './webhookAttempt';
import { newSecret, oldSecretUntil, presentSecret, renewed } from './webhookSecrets';

/** So many there are at most. */
const MOST = 20;
/** Somebody else took the same place; this often in a row does not happen. */
const MOST_TRIES = 10;
/** What the log tells of and nobody outside has to know: what is somebody's own, and the portal's own bookkeeping. */
const OWN_BUSINESS = new Set([
  ...['FileWords', 'MovedCollection', 'Notification', 'NotificationSettings', 'RefusedAddress'],
  ...['SavedViews', 'Webhook', 'WebhookDelivery'],
]);

type Rules = Pick<Settings, 'publicUrl' | 'webhooks'>;

/** The kinds of records that webhooks are told of, in order. */
export function webhookEntities(): string[] {
  return loggedEntities()
    .filter((entity) => !OWN_BUSINESS.has(entity))
    .sort();
}

/** What can be chosen for a webhook here. */
export function webhookChoices({ webhooks }: Rules): WebhookChoices {
  return { entities: webhookEntities(), isSending: reachOf(webhooks) !== null };
}

/** All of them, the oldest first. */
export function listWebhooks(): Promise<Webhook[]> {
  return WebhookModel.find().sort({ _id: 1 }).lean(leanWithId).exec();
}

/** Adds one, with a secret that is shown once. @throws BAD_USER_INPUT at the field, or when there are too many */
export async function addWebhook(
  settings: Rules,
  actor: SessionUser,
  input: WebhookInput,
): Promise<WebhookSecret> {
  const fields = {
    ...fieldsOf(input, settings),
    ...stamp(actor),
    secrets: [newSecret()],
    portalUrl: settings.publicUrl,
  };
  return inSlot(async (slot) => secretOf(await addRecord<Webhook>(WebhookModel, { ...fields, slot })));
}

/** Changes one. @throws BAD_USER_INPUT at the field, NOT_FOUND, CONFLICT */
export async function editWebhook(
  settings: Rules,
  actor: SessionUser,
  { id, revision, input }: { id: string; revision: number; input: WebhookInput },
): Promise<Webhook> {
  return update(actor, { id, revision }, { $set: fieldsOf(input, settings) });
}

/** Stops sending to one, or goes on. @throws NOT_FOUND, CONFLICT */
export function pauseWebhook(
  { publicUrl: portalUrl }: Rules,
  actor: SessionUser,
  { id, revision, paused }: { id: string; revision: number; paused: boolean },
): Promise<Webhook> {
  const stop = { $set: { state: WebhookState.paused, stoppedAt: new Date() } };
  const goOn = { $set: { state: WebhookState.active, portalUrl }, $unset: { stoppedAt: 1, failingSince: 1 } };
  return update(actor, { id, revision }, paused ? stop : goOn);
}

/** Gives one a new secret; the one before it counts for 24 hours. @throws NOT_FOUND, CONFLICT */
export async function renewWebhookSecret(
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<WebhookSecret> {
  const { secrets } = await getRecordAt<Webhook>(WebhookModel as never, id, revision, webhookTexts.what);
  return secretOf(await update(actor, { id, revision }, { $set: { secrets: renewed(secrets) } }));
}

/** Puts one in the trash: nothing is sent to it any more. @returns its id @throws NOT_FOUND */
export async function deleteWebhook(id: string): Promise<string> {
  await removeRecord(WebhookModel, id, webhookTexts.what);
  return id;
}

/** What is answered to who made a secret, and to nobody else. */
export function secretOf(webhook: Webhook): WebhookSecret {
  return { id: webhook.id, secret: presentSecret(webhook.secrets), webhook };
}

/** Until when the secret before the present one signs too; null: it does not. */
export function oldSecretEnds({ secrets }: Webhook): Date | null {
  return oldSecretUntil(secrets);
}

/** Gives one that comes back a place, when another has taken its own. @throws CONFLICT when there are too many */
export async function giveSlot({ id, slot }: Webhook): Promise<void> {
  if (slot !== undefined) return;
  await inSlot((free) =>
    WebhookModel.updateOne({ _id: id, slot: { $exists: false } }, { $set: { slot: free } }).setOptions(
      WITH_TRASH,
    ),
  );
}

function update(
  actor: SessionUser,
  { id, revision }: { id: string; revision: number },
  change: object,
): Promise<Webhook> {
  return updateAtRevision<Webhook>({
    model: WebhookModel,
    ...{ id, revision, actor, update: change },
    what: webhookTexts.what,
  });
}

/** Does a write that takes a place of those that there are: no two take the same, so that there are never more. */
async function inSlot<T>(write: (slot: number) => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const slot = await freeSlot();
    if (slot === undefined) throw new AppError('BAD_USER_INPUT', webhookTexts.full(MOST));
    try {
      return await write(slot);
    } catch (error) {
      if (!isDuplicateKey(error, 'slot')) throw error;
    }
  }
  throw new AppError('CONFLICT', webhookTexts.full(MOST));
}

/** A place that nobody has; one in the trash gives up its own. */
async function freeSlot(): Promise<number | undefined> {
  const taken = await WebhookModel.find({ slot: { $exists: true } })
    .setOptions(WITH_TRASH)
    .select('slot +deletedAt')
    .lean();
  const slots = new Set(taken.map(({ slot }) => slot));
  const free = Array.from({ length: MOST }, (_, slot) => slot).find((slot) => !slots.has(slot));
  if (free !== undefined) return free;
  const trashed = taken.find((one) => 'deletedAt' in one);
  if (!trashed) return undefined;
  // Past mongoose: this is not the write that keeps the request of who adds one.
  const inTrash = { _id: trashed._id, deletedAt: { $exists: true } };
  await ifMatched(WebhookModel.collection.updateOne(inTrash as never, { $unset: { slot: 1 } }));
  return trashed.slot;
}

/** All of a webhook that is filled in, as it is stored. @throws BAD_USER_INPUT at the field */
function fieldsOf({ name, url, entities, kinds }: WebhookInput, { webhooks }: Rules) {
  const known = new Set(webhookEntities());
  const wrong = wrongAddress(url.trim(), webhooks);
  const errors: FieldErrors = {
    ...(wrong && { url: wrong }),
    ...(entities?.some((entity) => !known.has(entity)) && { entities: webhookTexts.unknownEntity }),
  };
  if (Object.keys(errors).length > 0) throw badInput(errors);
  return { name: name.trim(), url: new URL(url.trim()).href, entities: entities ?? null, kinds };
}

/**
 * Stops the webhooks of a backup that was put back: what it tells is of before, and perhaps it is a copy to try something
 * with. An Admin lets each go on. Safe to repeat.
 */
export async function stopRestoredWebhooks(db: mongo.Db): Promise<void> {
  await db
    .collection(WebhookModel.collection.name)
    .updateMany(
      { state: WebhookState.active },
      { $set: { state: WebhookState.restored, stoppedAt: new Date() } },
    );
}
