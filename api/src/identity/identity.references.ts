import { referenceSources } from './references/references';

/** What refers to accounts and committees within identity. */
export const identityReferences = [
  // A committee that is archived gives no rights; back from the archive it does.
  referenceSources.with({
    to: 'Commission',
    fields: [
      'User.permissions.commissions',
      'User.apiTokens.commissions',
      'User.deactivation.permissions.commissions',
    ],
    fate: 'along',
  }),
  referenceSources.with({
    to: 'User',
    fields: ['PasskeyChallenge.userId', 'Notification.userId'],
    fate: 'along',
  }),
  referenceSources.with({ to: 'Webhook', fields: ['WebhookDelivery.webhookId'], fate: 'along' }),
];
