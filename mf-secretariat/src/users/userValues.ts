import { emptyValues, pickValues } from 'kit/records';

import type { AddUserInput, Permission, SecretariatUserFormFragment } from '../gql/graphql';
import { readEntries } from './commissionEntries';
import { type PermissionChoices, withoutGroups } from './permissionChoices';
import { userFields, type UserFieldValues } from './userFields';

/** What is filled in about a user. */
export interface UserValues extends UserFieldValues {
  permissions: { general: Permission[]; commissions: string[] };
}

/** The same for a new user, who gets a first password (section 2.7). */
export type NewUserValues = UserValues & Pick<AddUserInput, 'password'>;

/** The start of a new user. */
export const newUser: NewUserValues = {
  ...emptyValues<UserFieldValues>(userFields),
  password: '',
  permissions: { general: [], commissions: [] },
};

/** The values of an existing user, with the permissions as the trees write them. */
export function userValues(user: SecretariatUserFormFragment, choices: PermissionChoices): UserValues {
  const { permissions } = user;
  return {
    ...pickValues<UserFieldValues>(userFields, user),
    permissions: {
      general: withoutGroups(choices.permissionCatalogue, permissions.general),
      commissions: readEntries(choices.commissions, permissions.commissions),
    },
  };
}
