import { useApolloClient } from 'kit/graphql';

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
