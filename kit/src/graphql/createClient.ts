import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap } from 'rxjs';

import { expiredSession } from './expiredSession';

/** These answer UNAUTHENTICATED as a normal outcome. */
const SIGN_IN_OPERATIONS = new Set(['KitSignIn', 'KitSignOut']);

/** What a client can be made with. */
interface ClientOptions {
  /** The address of the GraphQL API. */
  uri?: string;
  /** What sends operations: HTTP, with the cookie of this site. Tests give answers of their own. */
  link?: ApolloLink;
}

/**
 * The GraphQL client of the portal: one for the shell and all remotes. An operation that finds the session
 * expired waits until the person has signed in again and then goes on, so nothing typed is lost.
 * @returns the client; tests use the same one, so that they run its links, cache and default options
 */
export function createClient({
  uri = '/graphql',
  link = new HttpLink({ uri, credentials: 'same-origin' }),
}: ClientOptions = {}): ApolloClient {
  const signInAgain = new ErrorLink(({ error, operation, forward }) => {
    const isExpired =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (!isExpired || SIGN_IN_OPERATIONS.has(operation.operationName ?? '')) return;
    return from(expiredSession.wait()).pipe(mergeMap(() => forward(operation)));
  });
  return new ApolloClient({
    link: ApolloLink.from([signInAgain, link]),
    // Types without an id are parts of the record they are in.
    cache: new InMemoryCache({ typePolicies: { UserPermissions: { merge: false } } }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
