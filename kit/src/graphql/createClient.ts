import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { from, map, mergeMap } from 'rxjs';

import { interruptedSession, interruptionIn } from './interruptedSession';
import { keptAnswers } from './keptAnswers';
import { knownDocuments } from './knownDocuments';
import { pageSession } from './pageSession';
import { shareQueries } from './shareQueries';

/** Signing in is how one becomes the user of a page; UNAUTHENTICATED is a normal answer to it. */
const SIGN_INS = new Set(['KitSignIn', 'KitStartPasskeySignIn', 'KitSignInWithPasskey']);
/** These answer UNAUTHENTICATED as a normal outcome. */
const SIGN_IN_OPERATIONS = new Set([...SIGN_INS, 'KitSignOut']);

/** What a client can be made with. */
interface ClientOptions {
  /** The address of the GraphQL API. */
  uri?: string;
  /** Sends requests instead of the browser's own. */
  fetch?: typeof fetch;
  /** What sends operations: HTTP, with the cookie of this site, by the ids of the documents. Tests give answers of their own. */
  link?: ApolloLink;
}

/**
 * The GraphQL client of the portal: one for the shell and all remotes. Every operation says for whom the page was made.
 * One that finds the session ended, or that of somebody else, waits until the person has signed in again and then goes
 * on, so nothing typed is lost and nothing is done in another's name.
 * @returns the client; tests use the same one, so that they run its links, cache and default options
 */
export function createClient({
  uri = '/graphql',
  fetch,
  link = knownDocuments().concat(new HttpLink({ uri, fetch, credentials: 'same-origin' })),
}: ClientOptions = {}): ApolloClient {
  const signInAgain = new ErrorLink(({ error, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const interruption = error.errors.map(({ extensions }) => interruptionIn(extensions ?? {})).find(Boolean);
    const name = operation.operationName ?? '';
    if (!interruption || (interruption.kind === 'ended' && SIGN_IN_OPERATIONS.has(name))) return;
    return from(interruptedSession.wait(interruption)).pipe(mergeMap(() => forward(operation)));
  });
  const forThisPage = new ApolloLink((operation, forward) => {
    if (!SIGN_INS.has(operation.operationName ?? ''))
      operation.setContext({ headers: pageSession.headers() });
    return forward(operation).pipe(
      map((answer) => {
        if (!('errors' in answer && answer.errors)) pageSession.answered();
        return answer;
      }),
    );
  });
  return new ApolloClient({
    link: ApolloLink.from([shareQueries(), keptAnswers(), signInAgain, forThisPage, link]),
    queryDeduplication: false,
    // Types without an id are parts of the record they are in.
    cache: new InMemoryCache({ typePolicies: { UserPermissions: { merge: false } } }),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}
