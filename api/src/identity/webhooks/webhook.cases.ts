import type { RecordCases } from '../../testing/recordCases';
import { WebhookModel } from './webhook.model';

/** Webhooks, for the tests of all operations. */
export const webhookCases: RecordCases = {
  model: WebhookModel,
  added: {
    by: 'addWebhook',
    given: (number) => ({
      webhook: { name: `Boekhouding ${number}`, url: 'http://127.0.0.1:9/haak', kinds: ['added'] },
    }),
  },
  changed: {
    by: 'editWebhook',
    fields: (number) => ({
      name: `Ledenlijst ${number}`,
      url: 'http://127.0.0.1:9/leden',
      entities: ['ClubMember'],
      kinds: ['changed', 'removed'],
    }),
  },
  deletedBy: 'deleteWebhook',
};
