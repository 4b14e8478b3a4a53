import { Permission } from './catalogue/permission.enum';
import { UserModel } from './people/user.model';
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
    hanging: {
      words: ['lid', 'leden'],
      count: (commissionId) => UserModel.countDocuments({ 'permissions.commissions': commissionId }).exec(),
      shownTo: Permission.secGebruikers,
    },
  }),
  referenceSources.with({
    to: 'User',
    fields: ['PasskeyChallenge.userId', 'Notification.userId'],
    fate: 'along',
  }),
  referenceSources.with({ to: 'Webhook', fields: ['WebhookDelivery.webhookId'], fate: 'along' }),
];
