import type { Area } from '../platform/area';
import { WorkModel } from '../platform/jobs/work.model';
import { sweepWork } from '../platform/jobs/work.service';
import { OutboxModel } from '../platform/mail/outbox.model';
import { sweepOutbox } from '../platform/mail/sweepOutbox';
import { CommissionModel } from './commissions/commission.model';
import { CommissionResolver } from './commissions/commission.resolver';
import { coreRules } from './identity.rules';
import { PermissionResolver } from './permissions/permission.resolver';
import { passwordResetTemplate } from './sessions/passwordReset.template';
import { SessionResolver } from './sessions/session.resolver';
import { demoUsers } from './users/user.demo';
import { UserModel } from './users/user.model';
import { UserResolver } from './users/user.resolver';

/** Sessions, users and committees: what every area stands on. */
export const core: Area = {
  name: 'core',
  resolvers: [SessionResolver, UserResolver, CommissionResolver, PermissionResolver],
  rules: coreRules,
  models: [UserModel, CommissionModel, OutboxModel, WorkModel],
  mailTemplates: ({ publicUrl }) => ({ passwordReset: passwordResetTemplate(publicUrl) }),
  jobs: [
    { name: 'sweep outbox', every: '1 day', run: sweepOutbox },
    { name: 'sweep work', every: '1 day', run: sweepWork },
  ],
  demo: demoUsers,
};
