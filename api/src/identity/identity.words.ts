import type { SchemaWords } from '../platform/graphql/describeSchema';

export const identityWords: SchemaWords = {
  nouns: {
    ApiToken: 'API token',
    AuditEvent: 'event',
    Commission: 'committee',
    Job: 'job',
    Mailing: 'mailing',
    Notification: 'notification',
    OpenSession: 'session',
    Passkey: 'passkey',
    SavedView: 'view',
    Session: 'session',
    User: 'user',
    Webhook: 'webhook',
    WebhookDelivery: 'delivery',
  },
};
