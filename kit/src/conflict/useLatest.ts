import { type OperationVariables, type TypedDocumentNode, useApolloClient } from 'kit/graphql';

/** Reads a record as it is now, past the cache, for `fetchLatest`; undefined when there is no answer. */
export function useLatest<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
) {
  const client = useApolloClient();
  return async (variables: Variables) => {
    const { data } = await client.query<Data, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'network-only',
    });
    return data;
  };
}
