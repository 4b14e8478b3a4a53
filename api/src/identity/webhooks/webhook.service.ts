import type { mongo } from 'mongoose';

import { loggedEntities } from '../../platform/audit/copyEvents';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { WITH_TRASH } from '../../platform/database/trashOptions';
import { ifMatched, stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { AppError, badInput, type FieldErrors, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { madeBefore } from '../../platform/privacy/collectionPrivacy';
import { addRecord, getRecord, getRecordAt, removeRecord } from '../../platform/records/records';
import type { Settings } from '../../platform/settings/settings';
import type { SessionUser } from '../people/requestContext';
import { WebhookDeliveryState, WebhookState } from './webhook.enums';
import { type Webhook, WebhookModel } from './webhook.model';
import { type WebhookChoices, type WebhookInput, type WebhookSecret, webhookTexts } from './webhook.types';
import { reachOf, wrongAddress } from './webhookAttempt';
import { type WebhookDelivery, WebhookDeliveryModel } from './webhookDelivery.model';
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

/** The job that sends to one webhook at once what somebody waits for. */
export const SEND_TO_WEBHOOK = 'send to webhook';

const DAY = 86_400_000;
/** How long it is known what was sent. */
const KEPT = 30 * DAY;

/** What was and is to be sent to one, newest first. @throws BAD_USER_INPUT when the cursor is not one of ours */
export function listDeliveries(
  webhookId: string,
  state: WebhookDeliveryState | null,
  page: PageRequest,
): Promise<Page<WebhookDelivery>> {
  return readPage<WebhookDelivery>(
    WebhookDeliveryModel as never,
    { webhookId, ...(state && { state }) },
    page,
  );
}

/** Sends a message that tells of nothing, at once. @returns the id of its delivery @throws NOT_FOUND, CONFLICT */
export async function sendTestWebhook(portal: PortalContext, webhookId: string): Promise<string> {
  mustSend(portal);
  await mustBeActive(webhookId);
  const now = new Date();
  const { id } = await addRecord<WebhookDelivery>(WebhookDeliveryModel as never, {
    ...{ webhookId, type: 'Webhook.test', entity: 'Webhook', recordId: webhookId },
    ...{ at: now, nextAttemptAt: now },
  });
  await sendNow(portal, webhookId);
  return id;
}

/** Sends one again that was given up, with as many tries as a new one has. @throws NOT_FOUND, CONFLICT */
export async function resendWebhookDelivery(portal: PortalContext, id: string): Promise<WebhookDelivery> {
  mustSend(portal);
  const { webhookId } = await getRecord<WebhookDelivery>(
    WebhookDeliveryModel as never,
    id,
    webhookTexts.delivery,
  );
  await mustBeActive(webhookId);
  const found = (await WebhookDeliveryModel.findOneAndUpdate(
    { _id: id, state: WebhookDeliveryState.failed },
    { $set: { state: WebhookDeliveryState.waiting, nextAttemptAt: new Date(), tries: 0 } },
    { returnDocument: 'after', lean: leanWithId },
  )) as WebhookDelivery | null;
  if (!found) throw notFound(webhookTexts.delivery);
  await sendNow(portal, found.webhookId);
  return found;
}

/** Forgets what was sent, or was not, long ago. @param now for tests: the moment to count from */
export async function sweepDeliveries(now = Date.now()): Promise<void> {
  await WebhookDeliveryModel.deleteMany(madeBefore(new Date(now - KEPT)) as never);
}

/** Forgets what was sent to one that is gone for good. Twice is once. */
export async function forgetDeliveries(webhookId: string): Promise<void> {
  await WebhookDeliveryModel.deleteMany({ webhookId });
}

/** Somebody waits for it now; when it is stopped just after this, it waits. */
async function mustBeActive(webhookId: string): Promise<void> {
  const { state } = await getRecord<Webhook>(WebhookModel as never, webhookId, webhookTexts.what);
  if (state !== WebhookState.active) throw new AppError('CONFLICT', webhookTexts.notActive);
}

/** What fails here comes with the next round. */
async function sendNow({ jobs }: Pick<PortalContext, 'jobs'>, webhookId: string): Promise<void> {
  await jobs.begin(await jobs.add(SEND_TO_WEBHOOK, webhookId));
}

function mustSend({ settings }: Pick<PortalContext, 'settings'>): void {
  if (!reachOf(settings.webhooks)) throw new AppError('CONFLICT', webhookTexts.notSending);
}
