import { Types } from 'mongoose';

import { type AuditEvent, AuditEventModel } from '../../platform/audit/auditEvent.model';
import { isAnyDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { Settings } from '../../platform/settings/settings';
import { WebhookDeliveryState, type WebhookEventKind, WebhookState } from './webhook.enums';
import { type Webhook, WebhookModel } from './webhook.model';
import { webhookEntities } from './webhook.service';
import { reachOf } from './webhookAttempt';
import { type WebhookDelivery, WebhookDeliveryModel } from './webhookDelivery.model';

/** Events that are looked at in one go. */
const AT_ONCE = 500;
/** So many wait for one webhook; of more the oldest are given up. */
const MOST_WAITING = 1_000;
const GIVEN_UP = 'Er stonden te veel berichten in de wachtrij';

interface Announcing {
  /** The moment that it is. */
  now?: Date;
  /** For tests. */
  mostWaiting?: number;
}

/**
 * Makes a delivery of each event that the log has from which nothing was made yet, for each webhook that asks for it. Done
 * again, also after a kill or by two at once, it makes none twice and leaves none out: an event is marked in the write that
 * adds it to the log, and the mark goes when its deliveries are there.
 */
export async function announceEvents(
  settings: Pick<Settings, 'publicUrl' | 'webhooks'>,
  { now = new Date(), mostWaiting = MOST_WAITING }: Announcing = {},
): Promise<void> {
  await stopElsewhere(settings, now);
  for (;;) {
    // First the events: a webhook that is read after them was there before or just made.
    const events = await AuditEventModel.find({ unannounced: true })
      .sort({ _id: 1 })
      .limit(AT_ONCE)
      .select({ entity: 1, recordId: 1, kind: 1, at: 1 })
      .lean(leanWithId);
    if (events.length === 0) return;
    const webhooks = reachOf(settings.webhooks) === null ? [] : await listening();
    for (const webhook of webhooks) await queue(webhook, events, now, mostWaiting);
    await AuditEventModel.updateMany(
      { _id: { $in: events.map(({ id }) => id) } },
      { $unset: { unannounced: 1 } },
    );
    if (events.length < AT_ONCE) return;
  }
}

/** Those of a copy of the data that is elsewhere now: who gets it there is for an Admin to say. */
async function stopElsewhere({ publicUrl }: Pick<Settings, 'publicUrl'>, now: Date): Promise<void> {
  const elsewhere = { state: WebhookState.active, portalUrl: { $ne: publicUrl } };
  if (!(await WebhookModel.exists(elsewhere))) return;
  await WebhookModel.updateMany(elsewhere, { $set: { state: WebhookState.restored, stoppedAt: now } });
}

/** What happens while one stands still waits for it, unless its receiver said that it is gone. */
function listening(): Promise<Webhook[]> {
  return WebhookModel.find({ state: { $ne: WebhookState.ended } })
    .lean(leanWithId)
    .exec();
}

async function queue(
  webhook: Webhook,
  events: readonly AuditEvent[],
  now: Date,
  mostWaiting: number,
): Promise<void> {
  const known = new Set(webhookEntities());
  const asked = events.filter((event) => known.has(event.entity ?? '') && asksFor(webhook, event));
  if (asked.length === 0) return;
  await WebhookDeliveryModel.insertMany(
    asked.map((event) => deliveryOf(webhook, event, now)),
    { ordered: false },
  ).catch((error: unknown) => {
    // What a crash left half-done.
    if (!isAnyDuplicateKey(error)) throw error;
  });
  await giveUpOldest(webhook.id, mostWaiting);
}

function asksFor({ id, entities, kinds }: Webhook, { entity, kind, at }: AuditEvent): boolean {
  const isOfThen = new Types.ObjectId(id).getTimestamp() <= at;
  const isOfKind = kinds.includes(kind as string as WebhookEventKind);
  return isOfThen && isOfKind && (!entities || entities.includes(entity ?? ''));
}

function deliveryOf({ id: webhookId }: Webhook, event: AuditEvent, now: Date): Partial<WebhookDelivery> {
  const { id: eventId, entity, recordId, kind, at } = event;
  return {
    ...{ webhookId, eventId, at, nextAttemptAt: now },
    type: `${entity}.${kind}`,
    entity: entity ?? '',
    recordId: recordId ?? '',
    kind: kind as string as WebhookEventKind,
  };
}

async function giveUpOldest(webhookId: string, mostWaiting: number): Promise<void> {
  const waiting = { webhookId, state: WebhookDeliveryState.waiting };
  const tooMany = (await WebhookDeliveryModel.countDocuments(waiting)) - mostWaiting;
  if (tooMany <= 0) return;
  const oldest = await WebhookDeliveryModel.find(waiting)
    .sort({ _id: 1 })
    .limit(tooMany)
    .select('_id')
    .lean();
  await WebhookDeliveryModel.updateMany(
    { _id: { $in: oldest.map(({ _id }) => _id) }, state: WebhookDeliveryState.waiting },
    { $set: { state: WebhookDeliveryState.failed, reason: GIVEN_UP, nextAttemptAt: null } },
  );
}
