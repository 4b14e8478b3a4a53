import { AppError, badInput, type FieldErrors } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { Settings } from '../../platform/settings/settings';
import { belongsTo, commissionIdOf, isChairIn } from '../catalogue/catalogue';
import { Permission, Role } from '../catalogue/permission.enum';
import type { SessionUser } from '../people/requestContext';
import type { User, UserPermissions, RightEnd } from '../people/user.model';

type Rights = Pick<User, 'email'> & { permissions: GivenRights };
/** Also as it is typed: the marks of an end say nothing here. */
type GivenRights = Omit<UserPermissions, 'ends'> & {
  ends?: readonly Pick<RightEnd, 'right' | 'lastDay'>[] | null;
};
type Account = Pick<User, 'id' | 'role' | 'email' | 'permissions'>;

const NO_RIGHTS: UserPermissions = { general: [], commissions: [] };

/**
 * Whether somebody may make this change to an account (docs/domain/portal.md, P27, P91 to P93). Only an Admin touches
 * Admins, gives or takes user management and the board's committee, and changes the address of who holds much. Nobody
 * changes their own rights.
 * @param before the account; null: a new one
 * @throws FORBIDDEN for the whole, BAD_USER_INPUT at the fields
 */
export function mustBeAllowed(
  actor: SessionUser,
  before: Account | null,
  next: Rights,
  settings: Settings,
): void {
  if (before) mustBeTouchable(actor, before);
  const isAdmin = actor.role === Role.Admin;
  const rights = before?.permissions ?? NO_RIGHTS;
  const errors: FieldErrors = {};
  if (before?.id === actor.id) {
    if (isOther(rights.general, next.permissions.general)) errors['permissions.general'] = ownRights(next);
    if (isOther(rights.commissions, next.permissions.commissions))
      errors['permissions.commissions'] = texts.ownRights;
    if (isOther(endsOf(rights), endsOf(next.permissions))) errors['permissions.ends'] = texts.ownRights;
  } else if (!isAdmin) {
    const manages = ({ general }: GivenRights) => general.includes(Permission.secGebruikers);
    if (manages(rights) !== manages(next.permissions)) errors['permissions.general'] = texts.userManagement;
    if (isOther(boardEntries(rights, settings), boardEntries(next.permissions, settings)))
      errors['permissions.commissions'] = texts.boardMembership;
    const managing = [Permission.secGebruikers];
    const board = boardEntries(next.permissions, settings);
    if (isOther(endsOf(rights, managing), endsOf(next.permissions, managing)))
      errors['permissions.ends'] = texts.userManagement;
    if (isOther(endsOf(rights, board), endsOf(next.permissions, board)))
      errors['permissions.ends'] = texts.boardMembership;
  }
  if (!isAdmin && before && before.email !== next.email && holdsMuch(before, settings))
    errors.email = texts.addressOfTrusted;
  if (Object.keys(errors).length > 0) throw badInput(errors);
}

/**
 * Whether somebody said that an external account may have what is normally for members of the foundation.
 * @param before the account; null: a new one
 * @throws BAD_USER_INPUT at `confirmExternal` when it gets more of that, or becomes external with it
 */
export function mustBeMeant(
  before: Pick<User, 'isExternal' | 'permissions'> | null,
  next: Pick<User, 'isExternal' | 'permissions'>,
  isConfirmed: boolean,
): void {
  if (isConfirmed || !next.isExternal) return;
  const had = before?.isExternal ? memberThings(before.permissions) : [];
  if (memberThings(next.permissions).some((one) => !had.includes(one)))
    throw badInput({ confirmExternal: texts.confirmExternal });
}

/** The rights and chairs that are normally for members of the foundation. */
function memberThings({ general, commissions }: UserPermissions): string[] {
  const rights: readonly string[] = [Permission.secFin, Permission.secGebruikers];
  return [
    ...general.filter((one) => rights.includes(one)),
    ...commissions.filter((entry) => isChairIn([entry], commissionIdOf(entry))),
  ];
}

/** @throws FORBIDDEN for an Admin's account, for who is none */
export function mustBeTouchable(actor: SessionUser, account: Pick<User, 'id' | 'role'>): void {
  if (account.role === Role.Admin && actor.role !== Role.Admin)
    throw new AppError('FORBIDDEN', texts.adminAccount);
}

/** @throws BAD_USER_INPUT for a closed account */
export function mustBeOpen({ deactivation }: Pick<User, 'deactivation'>): void {
  if (deactivation) throw new AppError('BAD_USER_INPUT', texts.deactivated);
}

/** Whoever gets hold of such an account can do what an administrator or treasurer can. */
export function holdsMuch(
  { id, permissions }: Pick<User, 'id' | 'permissions'>,
  settings: Settings,
): boolean {
  const much: readonly string[] = [Permission.secGebruikers, Permission.secFin];
  return (
    permissions.general.some((one) => much.includes(one)) || hasDbPermission({ id, permissions }, settings)
  );
}

function ownRights({ permissions }: Rights): string {
  return permissions.general.includes(Permission.secGebruikers)
    ? texts.ownRights
    : texts.dropOwnUserManagement;
}

function boardEntries({ commissions }: GivenRights, { dbCommissionId }: Settings): string[] {
  return dbCommissionId ? commissions.filter((entry) => belongsTo([entry], dbCommissionId)) : [];
}

/** The ends as texts to compare. @param of only of these rights */
function endsOf({ ends }: GivenRights, of?: readonly string[]): string[] {
  return (ends ?? [])
    .filter(({ right }) => !of || of.includes(right))
    .map(({ right, lastDay }) => `${right} ${lastDay}`);
}

function isOther(before: readonly string[], after: readonly string[]): boolean {
  return [...before].sort().join() !== [...after].sort().join();
}

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
