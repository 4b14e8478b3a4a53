import type { MockLink } from '@apollo/client/testing';
import { GraphQLError } from 'graphql';

import {
  type Permission,
  SecretariatPermissionChoicesDocument,
  SecretariatUserDocument,
  type SecretariatUserFormFragment,
} from '../../../gql/graphql';

/** Answers of the API for the tests of this folder. */
export const optocht = {
  __typename: 'Commission' as const,
  id: '64c000000000000000000003',
  index: 3,
  name: 'Optocht',
  preces: [{ __typename: 'Person' as const, id: '64b000000000000000000009', name: 'Piet Peters' }],
};
export const krant = {
  __typename: 'Commission' as const,
  id: '64c000000000000000000007',
  index: 7,
  name: 'Krant',
  preces: [],
};

export const jan = {
  __typename: 'User' as const,
  id: '64b000000000000000000002',
  name: 'Jan Smulders',
  email: 'jan@carnaval.example',
  phoneNumber: '06 11 11 11 11',
  address: 'Markt 1',
  isExternal: false,
  role: null,
  deactivatedAt: null,
  deactivatedBy: null,
  isAnonymised: false,
  lastSignInAt: null,
  invitation: null,
  rightEnds: [] as { __typename: 'RightEnd'; right: string; lastDay: string }[],
  revision: 4,
  permissions: {
    __typename: 'UserPermissions' as const,
    general: ['sec', 'secFin', 'vol'] as SecretariatUserFormFragment['permissions']['general'],
    commissions: [krant.id, optocht.id, `${optocht.id}-vz`],
  },
  changeLog: ['01/02/2027 - Marieke: account aangemaakt', '02/02/2027 - Piet: naam gewijzigd'],
};

/** What the form of Jan sends when nothing was changed: no groups, in the order of the trees. */
export const unchanged = {
  name: jan.name,
  email: jan.email,
  phoneNumber: jan.phoneNumber,
  adres: jan.address,
  isExternal: false,
  permissions: {
    general: ['secFin', 'vol'] as Permission[],
    commissions: [optocht.id, `${optocht.id}-vz`, krant.id],
    ends: [] as { right: string; lastDay: string }[],
  },
};

const choice = (id: Permission, label: string) => ({
  __typename: 'PermissionChoice',
  id,
  label,
  description: `Wat je met ${label} kunt.`,
});
const group = (id: Permission, label: string, children: ReturnType<typeof choice>[] = []) => ({
  __typename: 'PermissionGroup',
  id,
  label,
  description: `Wat je met ${label} kunt.`,
  children,
});

export const choices = {
  permissionCatalogue: [
    group('sec', 'Secretariaat', [choice('secFin', 'Financiën'), choice('secFact', 'Facturatie')]),
    group('vol', 'Boerenploeg'),
  ],
  roleTemplates: [
    {
      __typename: 'RoleTemplate',
      id: 'treasurer',
      label: 'Penningmeester',
      permissions: ['secFin', 'secFact'] as Permission[],
    },
  ],
  commissions: [optocht, krant],
};

export const choicesMock: MockLink.MockedResponse = {
  request: { query: SecretariatPermissionChoicesDocument },
  result: { data: choices },
};

export function userMock(user: typeof jan): MockLink.MockedResponse {
  return {
    request: { query: SecretariatUserDocument, variables: { id: user.id } },
    result: { data: { user } },
  };
}

/** A refusal as the API gives it. */
export function refusal(code: string, message: string, details: Record<string, unknown> = {}) {
  return { errors: [new GraphQLError(message, { extensions: { code, ...details } })] };
}
