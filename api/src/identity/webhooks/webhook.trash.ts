import { Role } from '../catalogue/permission.enum';
import { inTrash } from '../trash/trashSource';
import { type Webhook, WebhookModel } from './webhook.model';
import { giveSlot } from './webhook.service';
import { forgetDeliveries } from './webhookDelivery.service';

/** A deleted webhook: nothing is sent to it, and it comes back as it was. */
export const webhookTrash = inTrash<Webhook>({
  entity: 'Webhook',
  label: 'Webhook',
  operations: ['deleteWebhook'],
  model: WebhookModel as never,
  of: ({ user }) => (user.role === Role.Admin ? {} : null),
  title: ({ name }) => name,
  around: async (webhook, write) => {
    await giveSlot(webhook);
    return write();
  },
  condition: { slot: { $exists: true } },
  gone: (_portal, { id }) => forgetDeliveries(id),
});
