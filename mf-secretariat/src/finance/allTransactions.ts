import type { ApolloClient } from 'kit/graphql';

import { SecretariatTransactionsDocument } from '../gql/graphql';
import type { Transaction } from './transactions';

const PAGE = 100;

/** Every line of a year, newest first, fresh from the server. @throws ApiError, the reason of `signal` */
export async function allTransactions(
  client: ApolloClient,
  yearId: string,
  signal: AbortSignal,
): Promise<Transaction[]> {
  const found: Transaction[] = [];
  let after: string | null | undefined;
  do {
    const { data } = await client.query({
      query: SecretariatTransactionsDocument,
      variables: { yearId, first: PAGE, after },
      fetchPolicy: 'no-cache',
    });
    signal.throwIfAborted();
    if (!data) break;
    const { edges, pageInfo } = data.transactions;
    found.push(...edges.map(({ node }) => node));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return found;
}
