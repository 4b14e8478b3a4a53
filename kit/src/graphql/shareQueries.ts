import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { finalize, type Observable, shareReplay, tap } from 'rxjs';

/**
 * Parts of a page that ask the same at once ask it once. Apollo's own way of doing so also joins what is asked after a
 * change to what was asked before it, and then shows the answer of before: here nothing joins across a change.
 */
export function shareQueries(): ApolloLink {
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
