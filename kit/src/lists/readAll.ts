import type { ApolloClient, OperationVariables } from 'kit/graphql';

import { type AnyConnection, MOST, type NodeOf, type UsePagesOptions } from './usePages';

/** Which list is read. */
export interface ReadAllOptions<
  Data,
  Variables extends OperationVariables,
  Name extends keyof Data,
> extends UsePagesOptions<Data, Variables, Name> {
  /** Stops it between two pages. */
  signal?: AbortSignal;
}

/** Every record of a list that the server gives by page, fresh from there. @throws ApiError, the reason of `signal` */
export async function readAll<
  Data extends Record<Name, AnyConnection>,
  Variables extends OperationVariables,
  Name extends keyof Data & string,
>(
  client: ApolloClient,
  { query, variables, field, signal }: ReadAllOptions<Data, Variables, Name>,
): Promise<NodeOf<Data[Name]>[]> {
  const found: NodeOf<Data[Name]>[] = [];
  let after: string | null | undefined;
  do {
    const { data } = await client.query<Data, OperationVariables>({
      query,
      variables: { ...variables, first: MOST, after },
      fetchPolicy: 'no-cache',
    });
    signal?.throwIfAborted();
    if (!data) break;
    const { edges, pageInfo } = data[field];
    found.push(...edges.map(({ node }) => node as NodeOf<Data[Name]>));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return found;
}
