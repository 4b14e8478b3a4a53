import type { MockLink } from '@apollo/client/testing';
import { answer, pageOf } from 'kit/testing';

import { SecretariatUsersDocument, type SecretariatUsersQueryVariables } from '../../../gql/graphql';

/** How the list is asked at first. */
export const asFirst: SecretariatUsersQueryVariables = { filter: {}, order: 'name' };

/** A user as the list has it. */
export const listed = (id: string, name: string, email: string, more: object = {}) => ({
  id,
  name,
  email,
  isExternal: false,
  role: null,
  revision: 4,
  deactivatedAt: null,
  deactivatedBy: null,
  isAnonymised: false,
  lastSignInAt: null,
  invitation: null,
  permissions: { general: [], commissions: [] },
  rightEnds: [],
  ...more,
});

/** The answer with these users. */
export function usersMock(
  users: ReturnType<typeof listed>[],
  variables: SecretariatUsersQueryVariables = asFirst,
  times?: number,
): MockLink.MockedResponse {
  return answer(SecretariatUsersDocument, variables, { users: pageOf(users) }, times);
}
