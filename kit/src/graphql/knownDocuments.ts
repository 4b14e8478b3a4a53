import { ApolloLink } from '@apollo/client';
import { mergeMap, of } from 'rxjs';

/** What codegen puts into each document of a page. */
interface Known {
  __meta__?: { hash: string };
}

/**
 * Sends the id of a document instead of its text. Of one that the API does not know, of an open page over a release or
 * of a remote that was built elsewhere, the text is sent: once more now, and from then on at once.
 */
export function knownDocuments(): ApolloLink {
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
