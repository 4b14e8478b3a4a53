import {
  type OperationVariables,
  refreshBy,
  type TypedDocumentNode,
  useApolloClient,
  useQuery,
} from 'kit/graphql';
import { useEffect } from 'react';

import { appendPage, type Connection, moreOf } from './LoadMoreButton';

/** Which list is paged. */
export interface UsePagesOptions<Data, Variables extends OperationVariables, Name extends keyof Data> {
  /** A query with `$first` and `$after`. */
  query: TypedDocumentNode<Data, Variables>;
  /** What is searched and filtered; without `first` and `after`. */
  variables: Variables;
  /** The field of the query that holds the connection. */
  field: Name;
}

/** A list of which the server gives one page at a time. */
export interface Pages<Data, Page> {
  /** For Loaded. What was found before stays until there is an answer, so that nothing jumps while somebody types. */
  query: { data?: Data; error?: Error; refetch: () => Promise<unknown> };
  /** What is shown belongs to another filter still. */
  isStale: boolean;
  /** Adds the next page. */
  more: (after: string) => Promise<unknown>;
  /** Reads as many anew as are shown. What was saved is saved, also when that fails. */
  reload: () => Promise<unknown>;
  /** Shows all, for the export and the printer. */
  loadAll: () => Promise<NodeOf<Page>[]>;
}

/** A list by cursor. */
export type AnyConnection = Connection<{ node: unknown }>;
/** What it is a list of. */
export type NodeOf<Page> = Page extends Connection<{ node: infer Node }> ? Node : never;

/** As many as the server gives at once. */
export const MOST = 100;

/** A list by cursor: searched and filtered by the server, with more on demand and all of it for an export. */
export function usePages<
  Data extends Record<Name, AnyConnection>,
  Variables extends OperationVariables,
  Name extends keyof Data & string,
>({ query: document, variables, field }: UsePagesOptions<Data, Variables, Name>): Pages<Data, Data[Name]> {
  const client = useApolloClient();
  const query = useQuery<Data, OperationVariables>(document, { variables });
  const answered = query.data;
  const data = answered ?? (query.error ? undefined : query.previousData);

  /** The first so many, or all there are. */
  async function load(asked: OperationVariables, count: number): Promise<Data> {
    let found: Data | undefined;
    do {
      const after: string | null | undefined = found?.[field].pageInfo.endCursor;
      const { data: next } = await client.query<Data, OperationVariables>({
        query: document,
        variables: { ...asked, first: MOST, ...(after && { after }) },
        fetchPolicy: 'no-cache',
      });
      if (!next) throw new Error(`The list ${field} has no answer.`);
      found = found ? { ...next, [field]: appendPage(found[field], next[field]) } : next;
    } while (found[field].pageInfo.hasNextPage && found[field].edges.length < count);
    return found;
  }

  // As it is asked now, not as it was when somebody pressed a button: meanwhile something else may be searched.
  const askedNow = (): OperationVariables => query.observable.variables;
  const shownNow = () => (query.observable.getCurrentResult().data as Data | undefined)?.[field].edges.length;

  async function show(count: number): Promise<NodeOf<Data[Name]>[]> {
    const asked = JSON.stringify(askedNow());
    const found = await load(askedNow(), count);
    if (JSON.stringify(askedNow()) === asked) query.updateQuery(() => found);
    return found[field].edges.map(({ node }) => node as NodeOf<Data[Name]>);
  }

  const reload = () => show(shownNow() ?? 0).catch(() => undefined);
  useEffect(() => refreshBy(query.observable, reload));

  return {
    query: { data, error: query.error, refetch: query.refetch },
    isStale: answered === undefined && data !== undefined,
    more: moreOf(query, field),
    reload,
    loadAll: () => show(Number.POSITIVE_INFINITY),
  };
}

/**
 * Reads anew what is shown of some lists, after a change that its answer alone does not bring to them.
 * @param operations the names of their queries
 */
export function useRefetch(operations: readonly string[]): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    // What was saved is saved, also when reading it fails.
    await client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => operations.includes(queryName ?? ''),
      })
      .catch(() => undefined);
  };
}
