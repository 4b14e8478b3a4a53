import type { ApolloClient } from 'kit/graphql';
import { readAll } from 'kit/lists';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatTransactionsDocument,
  type SecretariatYearLineFragment,
  SecretariatYearLineFragmentDoc,
} from '../../gql/graphql';

/** Every line of a year, newest first, fresh from the server. @throws ApiError, the reason of `signal` */
export async function allTransactions(
  client: ApolloClient,
  yearId: string,
  signal: AbortSignal,
): Promise<SecretariatYearLineFragment[]> {
  const found = await readAll(client, {
    query: SecretariatTransactionsDocument,
    variables: { yearId },
    field: 'transactions',
    signal,
  });
  return found.map((node) => getFragmentData(SecretariatYearLineFragmentDoc, node));
}
