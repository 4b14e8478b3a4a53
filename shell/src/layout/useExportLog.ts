import { useApolloClient } from 'kit/graphql';
import { onExported } from 'kit/session';
import { useEffect } from 'react';

/** Has every list that somebody takes along noted in the log. The file is there also when that fails. */
export function useExportLog(): void {
  const client = useApolloClient();
  useEffect(
    () =>
      onExported((exported) => {
        import('../gql/lazy/graphql')
          .then(({ LogExportDocument }) =>
            client.mutate({ mutation: LogExportDocument, variables: { ...exported } }),
          )
          .catch(() => undefined);
      }),
    [client],
  );
}
