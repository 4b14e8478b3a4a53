import type { ApolloServerPlugin } from '@apollo/server';
import { OperationTypeNode } from 'graphql';

/** Between {@link lostReads} and {@link takeLostRead}; no client gets to see it. */
const HEADER = 'x-lost-read';

/** Whether what was answered only reads, and the database went away under it: it can be asked once more. */
export function takeLostRead(headers: Map<string, string>): boolean {
  return headers.delete(HEADER);
}

/** An answer that the database did not give is 503 with `Retry-After`; one that only reads is marked for {@link takeLostRead}. */
export function lostReads(): ApolloServerPlugin<object> {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response: { http, body }, operation }) {
          if (body.kind !== 'single') return;
          const away = body.singleResult.errors?.find(
            ({ extensions }) => extensions?.code === 'UNAVAILABLE' && 'retryAfterSeconds' in extensions,
          );
          if (!away) return;
          http.status = 503;
          http.headers.set('retry-after', String(away.extensions?.retryAfterSeconds));
          if (operation?.operation === OperationTypeNode.QUERY) http.headers.set(HEADER, 'yes');
        },
      };
    },
  };
}
