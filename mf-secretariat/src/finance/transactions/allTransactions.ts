import type { ApolloClient } from 'kit/graphql';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatTransactionsDocument,
  type SecretariatYearLineFragment,
  SecretariatYearLineFragmentDoc,
} from '../../gql/graphql';

const PAGE = 100;

/** Every line of a year, newest first, fresh from the server. @throws ApiError, the reason of `signal` */
export async function allTransactions(
  client: ApolloClient,
  yearId: string,
  signal: AbortSignal,
): Promise<SecretariatYearLineFragment[]> {
  const found: SecretariatYearLineFragment[] = [];
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
    found.push(...edges.map(({ node }) => getFragmentData(SecretariatYearLineFragmentDoc, node)));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return found;
}
