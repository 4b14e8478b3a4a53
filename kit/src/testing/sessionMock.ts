import type { SessionUser } from 'kit/session';

import { KitSessionDocument } from '../gql/graphql';
import { DELAY } from './answers';

/** The answer to who is signed in, for as many times as it is asked. */
export function sessionMock(user: SessionUser | null) {
  return {
    request: { query: KitSessionDocument },
    result: { data: { me: user && { __typename: 'User' as const, ...user } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
    delay: DELAY,
  };
}
