import { randomUUID } from 'node:crypto';

import { Types } from 'mongoose';

import { type AuditEvent, AuditEventModel } from '../../platform/audit/auditEvent.model';
import { isAnyDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import type { Reach } from '../../platform/http/outsideAddress';
import { logger } from '../../platform/log/logger';
import type { PortalContext, PortalJob } from '../../platform/portalContext';
import type { Settings } from '../../platform/settings/settings';
import { WebhookDeliveryState, type WebhookEventKind, WebhookState } from './webhook.enums';
import { type Webhook, WebhookModel } from './webhook.model';
import { SEND_TO_WEBHOOK, sweepDeliveries, webhookEntities } from './webhook.service';
import { attempt, type AttemptOutcome, reachOf } from './webhookAttempt';
import { type WebhookDelivery, WebhookDeliveryModel } from './webhookDelivery.model';

/** What tells the outside by itself. */
export const webhookJobs: readonly PortalJob[] = [
  {
    name: 'send webhooks',
    title: 'Webhooks versturen',
    every: '15 seconds',
    // An attempt takes ten seconds at most.
    lockTime: 60_000,
    run: async ({ progress }, portal) => {
      await announceEvents(portal.settings);
      await sendDue(portal, { progress: () => progress(0, 0) });
    },
  },
  {
    name: SEND_TO_WEBHOOK,
    title: 'Bericht aan een webhook versturen',
    run: async ({ subject, progress }, portal) =>
      sendDue(portal, { only: subject, progress: () => progress(0, 0) }),
  },
  {
    name: 'sweep webhook deliveries',
    title: 'Oude berichten aan webhooks vergeten',
    every: '1 day',
    run: () => sweepDeliveries(),
  },
];

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

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long after each failure it is tried again; after the last it is given up. */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 8 * HOUR, DAY];
/** So much later at most, so that what failed together does not come back together. */
const JITTER = 0.2;
/** After so long of nothing but failures a webhook is paused. */
const FAILING_FOR = 5 * DAY;
/** Webhooks that are sent to at once, to each one message at a time; with the one that somebody waits for there are four. */
const LANES = 3;
/** Longer than an attempt: who still has it then has crashed. */
const LEASE = 30 * SECOND;
/** A run ends after this, so that the next one sees which webhooks there are then. */
const LONGEST_RUN = 30 * SECOND;

interface Sending {
  /** What time it is. */
  now?: () => number;
  /** To this webhook alone. */
  only?: string;
  /** Called after every attempt. @throws to end it there */
  progress?: () => Promise<void>;
}

/**
 * Sends what is due. Webhooks take turns of one message, and one that fails has to wait for the next run, so that none keeps
 * the others waiting. What a process that crashed had taken is taken again.
 */
export async function sendDue(
  portal: Pick<PortalContext, 'settings' | 'metrics'>,
  { now = Date.now, only, progress = async () => {} }: Sending = {},
): Promise<void> {
  const reach = reachOf(portal.settings.webhooks);
  if (!reach) return;
  const due = { ...dueAt(now()), ...(only !== undefined && { webhookId: only }) };
  const ids: string[] = await WebhookDeliveryModel.distinct('webhookId', due);
  const turns = (await active({ _id: { $in: ids } }, portal)).map(({ id }) => id);
  const until = performance.now() + LONGEST_RUN;
  const lane = async () => {
    for (let id = turns.shift(); id && performance.now() < until; id = turns.shift()) {
      const goesOn = await sendNext(portal, { id, reach, now });
      if (goesOn) turns.push(id);
      await progress();
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

interface Turn {
  /** Of the webhook. */
  id: string;
  reach: Reach;
  now: () => number;
}

/** @returns whether it may have another turn */
async function sendNext(
  portal: Pick<PortalContext, 'settings' | 'metrics'>,
  { id, reach, now }: Turn,
): Promise<boolean> {
  const delivery = await claimNext(id, now());
  if (!delivery) return false;
  const [webhook] = await active({ _id: id }, portal);
  // It was stopped meanwhile: it waits.
  if (!webhook) return release(delivery);
  const outcome = await attempt(webhook, delivery, { reach, at: new Date(now()) });
  await note(webhook, delivery, outcome, now());
  const { reason, status } = outcome;
  portal.metrics.countWebhookAttempt(reason === null ? 'delivered' : 'failed');
  if (reason === null) return true;
  // Of the address the server alone: the rest may be a secret.
  const told = { webhook: id, delivery: delivery.id, host: new URL(webhook.url).host, status, reason };
  logger.warn(told, 'webhook not delivered');
  return false;
}

function active(filter: object, { settings: { publicUrl } }: Pick<PortalContext, 'settings'>) {
  return WebhookModel.find({ ...filter, state: WebhookState.active, portalUrl: publicUrl })
    .sort({ 'lastAttempt.at': 1 })
    .lean(leanWithId)
    .exec() as Promise<Webhook[]>;
}

function dueAt(now: number) {
  return {
    state: WebhookDeliveryState.waiting,
    nextAttemptAt: { $lte: new Date(now) },
    $or: [{ claimedUntil: null }, { claimedUntil: { $lte: new Date(now) } }],
  };
}

/** Takes the one that is due longest: nobody else sends it until the lease ends. */
function claimNext(webhookId: string, now: number): Promise<WebhookDelivery | null> {
  return WebhookDeliveryModel.findOneAndUpdate(
    { webhookId, ...dueAt(now) },
    { $set: { claim: randomUUID(), claimedUntil: new Date(now + LEASE) } },
    { sort: { nextAttemptAt: 1 }, returnDocument: 'after', lean: leanWithId },
  ).exec() as Promise<WebhookDelivery | null>;
}

async function release({ id, claim }: WebhookDelivery): Promise<false> {
  await ifMatched(
    WebhookDeliveryModel.updateOne({ _id: id, claim }, { $unset: { claim: 1, claimedUntil: 1 } }),
  );
  return false;
}

/** Stores how it ended, unless another took it over. */
async function note(
  webhook: Webhook,
  { id, claim, tries }: WebhookDelivery,
  outcome: AttemptOutcome,
  now: number,
): Promise<void> {
  const { reason, status, duration } = outcome;
  await ifMatched(
    WebhookDeliveryModel.updateOne(
      { _id: id, claim, state: WebhookDeliveryState.waiting },
      {
        $set: { attemptedAt: new Date(now), status, duration, reason, ...nextOf(outcome, tries, now) },
        $inc: { attempts: 1, tries: 1 },
        $unset: { claim: 1, claimedUntil: 1 },
      },
    ),
  );
  const lastAttempt = { at: new Date(now), isDelivered: reason === null, reason };
  await ifMatched(
    WebhookModel.updateOne(
      { _id: webhook.id },
      { $set: { lastAttempt }, ...(reason === null && { $unset: { failingSince: 1 } }) },
    ),
  );
  if (reason !== null) await noteFailure(webhook, status, now);
}

function nextOf({ reason, status, askedPause }: AttemptOutcome, tries: number, now: number) {
  if (reason === null) return { state: WebhookDeliveryState.delivered, nextAttemptAt: null };
  const pause = PAUSES[tries];
  if (pause === undefined || status === 410)
    return { state: WebhookDeliveryState.failed, nextAttemptAt: null };
  const later = Math.max(pause * (1 + Math.random() * JITTER), askedPause);
  return { nextAttemptAt: new Date(now + later) };
}

/** A receiver that is gone is not asked again, and one that fails for days is paused. */
async function noteFailure({ id, failingSince }: Webhook, status: number | null, now: number): Promise<void> {
  const isActive = { _id: id, state: WebhookState.active };
  const stoppedAt = new Date(now);
  if (status === 410) {
    await ifMatched(WebhookModel.updateOne(isActive, { $set: { state: WebhookState.ended, stoppedAt } }));
    await WebhookDeliveryModel.updateMany(
      { webhookId: id, state: WebhookDeliveryState.waiting },
      { $set: { state: WebhookDeliveryState.failed, nextAttemptAt: null, reason: ENDED } },
    );
    return;
  }
  if (!failingSince) {
    await ifMatched(
      WebhookModel.updateOne({ _id: id, failingSince: null }, { $set: { failingSince: stoppedAt } }),
    );
  } else if (now - failingSince.getTime() >= FAILING_FOR) {
    await ifMatched(
      WebhookModel.updateOne(
        { ...isActive, failingSince },
        { $set: { state: WebhookState.failing, stoppedAt } },
      ),
    );
  }
}

const ENDED = 'De ontvanger is opgeheven';
