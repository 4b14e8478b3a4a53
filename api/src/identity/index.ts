import { AuditEventModel, AuditRemovalModel } from '../platform/audit/auditEvent.model';
import { copyLeftEvents } from '../platform/audit/copyEvents';
import { sweepEvents } from '../platform/audit/sweepEvents';
import { JobModel } from '../platform/jobs/job.model';
import { sweepJobs } from '../platform/jobs/sweepJobs';
import type { Area } from './area';
import { CommissionModel } from './commissions/commission.model';
import { CommissionResolver } from './commissions/commission.resolver';
import { AuditEventResolver } from './log/auditEvent.resolver';
import { JobResolver } from './operator/job.resolver';
import { PermissionResolver } from './permissions/permission.resolver';
import { EndedSessionModel } from './sessions/endedSession.model';
import { passwordResetTemplate } from './sessions/passwordReset.template';
import { SessionResolver } from './sessions/session.resolver';
import { sweepEndedSessions } from './sessions/sessionEnd.service';
import { demoUsers } from './users/user.demo';
import { UserModel } from './users/user.model';
import { UserResolver } from './users/user.resolver';

/** Sessions, users and committees: what every area stands on. */
export const identity: Area = {
  name: 'identity',
  resolvers: [
    SessionResolver,
    UserResolver,
    CommissionResolver,
    PermissionResolver,
    JobResolver,
    AuditEventResolver,
  ],
  models: [UserModel, EndedSessionModel, CommissionModel, JobModel, AuditEventModel, AuditRemovalModel],
  mailTemplates: ({ publicUrl }) => ({ passwordReset: passwordResetTemplate(publicUrl) }),
  jobs: [
    { name: 'sweep jobs', title: 'Oude taken opruimen', every: '1 day', run: () => sweepJobs() },
    {
      name: 'sweep ended sessions',
      title: 'Beëindigde sessies vergeten',
      every: '1 day',
      run: () => sweepEndedSessions(),
    },
    { name: 'copy events', title: 'Logboek bijwerken', every: '1 minute', run: () => copyLeftEvents() },
    { name: 'sweep events', title: 'Logboek opruimen', every: '1 day', run: () => sweepEvents() },
  ],
  demo: demoUsers,
};
