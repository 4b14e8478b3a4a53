import type { AddUserInput, EditUserInput, Permission, SecretariatUserFormFragment } from '../gql/graphql';
import { readEntries } from './commissionEntries';
import { type PermissionChoices, withoutGroups } from './permissionChoices';

/** What is filled in about a user. */
export type UserValues = Omit<EditUserInput, 'permissions'> & {
  permissions: { general: Permission[]; commissions: string[] };
};

/** The same for a new user, who gets a first password (section 2.7). */
export type NewUserValues = UserValues & Pick<AddUserInput, 'password'>;

/** The start of a new user. */
export const newUser: NewUserValues = {
  name: '',
  email: '',
  password: '',
  isExternal: false,
  permissions: { general: [], commissions: [] },
};

/** The values of an existing user, with the permissions as the trees write them. */
export function userValues(user: SecretariatUserFormFragment, choices: PermissionChoices): UserValues {
  const { name, email, isExternal, permissions } = user;
  return {
    name,
    email,
    isExternal,
    permissions: {
      general: withoutGroups(choices.permissionCatalogue, permissions.general),
      commissions: readEntries(choices.commissions, permissions.commissions),
    },
  };
}
