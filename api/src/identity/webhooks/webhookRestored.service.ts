import type { mongo } from 'mongoose';

import { WebhookState } from './webhook.enums';
import { WebhookModel } from './webhook.model';

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
