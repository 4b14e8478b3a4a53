import type { ApolloClient, ObservableQuery, OperationVariables } from '@apollo/client';

const ownWays = new WeakMap<object, () => unknown>();

/** Says how a query is read anew that shows more than one answer, such as a list of which pages were added. */
export function refreshBy<Data, Variables extends OperationVariables>(
  query: ObservableQuery<Data, Variables>,
  refresh: () => unknown,
): void {
  ownWays.set(query, refresh);
}

/** Reads anew all that is shown, after a change that may be anywhere. What cannot be read stays as it was. */
export async function refreshShown(client: ApolloClient): Promise<void> {
  await client
    .refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => {
        const refresh = ownWays.get(query);
        if (refresh) void refresh();
        return !refresh;
      },
    })
    .catch(() => undefined);
}
