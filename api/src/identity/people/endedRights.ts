import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { parentOf, type PermissionId } from '../catalogue/catalogue';
import { commissionIdOf } from '../catalogue/commissionPermission';
import type { UserPermissions } from './user.model';

/**
 * The rights without those whose last day is past, also while they still stand in the account. A group goes with the
 * last of its permissions, a chair with the membership. The ends of what is left stay.
 */
export function withoutEnded(permissions: UserPermissions, day?: string): UserPermissions {
  const { general, commissions, ends = [] } = permissions;
  // At every request, and few have any.
  if (ends.length === 0) return permissions;
  const today = day ?? todayInAmsterdam();
  const ended = new Set(ends.filter(({ lastDay }) => lastDay < today).map(({ right }) => right));
  if (ended.size === 0) return permissions;
  const left = general.filter((id) => !ended.has(id));
  const hasChild = (ids: readonly PermissionId[], group: PermissionId) =>
    ids.some((id) => parentOf.get(id) === group);
  return {
    general: left.filter((id) => hasChild(left, id) || !hasChild(general, id)),
    commissions: commissions.filter((entry) => !ended.has(entry) && !ended.has(commissionIdOf(entry))),
    ends: ends.filter(({ right }) => !ended.has(right) && !ended.has(commissionIdOf(right))),
  };
}

/** The filter of who holds a general permission today. */
export function holdsToday(...anyOf: readonly PermissionId[]): object {
  return { $or: anyOf.map((id) => ({ 'permissions.general': id, ...notEnded([id]) })) };
}

/** The filter of who is in a committee today, its chair too. */
export function belongsToday(commissionId: string): object {
  return { 'permissions.commissions': commissionId, ...notEnded([commissionId]) };
}

function notEnded(rights: readonly string[]): object {
  const past = { $elemMatch: { right: { $in: rights }, lastDay: { $lt: todayInAmsterdam() } } };
  return { 'permissions.ends': { $not: past } };
}
