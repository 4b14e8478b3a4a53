import type { Permission, UserFilterInput, UserOrder } from '../../../gql/graphql';

/** One kind of account. */
export type Kind = 'isChair' | 'isExternal' | 'neverSignedIn' | 'isAdmin' | 'isDeactivated';

/** What is filled in above the list of users; '' is anything. */
export interface UserFilter {
  permission: Permission | '';
  commissionId: string;
  kind: Kind | '';
  order: UserOrder;
}

/** Everybody, by name. */
export const everybody: UserFilter = { permission: '', commissionId: '', kind: '', order: 'name' };

/** What an address may ask for. */
export const allowedFilter = {
  kind: ['isChair', 'isExternal', 'neverSignedIn', 'isAdmin', 'isDeactivated'],
  order: ['name', 'lastSignIn'],
} as const;

/** How many filters are filled in. */
export function countFilters({ permission, commissionId, kind }: UserFilter): number {
  return [permission, commissionId, kind].filter(Boolean).length;
}

/** What is asked of the server: only what is filled in. */
export function filterOf({ permission, commissionId, kind }: UserFilter, search: string): UserFilterInput {
  return {
    ...(search && { search }),
    ...(permission && { permission }),
    ...(commissionId && { commissionId }),
    ...(kind && { [kind]: true }),
  };
}
