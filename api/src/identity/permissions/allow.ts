import { forbidden, notFound, unauthenticated } from '../../platform/errors/appError';
import type { Folder, FolderRule } from '../../platform/files/fileFolder';
import { type Access as AccessTo, Allow as allowAccess } from '../../platform/schema/allow';
import { belongsTo, isChairIn, type PermissionId } from '../catalogue/catalogue';
import { Role } from '../catalogue/permission.enum';
import { commissionLoader } from '../people/people.loaders';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { hasDbPermission } from './userRights';

/** One way to be let in: a permission that somebody holds, or whatever else the name says. */
export type Access = AccessTo<RequestContext>;

/**
 * Says on a query, mutation, type or field who may: whoever holds one of these permissions or passes one of these tests.
 * From it come the shield rules and `docs/permissions.md`. What says nothing is denied, and a test fails.
 */
export function Allow(...anyOf: readonly (PermissionId | Access | AccessTo<unknown>)[]) {
  return allowAccess(...anyOf.map((one) => (typeof one === 'string' ? holderOf(one) : one)));
}

/**
 * Whether who asks passes one of these, for what is gathered from several places within one operation: the tests are
 * those of `@Allow`. None of them looks at an argument.
 */
export async function passes(
  context: RequestContext,
  ...anyOf: readonly (PermissionId | Access)[]
): Promise<boolean> {
  const tests = anyOf.map((one) => (typeof one === 'string' ? holderOf(one) : one));
  const outcomes = await Promise.all(tests.map(async (one) => one.test(context, {}, null)));
  return outcomes.includes(true);
}

/** Whoever is signed in. */
export const isSignedIn: Access = {
  name: 'isSignedIn',
  test: ({ user }) => user !== null || unauthenticated(),
};

/** Whoever is signed in themselves: no API token, and no Admin who looks at the portal as them. */
export const isInPerson: Access = {
  name: 'isInPerson',
  test: ({ user, tokenName, viewedBy }) =>
    user ? (tokenName === undefined && viewedBy === undefined) || forbidden() : unauthenticated(),
};

/** Whoever has the DB permission. */
export const isDB: Access = {
  name: 'isDB',
  test: ({ user, settings }) => (user ? hasDbPermission(user, settings) || forbidden() : unauthenticated()),
};

/** Whoever has the role Admin. */
export const isAdmin: Access = {
  name: 'isAdmin',
  test: ({ user }) => (user ? user.role === Role.Admin || forbidden() : unauthenticated()),
};

/** Whoever the account is of, for a field of an account. */
export const isSelf: Access = {
  name: 'isSelf',
  looksAtField: true,
  test: ({ user }, _args, parent) =>
    user ? (parent as { id?: string } | null)?.id === user.id || forbidden() : unauthenticated(),
};

/** Members and chairs of the committee named by this argument, while it is not archived. */
export function isCommissionMember(argument: string): Access {
  return inCommission('isCommissionMember', argument, belongsTo);
}

/** The chair of the committee named by this argument, while it is not archived. */
export function isChair(argument: string): Access {
  return inCommission('isChair', argument, isChairIn);
}

/**
 * Whoever holds the permission that an argument names: where one operation serves several pages.
 * @param argument its path, such as `key` or `intro.name`
 * @param permissions the permission for each value of the argument
 */
export function permissionFor(argument: string, permissions: Readonly<Record<string, PermissionId>>): Access {
  const holders = Object.entries(permissions).map(([value, id]) => `${value}: ${id}`);
  return {
    name: `permissionFor ${argument} (${holders.join(', ')})`,
    looksAtField: true,
    test: ({ user }, args) => {
      if (!user) return unauthenticated();
      const permission = permissions[valueAt(args, argument)];
      return (permission !== undefined && user.permissions.general.includes(permission)) || forbidden();
    },
  };
}

function holderOf(id: PermissionId): Access {
  return {
    name: id,
    test: ({ user }) => (user ? user.permissions.general.includes(id) || forbidden() : unauthenticated()),
  };
}

/** Whoever is in an archived committee keeps the entry for when it comes back; until then it gives no access. */
function inCommission(
  name: string,
  argument: string,
  may: (entries: readonly string[], commissionId: string) => boolean,
): Access {
  return {
    name: `${name} ${argument}`,
    looksAtField: true,
    test: async (context, args) => {
      if (!context.user) return unauthenticated();
      const id = valueAt(args, argument);
      if (!may(context.user.permissions.commissions, id)) return forbidden();
      const commission = await commissionLoader(context).load(id);
      return (commission !== null && !commission.archived) || notFound('Deze commissie');
    },
  };
}

function valueAt(args: object, path: string): string {
  return String(
    path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], args),
  );
}

/** A folder of the file store whose rules look at the signed-in user. */
export type FileFolder = Folder<SessionUser>;
/** Whether this user may read or write there. */
export type FileRule = FolderRule<SessionUser>;
/** Whoever holds at least one of these permissions. */
export function holders(...anyOf: PermissionId[]): FileRule {
  return ({ user }) => user !== null && anyOf.some((id) => user.permissions.general.includes(id));
}

/** Whoever has the DB permission. */
export const dbHolders: FileRule = ({ user, settings }) => user !== null && hasDbPermission(user, settings);
