import { ApolloLink } from '@apollo/client';
import { catchError, of, tap } from 'rxjs';

import { toApiError } from './apiError';
import { fromDevice, keepAnswer, keptAnswer } from './fromDevice';
import { pageSession } from './pageSession';

/** The context of a query whose last answer is kept on this device, for when there is no connection (P333). */
export const KEPT = { isKept: true };

/** Characters. What is larger is no list that somebody needs on the way. */
const MOST = 150_000;

/** Keeps the answers to queries that ask for it (KEPT), for who is signed in, and gives them when there is no connection. */
export function keptAnswers(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const userId = operation.getContext().isKept ? pageSession.keptFor() : undefined;
    if (userId === undefined) return forward(operation);
    const key = `${userId}.${operation.operationName}${JSON.stringify(operation.variables)}`;
    return forward(operation).pipe(
      tap((answer) => {
        if (!('data' in answer) || !answer.data || answer.errors) return;
        // Somebody else may have come meanwhile.
        if (pageSession.keptFor() === userId && JSON.stringify(answer.data).length <= MOST)
          keepAnswer(key, answer.data);
      }),
      catchError((error: unknown) => {
        const kept =
          toApiError(error).code === 'NETWORK' ? keptAnswer<Record<string, unknown>>(key) : undefined;
        if (!kept) throw error;
        fromDevice.shown(kept.savedAt);
        return of({ data: kept.data });
      }),
    );
  });
}
