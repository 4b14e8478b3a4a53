import type { Settings } from '../../platform/settings/settings';
import { belongsTo } from '../catalogue/commissionPermission';
import type { SessionUser } from '../people/requestContext';

/**
 * Whether a user has the DB permission: as member or chair of the committee named by DB_COMMISSION_ID, or as the user
 * named by DB_USER_ID (docs/domain/portal.md, P33). The one place that decides it; with neither set nobody has it.
 */
export function hasDbPermission(
  user: Pick<SessionUser, 'id' | 'permissions' | 'secondFactorMissing' | 'isLimited'>,
  { dbCommissionId, dbUserId }: Pick<Settings, 'dbCommissionId' | 'dbUserId'>,
): boolean {
  if (user.secondFactorMissing) return false;
  if (dbUserId && user.id === dbUserId && !user.isLimited) return true;
  return dbCommissionId !== undefined && belongsTo(user.permissions.commissions, dbCommissionId);
}
