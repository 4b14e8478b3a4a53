import { MockLink } from '@apollo/client/testing';
import { ApolloProvider, createClient } from 'kit/graphql';
import { type ReactNode, useEffect, useState } from 'react';

interface MockedApiProps {
  /** The answers of the API; see `answer` and `refuse`. */
  mocks: readonly MockLink.MockedResponse[];
  children: ReactNode;
}

/** Gives its children the client of the portal, with mocked answers in the place of the network. */
export function MockedApi({ mocks, children }: MockedApiProps) {
  const [client] = useState(() => createClient({ link: new MockLink([...mocks]) }));
  useEffect(() => () => client.stop(), [client]);
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
