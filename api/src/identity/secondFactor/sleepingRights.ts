import type { Settings } from '../../platform/settings/settings';
import type { SessionUser } from '../sessions/requestContext';
import { Role } from '../users/rights/role.enum';
import { holdsMuch } from '../users/rights/userRights';
import type { User } from '../users/user.model';
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
export function withSleepingRights(user: SessionUser, settings: Settings): SessionUser {
  if (!isSecondFactorMissing(user, settings)) return user;
  return {
    ...user,
    role: undefined,
    permissions: { general: [], commissions: [] },
    secondFactorMissing: true,
  };
}
