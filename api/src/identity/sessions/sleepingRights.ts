import type { Settings } from '../../platform/settings/settings';
import { Role } from '../catalogue/permission.enum';
import { withoutEnded } from '../people/people.loaders';
import type { SessionUser } from '../people/requestContext';
import type { User } from '../people/user.model';
import { holdsMuch } from '../permissions/userRights';
import { secondStepsExist } from './secondStep';

/** Whether this account must have a second step (REQUIRE_2FA) and has none. */
export function isSecondFactorMissing(
  user: Pick<User, 'id' | 'role' | 'permissions' | 'authenticator' | 'passkeys'>,
  settings: Settings,
): boolean {
  if (!settings.requireSecondFactor || secondStepsExist(user)) return false;
  return user.role === Role.Admin || holdsMuch(user, settings);
}

/**
 * Who asks, with the rights that count: all of them sleep while a second step must be there and is not. What people do
 * with their own account goes on, so that they can set it up.
 */
function withSleepingRights(user: SessionUser, settings: Settings): SessionUser {
  if (!isSecondFactorMissing(user, settings)) return user;
  return {
    ...user,
    role: undefined,
    permissions: { general: [], commissions: [] },
    secondFactorMissing: true,
  };
}

/** Who asks, with the rights that count now: those that ended are gone, and the others may sleep (P107). */
export function withCountingRights(user: SessionUser, settings: Settings): SessionUser {
  return withSleepingRights({ ...user, permissions: withoutEnded(user.permissions) }, settings);
}
