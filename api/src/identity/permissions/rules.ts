import { allow, rule } from 'graphql-shield';

import { forbidden, notFound, unauthenticated } from '../../platform/errors/appError';
import { commissionLoader } from '../commissions/commission.loader';
import type { RequestContext } from '../sessions/requestContext';
import { Role } from '../users/role.enum';
import type { PermissionId } from './catalogue';
import { belongsTo, isChairIn } from './commissionPermission';
import { hasDbPermission } from './dbPermission';

/** The rules of one area: every query, mutation and object type it adds. */
export type { RuleTree } from '../../platform/graphql/protect';

/** For anybody, without a session. A test lists every field that has it. */
export const isPublic = allow;

/** An object type whose fields are as open as the field that returned it. */
export const asItsParent = allow;

/** Whoever is signed in. */
export const isSignedIn = rule('isSignedIn', { cache: 'contextual' })(
  (_parent, _args, context: RequestContext) => (context.user ? true : unauthenticated()),
);

type Rule = ReturnType<ReturnType<typeof rule>>;

// shield wants one rule for each name, however many fields it guards.
const rulesByName = new Map<string, Rule>();

/** Whoever holds at least one of these permissions. */
export function has(...anyOf: PermissionId[]): Rule {
  const name = `has ${anyOf.join(' or ')}`;
  return ruleNamed(name, () =>
    rule(name, { cache: 'contextual' })((_parent, _args, context: RequestContext) => {
      if (!context.user) return unauthenticated();
      const { general } = context.user.permissions;
      return anyOf.some((id) => general.includes(id)) || forbidden();
    }),
  );
}

/** Members and chairs of the committee named by this argument, while it is not archived (spec 1-portal.md, section 6). */
export function isCommissionMember(argument: string): Rule {
  return inCommission('isCommissionMember', argument, belongsTo);
}

/** The chair of the committee named by this argument, while it is not archived (spec 2, section 6). */
export function isChair(argument: string): Rule {
  return inCommission('isChair', argument, isChairIn);
}

/** Who is in a committee that is archived keeps the mark, for when it comes back; until then it gives nothing. */
function inCommission(
  what: string,
  argument: string,
  may: (entries: readonly string[], commissionId: string) => boolean,
): Rule {
  const name = `${what} of ${argument}`;
  return ruleNamed(name, () =>
    rule(name, { cache: 'no_cache' })(async (_parent, args: object, context: RequestContext) => {
      const { user } = context;
      if (!user) return unauthenticated();
      const id = valueAt(args, argument);
      if (!may(user.permissions.commissions, id)) return forbidden();
      const commission = await commissionLoader(context).load(id);
      return (commission !== null && !commission.archived) || notFound('Deze commissie');
    }),
  );
}

/** Whoever has the DB permission (spec 2, section 6), and with `or` also holders of one of these permissions. */
export function isDB({ or = [] }: { or?: readonly PermissionId[] } = {}): Rule {
  const name = ['isDB', ...or].join(' or ');
  return ruleNamed(name, () =>
    rule(name, { cache: 'contextual' })((_parent, _args, { user, settings }: RequestContext) => {
      if (!user) return unauthenticated();
      const holds = or.some((id) => user.permissions.general.includes(id));
      return holds || hasDbPermission(user, settings) || forbidden();
    }),
  );
}

/** Whoever has the role Admin (spec 1-portal.md, section 6). */
export const isAdmin = rule('isAdmin', { cache: 'contextual' })((
  _parent,
  _args,
  { user }: RequestContext,
) => {
  if (!user) return unauthenticated();
  return user.role === Role.Admin || forbidden();
});

/**
 * Whoever holds the permission that an argument names: where one operation serves several pages.
 * @param argument its path, such as `key` or `intro.name`
 * @param permissions the permission for each value of the argument
 */
export function hasFor(argument: string, permissions: Readonly<Record<string, PermissionId>>): Rule {
  const name = `has for ${argument}: ${Object.entries(permissions).join(' ')}`;
  return ruleNamed(name, () =>
    rule(name, { cache: 'no_cache' })((_parent, args: object, context: RequestContext) => {
      if (!context.user) return unauthenticated();
      const permission = permissions[valueAt(args, argument)];
      return (
        (permission !== undefined && context.user.permissions.general.includes(permission)) || forbidden()
      );
    }),
  );
}

function valueAt(args: object, path: string): string {
  return String(
    path
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], args),
  );
}

function ruleNamed(name: string, make: () => Rule): Rule {
  const made = rulesByName.get(name) ?? make();
  rulesByName.set(name, made);
  return made;
}
