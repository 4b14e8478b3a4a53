import { ApolloLink, gql } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { of, Subject } from 'rxjs';

import { createClient } from './createClient';

/** A server whose answers to queries come when the test gives them; a change is answered at once. */
function slowServer() {
  const asked: Subject<ApolloLink.Result>[] = [];
  const link = new ApolloLink(({ operationType }) => {
    if (operationType === OperationTypeNode.MUTATION) return of({ data: { saved: true } });
    const answer = new Subject<ApolloLink.Result>();
    asked.push(answer);
    return answer;
  });
  const client = createClient({ link });
  const ask = (names: string[] = []) =>
    client
      .query<{ list: string }>({
        query: gql('query List($names: [String!]) { list(names: $names) }'),
        variables: { names },
        fetchPolicy: 'network-only',
      })
      .then(({ data }) => data?.list);
  const change = () => client.mutate({ mutation: gql('mutation Change { saved }') });
  const answer = (at: number, list: string) => {
    asked[at]?.next({ data: { list } });
    asked[at]?.complete();
  };
  return { asked, ask, change, answer };
}

it('asks once for two parts of a page that ask the same at once', async () => {
  const { asked, ask, answer } = slowServer();
  const [one, two, other] = [ask(), ask(), ask(['x'])];
  expect(asked).toHaveLength(2);
  answer(0, 'the same');
  answer(1, 'of x');
  expect(await Promise.all([one, two, other])).toEqual(['the same', 'the same', 'of x']);
});

it('does not answer after a change with what was asked before it', async () => {
  const { asked, ask, change, answer } = slowServer();
  const before = ask();
  await change();
  const after = ask();
  expect(asked).toHaveLength(2);
  answer(0, 'old');
  answer(1, 'new');
  expect(await Promise.all([before, after])).toEqual(['old', 'new']);
});
