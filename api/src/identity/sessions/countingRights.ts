import type { Settings } from '../../platform/settings/settings';
import { withoutEnded } from '../people/endedRights';
import type { SessionUser } from '../people/requestContext';
import { withSleepingRights } from './sleepingRights';

/** Who asks, with the rights that count now: those that ended are gone, and the others may sleep (P107). */
export function withCountingRights(user: SessionUser, settings: Settings): SessionUser {
  return withSleepingRights({ ...user, permissions: withoutEnded(user.permissions) }, settings);
}
