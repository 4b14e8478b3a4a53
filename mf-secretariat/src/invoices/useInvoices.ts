import { useApolloClient, useQuery } from 'kit/graphql';

import {
  type SecretariatInvoiceFragment,
  SecretariatInvoicesDocument,
  type SecretariatInvoicesQuery,
  type SecretariatInvoicesQueryVariables,
} from '../gql/graphql';
import { withNext } from '../MoreButton';

/** An invoice or a credit note, as the overview shows it. */
export type Invoice = SecretariatInvoiceFragment;

/** Which invoices are shown. */
export type InvoiceFilter = Required<Pick<SecretariatInvoicesQueryVariables, 'search' | 'state'>>;

/** As many as the server gives at once. */
const MOST = 100;

/** Invoices and credit notes, newest first (spec 2, section 2, "Overzicht"). */
export function useInvoices(filter: InvoiceFilter) {
  const client = useApolloClient();
  const query = useQuery(SecretariatInvoicesDocument, {
    variables: filter,
    fetchPolicy: 'cache-and-network',
  });
  // What was found before stays until there is an answer, so that nothing jumps while somebody types.
  const data = query.data ?? (query.error ? undefined : query.previousData);
  const shown = query.data?.invoices.edges.length ?? 0;

  const more = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        invoices: withNext(before.invoices, next.invoices),
      }),
    });

  /** The first so many, or all there are. */
  async function load(count: number): Promise<SecretariatInvoicesQuery['invoices']> {
    let found: SecretariatInvoicesQuery['invoices'] | undefined;
    do {
      const after = found?.pageInfo.endCursor;
      const { data: page } = await client.query({
        query: SecretariatInvoicesDocument,
        variables: { ...filter, first: MOST, ...(after && { after }) },
        fetchPolicy: 'no-cache',
      });
      if (!page) throw new Error('The list of invoices has no answer.');
      found = found ? withNext(found, page.invoices) : page.invoices;
    } while (found.pageInfo.hasNextPage && found.edges.length < count);
    return found;
  }

  async function show(count: number): Promise<Invoice[]> {
    const invoices = await load(count);
    query.updateQuery(() => ({ invoices }));
    return invoices.edges.map(({ node }) => node);
  }

  return {
    query: { data, error: query.error, refetch: query.refetch },
    /** What is shown belongs to another filter still. */
    isBehind: query.data === undefined && data !== undefined,
    more,
    /** Reads as many anew as are shown. What was saved is saved, also when that fails. */
    reload: () => show(shown).catch(() => undefined),
    /** Shows all, for the export and the printer. */
    showAll: () => show(Number.POSITIVE_INFINITY),
  };
}
