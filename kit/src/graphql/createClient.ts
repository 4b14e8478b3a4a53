import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap } from 'rxjs';

import { expiredSession } from './expiredSession';

/** These answer UNAUTHENTICATED as a normal outcome. */
const SIGN_IN_OPERATIONS = new Set(['KitSignIn', 'KitSignOut']);

/**
 * The GraphQL client of the portal: one for the shell and all remotes. An operation that finds the session
 * expired waits until the person has signed in again and then goes on, so nothing typed is lost.
 * @param uri the GraphQL endpoint, with the cookie of this site
 */
export function createClient(uri = '/graphql'): ApolloClient {
  const signInAgain = new ErrorLink(({ error, operation, forward }) => {
    const isExpired =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
    if (!isExpired || SIGN_IN_OPERATIONS.has(operation.operationName ?? '')) return;
    return from(expiredSession.wait()).pipe(mergeMap(() => forward(operation)));
  });
  return new ApolloClient({
    link: ApolloLink.from([signInAgain, new HttpLink({ uri, credentials: 'same-origin' })]),
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}

/** The cache of the portal; types without an id are parts of the record they are in. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies: { UserPermissions: { merge: false } } });
}
