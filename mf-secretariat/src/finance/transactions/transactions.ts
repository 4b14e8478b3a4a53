import { useQuery } from 'kit/graphql';
import { moreOf } from 'kit/lists';

import {
  SecretariatTransactionsDocument,
  type SecretariatTransactionsQueryVariables,
} from '../../gql/graphql';

/** Lines of a year, newest first, and the way to more of them. */
export function useTransactions(
  filter: Pick<SecretariatTransactionsQueryVariables, 'yearId' | 'state' | 'wg'>,
) {
  const query = useQuery(SecretariatTransactionsDocument, { variables: filter });
  return { query, more: moreOf(query, 'transactions') };
}

/** A committee as people know it: 'index - title'. One that left the books is its number. */
export function committeeOf(
  year: { workgroups: readonly { index: string; title: string }[] } | undefined,
  wg: string,
): string {
  const group = year?.workgroups.find(({ index }) => index === wg);
  return group ? `${group.index} - ${group.title}` : wg;
}
