import { isDeepStrictEqual } from 'util';

import type { OperationVariables } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { Kind } from 'graphql';
import { ApolloProvider, createClient } from 'kit/graphql';
import { type ReactNode, useEffect, useState } from 'react';

import { KitHangingOnDocument } from '../gql/lazy/graphql';

interface MockedApiProps {
  /** The answers of the API; see `answer` and `refuse`. */
  mocks: readonly MockLink.MockedResponse[];
  children: ReactNode;
}

/** Gives its children the client of the portal, with mocked answers in the place of the network. */
export function MockedApi({ mocks, children }: MockedApiProps) {
  const [client] = useState(() =>
    createClient({ link: new MockLink([...mocks.map(withAnyRequestId), nothingHangs]) }),
  );
  useEffect(() => () => client.stop(), [client]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** On what a dialog lets go nothing hangs, unless a test says so. */
const nothingHangs: MockLink.MockedResponse = {
  request: { query: KitHangingOnDocument, variables: () => true },
  result: { data: { hangingOn: [] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The page makes a requestId of its own: which one it is matters only to a test that says so. */
function withAnyRequestId(mock: MockLink.MockedResponse): MockLink.MockedResponse {
  const { query, variables = {} } = mock.request;
  const takesOne = query.definitions.some(
    (part) =>
      part.kind === Kind.OPERATION_DEFINITION &&
      part.variableDefinitions?.some(({ variable }) => variable.name.value === 'requestId'),
  );
  if (!takesOne || typeof variables === 'function' || 'requestId' in variables) return mock;
  const isAsked = ({ requestId: _made, ...sent }: OperationVariables) =>
    isDeepStrictEqual(defined(sent), defined(variables));
  return { ...mock, request: { query, variables: isAsked } };
}

/** As it is sent: without what is undefined. */
function defined(variables: OperationVariables): unknown {
  return JSON.parse(JSON.stringify(variables));
}
