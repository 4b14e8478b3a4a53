import { emptyValues, pickValues } from 'kit/records';

import type {
  EditUserInput,
  Permission,
  RightEndInput,
  SecretariatUserFormFragment,
} from '../../../gql/graphql';
import { readEntries } from '../rights/commissionEntries';
import { type PermissionChoices, withoutGroups } from '../rights/permissionChoices';
import { endsOfHeld } from '../rights/rightEnds';
import { userFields, type UserFieldValues } from './userFields';

/** What is filled in about a user. */
export interface UserValues extends UserFieldValues {
  permissions: { general: Permission[]; commissions: string[]; ends: RightEndInput[] };
}

/** The same for a new user, who is invited to choose a password or gets a first one. */
export interface NewUserValues extends UserValues {
  access: 'invitation' | 'password';
  /** Left out while an invitation is mailed. */
  password: string;
}

/** The start of a new user. */
export const newUser: NewUserValues = {
  ...emptyValues<UserFieldValues>(userFields),
  access: 'invitation',
  password: '',
  permissions: { general: [], commissions: [], ends: [] },
};

/** What is sent of it. */
export function userInput({ address, permissions, ...values }: UserValues): EditUserInput {
  const ends = endsOfHeld(permissions, permissions.ends);
  return { ...values, adres: address, permissions: { ...permissions, ends } };
}

/** The values of an existing user, with the permissions as the trees write them. */
export function userValues(user: SecretariatUserFormFragment, choices: PermissionChoices): UserValues {
  const { permissions, rightEnds } = user;
  return {
    ...pickValues<UserFieldValues>(userFields, user),
    permissions: {
      general: withoutGroups(choices.permissionCatalogue, permissions.general),
      commissions: readEntries(choices.commissions, permissions.commissions),
      ends: rightEnds.map(({ right, lastDay }) => ({ right, lastDay })),
    },
  };
}
