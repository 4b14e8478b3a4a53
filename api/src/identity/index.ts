import { JobModel } from '../platform/jobs/job.model';
import { sweepJobs } from '../platform/jobs/sweepJobs';
import { RateLimitModel, sweepRateLimits } from '../platform/limits/rateLimit.model';
import type { Area } from './area';
import { CommissionModel } from './commissions/commission.model';
import { CommissionResolver } from './commissions/commission.resolver';
import { JobResolver } from './operator/job.resolver';
import { PermissionResolver } from './permissions/permission.resolver';
import { EndedSessionModel } from './sessions/endedSession.model';
import { passwordResetTemplate } from './sessions/passwordReset.template';
import { SessionResolver } from './sessions/session.resolver';
import { sweepEndedSessions } from './sessions/sessionEnd.service';
import { AccountGuardModel } from './users/accountGuard.model';
import { demoUsers } from './users/user.demo';
import { UserModel } from './users/user.model';
import { UserResolver } from './users/user.resolver';

/** Sessions, users and committees: what every area stands on. */
export const identity: Area = {
  name: 'identity',
  resolvers: [SessionResolver, UserResolver, CommissionResolver, PermissionResolver, JobResolver],
  models: [UserModel, AccountGuardModel, EndedSessionModel, CommissionModel, JobModel, RateLimitModel],
  mailTemplates: ({ publicUrl }) => ({ passwordReset: passwordResetTemplate(publicUrl) }),
  jobs: [
    { name: 'sweep jobs', title: 'Oude taken opruimen', every: '1 day', run: () => sweepJobs() },
    { name: 'sweep rate limits', title: 'Tellingen opruimen', every: '1 day', run: () => sweepRateLimits() },
    {
      name: 'sweep ended sessions',
      title: 'Beëindigde sessies vergeten',
      every: '1 day',
      run: () => sweepEndedSessions(),
    },
  ],
  demo: demoUsers,
};
