import { AuditEventModel, AuditRemovalModel } from '../platform/audit/auditEvent.model';
import { BackupModel } from '../platform/backup/backup.model';
import { FileWordsModel } from '../platform/files/text/fileWords.model';
import { JobModel } from '../platform/jobs/job.model';
import { RateLimitModel } from '../platform/limits/rateLimit';
import { RefusedAddressModel } from '../platform/mail/refusedAddresses';
import { SampleModel } from '../platform/monitor/sample.model';
import { MovedCollectionModel } from '../platform/moving/moving';
import { RequestNoteModel } from '../platform/once/once';
import type { CollectionPrivacy } from '../platform/privacy/collectionPrivacy';
import { WithdrawnRemoteModel, RemoteOverrideModel } from '../platform/remotes/remote.models';
import { MailingModel, MailingSettingsModel, UnwillingModel } from './mailings/mailing.model';
import { NotificationModel, NotificationProgressModel } from './notifications/notification.model';
import { NotificationSettingsModel } from './notifications/notificationSettings.model';
import { CommissionModel } from './people/commission.model';
import { PasskeyChallengeModel } from './people/secondFactor.model';
import { UserModel } from './people/user.model';
import { RemoteFailureModel } from './remotes/remoteFailure.model';
import { SavedViewsModel } from './savedViews/savedView.model';
import { EndedSessionModel, KnownDeviceModel } from './sessions/session.model';
import { AccountGuardModel } from './users/rights/lastHolder';
import { WebhookModel } from './webhooks/webhook.model';
import { WebhookDeliveryModel } from './webhooks/webhookDelivery.model';

const EVENT = {
  // Values go with the person they were about (P64); who did it stays with the event.
  personal: ['fields.before', 'fields.after'],
  actor: ['userId', 'userName', 'address', 'session'],
  none: [
    ...['at', 'kind', 'operation', 'requestId', 'outcome', 'entity', 'recordId', 'ids'],
    ...['fields.name', 'fields.hidden', 'isCut', 'redacted', 'redacts', 'unannounced', 'keepUntil'],
  ],
} as const;

/** Personal data of accounts, and of what the portal keeps for itself. */
export const identityPrivacy: readonly CollectionPrivacy[] = [
  {
    model: UserModel,
    purpose: 'Signing in, rights, and how members of the foundation reach each other.',
    retention:
      'As long as the account; anonymised or removed by an Admin. A session 30 days, a link until its end.',
    personal: [
      ...['name', 'email', 'phoneNumber', 'adres', 'changeLog', 'passwordHash', 'sessions'],
      ...['passwordReset', 'emailChange', 'invitation', 'apiTokens', 'authenticator', 'newAuthenticator'],
      ...['passkeys', 'signedInAt', 'toursSeen', 'role', 'permissions', 'deactivation.permissions'],
    ],
    actor: ['deactivation.byName'],
    none: ['isExternal', 'anonymised', 'deactivation.at'],
  },
  {
    model: MovedCollectionModel,
    purpose: 'Keeps data of the old system from being moved in twice.',
    retention: 'As long as the data; a hash and a number for each collection.',
    none: ['fingerprint', 'records', 'state', 'at'],
  },
  {
    model: AccountGuardModel,
    purpose: 'Keeps the last Admin and the last manager of users from being removed.',
    retention: 'Rewritten at every change of rights; only ids of accounts.',
    none: ['holders', 'changedAt'],
  },
  {
    model: EndedSessionModel,
    purpose: 'Tells a page why its session ended.',
    retention: '30 days.',
    none: ['tokenHash', 'end', 'endedAt'],
  },
  {
    model: KnownDeviceModel,
    purpose: 'Lets people sign in from their own browser while strangers try their address.',
    retention: 'A year after the last use; only a hash.',
    none: ['mark', 'usedAt'],
  },
  {
    model: PasskeyChallengeModel,
    purpose: 'What a passkey has to sign.',
    retention: '5 minutes.',
    none: ['hash', 'userId', 'expiresAt'],
  },
  {
    model: CommissionModel,
    purpose: 'The committees of the foundation.',
    retention: 'For good; archived, never removed.',
    actor: ['changeLog'],
    none: ['name', 'index', 'description', 'archived'],
  },
  {
    model: JobModel,
    purpose: 'Work outside requests; a mail has the address it goes to and what its text is made from.',
    retention:
      'Sent mail 30 days, other jobs 90 days after they ended; what was given up until somebody looks at it.',
    personal: ['subject', 'data', 'failReason'],
    none: [
      ...['name', 'label', 'state', 'activeKey', 'key', 'done', 'total', 'type', 'priority', 'nextRunAt'],
      ...['lockedAt', 'lastModifiedBy', 'lastRunAt', 'lastFinishedAt', 'failedAt', 'failCount'],
      'repeatInterval',
    ],
  },
  {
    model: BackupModel,
    purpose: 'Which backup is the latest.',
    retention: 'Replaced by each backup. Backup files themselves hold everything, for at most 12 months.',
    none: ['madeAt', 'name', 'size', 'documents', 'changes', 'isVerified'],
  },
  {
    model: SampleModel,
    purpose: 'Shows Admins how the portal fared in the last day.',
    retention: '48 hours; numbers and names of operations only.',
    none: [
      ...['slot', 'process', 'at', 'startedAt', 'hasEnded', 'requestsPerMinute', 'failed', 'p95', 'slowest'],
      ...['loopDelay', 'memory', 'mailWaiting'],
    ],
  },
  {
    model: RateLimitModel,
    purpose: 'Counts attempts, so that nobody can guess or flood.',
    retention: 'Until the time that is counted over is past, a day at most.',
    personal: ['key'],
    none: ['points', 'expire'],
  },
  {
    model: MailingModel,
    purpose: 'What was written to many, and what became of it for each of them.',
    retention: 'Two years.',
    personal: ['recipients'],
    actor: ['senderName', 'replyTo', 'creator', 'readers'],
    none: [
      ...['audience', 'title', 'subject', 'html', 'attachments', 'isNeeded', 'state', 'template', 'about'],
      'secret',
    ],
  },
  {
    model: UnwillingModel,
    purpose: 'Addresses that want no mailings, so that none is sent there.',
    retention: 'Until the person or an Admin takes it back.',
    personal: ['address'],
    none: ['since'],
  },
  {
    model: MailingSettingsModel,
    purpose: 'How many mails of mailings go in an hour.',
    retention: 'For good.',
    none: ['perHour'],
  },
  {
    model: RefusedAddressModel,
    purpose: 'Addresses that mail servers refuse for good, so that nothing is sent there.',
    retention: '90 days; a paused one until an Admin lets mail go there again.',
    personal: ['address'],
    none: ['mails', 'lastCode', 'lastAt', 'hasBounced', 'isPaused'],
  },
  {
    model: RemoteFailureModel,
    purpose: 'Finds versions of areas that fail in browsers, and gives them up.',
    retention: '30 days after the last time.',
    actor: ['people'],
    none: ['area', 'entry', 'kind', 'count', 'lastMessage', 'lastAt', 'rowSince'],
  },
  {
    model: RemoteOverrideModel,
    purpose: 'Lets an Admin try a remote of their own machine.',
    retention: 'Counts for 12 hours; replaced by the next one.',
    none: ['area', 'entry', 'at'],
  },
  {
    model: WithdrawnRemoteModel,
    purpose: 'Which versions of areas are not loaded any more.',
    retention: 'Until it is offered again.',
    actor: ['byId'],
    none: ['area', 'entry', 'reason', 'at'],
  },
  {
    model: RequestNoteModel,
    purpose: 'Does once what is sent twice.',
    retention: '30 days; sealed with the id of the request.',
    none: ['hash', 'sealed', 'at', 'answer'],
  },
  {
    model: NotificationModel,
    purpose: 'Tells people what was asked of them, decided, or is due.',
    retention: '90 days; less when their account is removed or anonymised.',
    personal: ['title', 'detail'],
    none: ['userId', 'kind', 'key', 'link', 'createdAt', 'readAt', 'delivery', 'digestWeek'],
  },
  {
    model: NotificationSettingsModel,
    purpose: 'How somebody wants to be told, and what signs the links by which they end mail.',
    retention: 'As long as the account.',
    personal: ['choices', 'optOutSecret'],
  },
  {
    model: SavedViewsModel,
    purpose: 'Views of lists that somebody saved, on each of their devices.',
    retention: 'As long as the account.',
    personal: ['views.name', 'views.search'],
    none: ['views.id', 'views.list'],
  },
  {
    model: WebhookModel,
    purpose: 'Which systems of others are told that a record changed; nothing of what is in it.',
    retention: 'Until an Admin removes it, and 30 days in the trash.',
    none: [
      ...['name', 'url', 'entities', 'kinds', 'state', 'stoppedAt', 'lastAttempt', 'failingSince'],
      ...['secrets', 'slot', 'portalUrl'],
    ],
  },
  {
    model: WebhookDeliveryModel,
    purpose: 'What webhooks were told: the id of a record and that it changed.',
    retention: '30 days.',
    none: [
      ...['webhookId', 'eventId', 'type', 'entity', 'recordId', 'kind', 'at', 'state', 'attempts', 'tries'],
      ...['attemptedAt', 'nextAttemptAt', 'status', 'duration', 'reason', 'claim', 'claimedUntil'],
    ],
  },
  {
    model: NotificationProgressModel,
    purpose: 'Until when was told what happened.',
    retention: 'Rewritten; a moment for each area.',
    none: ['until'],
  },
  {
    model: AuditEventModel,
    purpose: 'Shows Admins who changed what and when.',
    retention: '2 years, about money 7 years; values go with the person they are about.',
    ...EVENT,
  },
  {
    model: AuditRemovalModel,
    purpose: 'A removal that was begun, until the log has it.',
    retention: 'Minutes.',
    ...EVENT,
  },
  {
    model: { collection: { name: 'files.files' } },
    purpose: 'Names and kinds of the files that records point to.',
    retention: 'With the record that points to it, and a day more.',
    personal: ['*'],
  },
  {
    model: { collection: { name: 'files.chunks' } },
    purpose: 'The bytes of those files.',
    retention: 'With the record that points to it, and a day more.',
    personal: ['*'],
  },
  {
    model: FileWordsModel,
    purpose: 'The words in documents, by which a search finds them.',
    retention: 'With the file.',
    personal: ['words'],
    none: ['folder', 'isWaiting', 'tries'],
  },
  {
    model: { collection: { name: 'migrations' } },
    purpose: 'Which migrations this database has had.',
    retention: 'For good.',
    none: ['*'],
  },
  {
    model: { collection: { name: 'demoMarks' } },
    purpose: 'That the demo foundation was put in.',
    retention: 'For good; only in a demo.',
    none: ['*'],
  },
];
