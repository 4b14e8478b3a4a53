import { leanWithId } from '../../platform/database/reading/leanWithId';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { AppError, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { madeBefore } from '../../platform/privacy/retentionRule';
import { addRecord, getRecord } from '../../platform/records/records';
import { WebhookDeliveryState, WebhookState } from './webhook.enums';
import { webhookTexts } from './webhook.input';
import { type Webhook, WebhookModel } from './webhook.model';
import { reachOf } from './webhookAttempt';
import { type WebhookDelivery, WebhookDeliveryModel } from './webhookDelivery.model';

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
