import mongoose from 'mongoose';

import { AuditEventModel, AuditRemovalModel } from '../platform/audit/auditEvent.model';
import { copyLeftEvents, sweepEvents } from '../platform/audit/copyEvents';
import { BackupModel } from '../platform/backup/backup.model';
import { FileWordsModel } from '../platform/files/text/fileWords.model';
import { JobModel } from '../platform/jobs/job.model';
import { sweepJobs } from '../platform/jobs/storedJobs';
import { RateLimitModel, sweepRateLimits } from '../platform/limits/rateLimit';
import { RefusedAddressModel, sweepRefusals } from '../platform/mail/refusedAddresses';
import { SampleModel } from '../platform/monitor/sample.model';
import { sweepSamples } from '../platform/monitor/samples';
import { MovedCollectionModel } from '../platform/moving/moving';
import { RequestNoteModel, sweepRequestNotes } from '../platform/once/once';
import { retentionRules } from '../platform/privacy/collectionPrivacy';
import { fillDefaults } from '../platform/records/fillDefaults';
import { WithdrawnRemoteModel, RemoteOverrideModel } from '../platform/remotes/remote.models';
import type { Area } from './area';
import { moveCommissions } from './commissions/commission.moving';
import { CommissionResolver } from './commissions/commission.resolver';
import { DoublesResolver } from './doubles/doubles.resolver';
import { settleMerges } from './doubles/doubles.types';
import { HomeResolver } from './home/home.resolver';
import { waitingSources } from './home/homeSources';
import { identityPrivacy } from './identity.privacy';
import { identityReferences } from './identity.references';
import { identityWords } from './identity.words';
import { AuditEventResolver } from './log/auditEvent.resolver';
import { mailingJobs } from './mailings/mailing.job';
import { MailingModel, MailingSettingsModel, UnwillingModel } from './mailings/mailing.model';
import { MailingResolver } from './mailings/mailing.resolver';
import { mailingFolder } from './mailings/mailing.service';
import { earlierTemplate, mailingTemplate, mailingTestTemplate } from './mailings/mailing.template';
import { NotificationModel, NotificationProgressModel } from './notifications/notification.model';
import { NotificationResolver } from './notifications/notification.resolver';
import { optOutHook } from './notifications/notification.service';
import { notificationDigestTemplate, notificationTemplate } from './notifications/notification.template';
import { notificationJobs } from './notifications/notificationJobs';
import { NotificationSettingsModel } from './notifications/notificationSettings.model';
import { newsSources, reminderSources } from './notifications/notificationSources';
import { JobResolver, RefusedAddressResolver, SystemResolver } from './operator/job.resolver';
import { jobsWaiting } from './operator/job.service';
import { CommissionModel } from './people/commission.model';
import { PasskeyChallengeModel } from './people/secondFactor.model';
import { UserModel } from './people/user.model';
import { PermissionResolver } from './permissions/permission.resolver';
import { PersonalDataResolver } from './privacy/personalData.resolver';
import { keepRetention } from './privacy/personalData.service';
import { personalDataSources } from './privacy/personalDataSource';
import { mailingRetention, portalSources } from './privacy/portalSources';
import { ReferenceResolver } from './references/reference.resolver';
import { RemoteResolver } from './remotes/remote.resolver';
import { sweepRemoteFailures } from './remotes/remote.service';
import { RemoteFailureModel } from './remotes/remoteFailure.model';
import { SavedViewsModel } from './savedViews/savedView.model';
import { SavedViewResolver } from './savedViews/savedView.resolver';
import { commissionsFound, usersFound } from './search/identity.search';
import { SearchResolver } from './search/search.resolver';
import { searchSources } from './search/searchSources';
import { PasskeyResolver } from './secondFactor/passkey.resolver';
import { sweepChallenges } from './secondFactor/passkey.service';
import { SecondFactorResolver } from './secondFactor/secondFactor.resolver';
import { accountNoticeTemplate } from './sessions/accountNotice.template';
import { OpenSessionsResolver } from './sessions/openSessions.resolver';
import { passwordResetTemplate } from './sessions/password/ownPassword.service';
import { PasswordResolver } from './sessions/password/password.resolver';
import { EndedSessionModel, KnownDeviceModel } from './sessions/session.model';
import { SessionResolver } from './sessions/session.resolver';
import { sweepEndedSessions } from './sessions/session.service';
import { sweepKnownDevices } from './sessions/signInLimits';
import { ApiTokenResolver } from './tokens/apiToken.resolver';
import { TourResolver } from './tours/tour.resolver';
import { purgeTrash } from './trash/eraseTrash';
import { TrashResolver } from './trash/trash.resolver';
import { confirmEmailTemplate, invitationTemplate, rightEndsTemplate } from './users/account.templates';
import { EmailChangeResolver } from './users/emailChange.resolver';
import { UserImportResolver } from './users/import/userImport.resolver';
import { InvitationResolver } from './users/invitation/invitation.resolver';
import { invitationsWaiting } from './users/invitation/invitation.service';
import { accountRetention } from './users/leaving/anonymise.service';
import { chairDuties, chairsWaiting } from './users/leaving/chairDuties';
import { DeactivationResolver } from './users/leaving/deactivation.resolver';
import { dutySources } from './users/leaving/duty';
import { announceEnds, endingRights, sweepEndedRights } from './users/rights/endedRights.service';
import { AccountGuardModel } from './users/rights/lastHolder';
import { MembershipResolver } from './users/rights/membership.resolver';
import { demoUsers } from './users/user.demo';
import { moveUsers } from './users/user.moving';
import { UserResolver } from './users/user.resolver';
import { ViewingResolver } from './viewing/viewing.resolver';
import { WebhookModel } from './webhooks/webhook.model';
import { stoppedWebhooks, webhooksWaiting, webhookTrash } from './webhooks/webhook.notifications';
import { WebhookResolver } from './webhooks/webhook.resolver';
import { WebhookDeliveryModel } from './webhooks/webhookDelivery.model';
import { webhookJobs } from './webhooks/webhookJobs';

/** Sessions, users and committees: what every area stands on. */
export const identity: Area = {
  name: 'identity',
  resolvers: [
    SessionResolver,
    PasswordResolver,
    OpenSessionsResolver,
    ApiTokenResolver,
    WebhookResolver,
    ViewingResolver,
    SecondFactorResolver,
    PasskeyResolver,
    UserResolver,
    EmailChangeResolver,
    InvitationResolver,
    DeactivationResolver,
    MembershipResolver,
    UserImportResolver,
    CommissionResolver,
    DoublesResolver,
    PermissionResolver,
    JobResolver,
    RefusedAddressResolver,
    SystemResolver,
    RemoteResolver,
    AuditEventResolver,
    TrashResolver,
    ReferenceResolver,
    PersonalDataResolver,
    HomeResolver,
    SearchResolver,
    NotificationResolver,
    MailingResolver,
    SavedViewResolver,
    TourResolver,
  ],
  words: identityWords,
  models: [
    UserModel,
    AccountGuardModel,
    EndedSessionModel,
    KnownDeviceModel,
    PasskeyChallengeModel,
    CommissionModel,
    JobModel,
    BackupModel,
    SampleModel,
    RateLimitModel,
    RefusedAddressModel,
    FileWordsModel,
    RequestNoteModel,
    RemoteFailureModel,
    RemoteOverrideModel,
    WithdrawnRemoteModel,
    AuditEventModel,
    AuditRemovalModel,
    MovedCollectionModel,
    NotificationModel,
    NotificationSettingsModel,
    NotificationProgressModel,
    MailingModel,
    UnwillingModel,
    MailingSettingsModel,
    SavedViewsModel,
    WebhookModel,
    WebhookDeliveryModel,
  ],
  privacy: identityPrivacy,
  folders: [mailingFolder],
  extensions: [
    dutySources.with(chairDuties),
    retentionRules.with(accountRetention),
    retentionRules.with(mailingRetention),
    waitingSources.with(jobsWaiting),
    waitingSources.with(webhooksWaiting),
    waitingSources.with(chairsWaiting),
    waitingSources.with(invitationsWaiting),
    reminderSources.with(endingRights),
    newsSources.with(stoppedWebhooks),
    webhookTrash,
    ...identityReferences,
    ...[usersFound, commissionsFound].map((source) => searchSources.with(source)),
    ...portalSources.map((source) => personalDataSources.with(source)),
  ],
  hooks: [optOutHook],
  mailTemplates: (settings) => {
    const { publicUrl } = settings;
    return {
      passwordReset: passwordResetTemplate(publicUrl),
      confirmEmail: confirmEmailTemplate(publicUrl),
      invitation: invitationTemplate(publicUrl),
      accountNotice: accountNoticeTemplate,
      rightEnds: rightEndsTemplate(publicUrl),
      notification: notificationTemplate(publicUrl),
      notificationDigest: notificationDigestTemplate(publicUrl),
      mailing: mailingTemplate(settings),
      mailingTest: mailingTestTemplate,
      internalMail: earlierTemplate,
      activityMail: earlierTemplate,
    };
  },
  jobs: [
    ...mailingJobs,
    {
      name: 'settle merges',
      title: 'Samenvoegen afmaken',
      every: '1 minute',
      run: (_job, portal) => settleMerges(portal),
    },
    {
      // An earlier version may have stored something beside the start of this one.
      name: 'fill defaults',
      title: 'Velden aanvullen die er later bij kwamen',
      every: '1 day',
      run: () => fillDefaults(Object.values(mongoose.models) as never, true),
    },
    { name: 'sweep jobs', title: 'Oude taken opruimen', every: '1 day', run: () => sweepJobs() },
    {
      name: 'sweep refused addresses',
      title: 'Oude weigeringen van mail vergeten',
      every: '1 day',
      run: () => sweepRefusals(),
    },
    {
      name: 'sweep requests',
      title: 'Oude aanvragen vergeten',
      every: '1 day',
      run: () => sweepRequestNotes(),
    },
    { name: 'sweep rate limits', title: 'Tellingen opruimen', every: '1 day', run: () => sweepRateLimits() },
    {
      name: 'sweep ended sessions',
      title: 'Beëindigde sessies vergeten',
      every: '1 day',
      run: () => sweepEndedSessions(),
    },
    {
      name: 'sweep passkey challenges',
      title: 'Aanvragen van passkeys vergeten',
      every: '1 day',
      run: () => sweepChallenges(),
    },
    {
      name: 'sweep known devices',
      title: 'Oude apparaten vergeten',
      every: '1 day',
      run: () => sweepKnownDevices(),
    },
    {
      name: 'end rights',
      title: 'Verlopen rechten afnemen',
      // More often than once a day, so that it comes soon after midnight, whenever the portal was started.
      every: '1 hour',
      run: async (_job, portal) => {
        await sweepEndedRights();
        await announceEnds(portal);
      },
    },
    {
      name: 'purge trash',
      title: 'Prullenbak legen',
      every: '1 day',
      run: (_job, portal) => purgeTrash(portal),
    },
    {
      name: 'keep retention',
      title: 'Bewaartermijnen nakomen',
      every: '1 day',
      run: (job, portal) => keepRetention(portal, job),
    },
    { name: 'copy events', title: 'Logboek bijwerken', every: '1 minute', run: () => copyLeftEvents() },
    {
      name: 'sweep remote failures',
      title: 'Oude fouten van onderdelen vergeten',
      every: '1 day',
      run: () => sweepRemoteFailures(),
    },
    { name: 'sweep samples', title: 'Oude metingen opruimen', every: '1 hour', run: () => sweepSamples() },
    { name: 'sweep events', title: 'Logboek opruimen', every: '1 day', run: () => sweepEvents() },
    ...notificationJobs,
    ...webhookJobs,
  ],
  moves: [moveCommissions, moveUsers],
  demo: demoUsers,
};
