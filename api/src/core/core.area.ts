import type { Area } from './area';
import { CommissionModel } from './commissions/commission.model';
import { CommissionResolver } from './commissions/commission.resolver';
import { coreRules } from './core.rules';
import { OutboxModel } from './mail/outbox.model';
import { passwordResetTemplate } from './mail/passwordReset.template';
import { sweepOutbox } from './mail/sweepOutbox';
import { PermissionResolver } from './permissions/permission.resolver';
import { SessionResolver } from './session/session.resolver';
import { demoUsers } from './users/user.demo';
import { UserModel } from './users/user.model';
import { UserResolver } from './users/user.resolver';
import { WorkModel } from './work/work.model';
import { sweepWork } from './work/work.service';

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
