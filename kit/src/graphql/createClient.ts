import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { from, map, mergeMap, finalize, type Observable, shareReplay, tap, of } from 'rxjs';

import { interruptedSession, interruptionIn } from './interruptedSession';
import { keptAnswers } from './keptAnswers';
import { pageSession } from './pageSession';

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
    // What a page shows is asked anew when it opens; what was known shows meanwhile.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
}

/**
 * Parts of a page that ask the same at once ask it once. Apollo's own way of doing so also joins what is asked after a
 * change to what was asked before it, and then shows the answer of before: here nothing joins across a change.
 */
function shareQueries(): ApolloLink {
  const underWay = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap({ next: () => underWay.clear(), error: () => underWay.clear() }));
    const asked = `${print(operation.query)}${JSON.stringify(operation.variables)}`;
    const same = underWay.get(asked);
    if (same) return same;
    const answer = forward(operation).pipe(
      finalize(() => {
        if (underWay.get(asked) === answer) underWay.delete(asked);
      }),
      shareReplay({ refCount: true, bufferSize: 1 }),
    );
    underWay.set(asked, answer);
    return answer;
  });
}

/** What codegen puts into each document of a page. */
interface Known {
  __meta__?: { hash: string };
}

/**
 * Sends the id of a document instead of its text. Of one that the API does not know, of an open page over a release or
 * of a remote that was built elsewhere, the text is sent: once more now, and from then on at once.
 */
function knownDocuments(): ApolloLink {
  const unknown = new Set<string>();
  return new ApolloLink((operation, forward) => {
    const id = (operation.query as Known).__meta__?.hash;
    const send = (byId: boolean) => {
      operation.extensions = byId ? { documentId: id } : {};
      operation.setContext({ http: { includeExtensions: byId, includeQuery: !byId } });
      return forward(operation);
    };
    if (id === undefined || unknown.has(id)) return send(false);
    return send(true).pipe(
      mergeMap((answer) => {
        const isUnknown =
          'errors' in answer &&
          answer.errors?.some(({ extensions }) => extensions?.code === 'UNKNOWN_DOCUMENT');
        if (!isUnknown) return of(answer);
        unknown.add(id);
        return send(false);
      }),
    );
  });
}
