import { randomUUID } from 'node:crypto';

import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import type { Reach } from '../../platform/http/outsideAddress';
import { logger } from '../../platform/log/logger';
import type { PortalContext } from '../../platform/portalContext';
import { WebhookDeliveryState, WebhookState } from './webhook.enums';
import { type Webhook, WebhookModel } from './webhook.model';
import { attempt, type AttemptOutcome, reachOf } from './webhookAttempt';
import { type WebhookDelivery, WebhookDeliveryModel } from './webhookDelivery.model';

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
