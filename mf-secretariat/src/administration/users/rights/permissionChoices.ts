import type { Permission, SecretariatPermissionChoicesQuery } from '../../../gql/graphql';

/** What a user can be given: the catalogue of general permissions, and the committees. */
export type PermissionChoices = SecretariatPermissionChoicesQuery;

type Catalogue = PermissionChoices['permissionCatalogue'];

/** The permissions that are given one by one, with the group in their label; the groups follow from them. */
export function singlePermissions(catalogue: Catalogue): { id: Permission; label: string }[] {
  return catalogue.flatMap((group) =>
    group.children.length > 0
      ? group.children.map((child) => ({ id: child.id, label: `${group.label}: ${child.label}` }))
      : [{ id: group.id, label: group.label }],
  );
}

/**
 * The given ids without the groups, in the order of the catalogue. The server adds the group of every permission,
 * so leaving groups out changes nothing, and what was checked and unchecked again equals what it was before.
 */
export function withoutGroups(catalogue: Catalogue, ids: readonly string[]): Permission[] {
  return singlePermissions(catalogue)
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));
}

/** The committees for a select, by number. */
export function commissionOptions(commissions: PermissionChoices['commissions']) {
  return commissions.map(({ id, index, name }) => ({ value: id, label: `${index} - ${name}` }));
}
