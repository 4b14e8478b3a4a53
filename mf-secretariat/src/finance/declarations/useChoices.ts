import { prepareScaling } from 'kit/files';
import { toApiError, useApolloClient, useQuery } from 'kit/graphql';
import { useUser } from 'kit/session';
import { useEffect } from 'react';

import { SecretariatDeclarationChoicesDocument } from '../../gql/graphql';
import { keptChoices } from './declarationOutbox';

/**
 * For which years and committees can be declared.
 * @param canWait without connection: as this device last read it
 */
export function useChoices(canWait: boolean) {
  const { id } = useUser();
  // Never from the cache: the treasurer may have locked a year.
  const query = useQuery(SecretariatDeclarationChoicesDocument, { fetchPolicy: 'network-only' });
  const { data, error } = query;
  useEffect(() => {
    if (canWait && data) keptChoices.keep(id, data.declarationChoices);
  }, [canWait, data, id]);
  const isOffline = canWait && !data && error !== undefined && toApiError(error).code === 'NETWORK';
  const kept = isOffline ? keptChoices.read(id)?.data : undefined;
  return kept
    ? { query: { ...query, data: { declarationChoices: kept }, error: undefined }, isOffline }
    : { query, isOffline: false };
}

/** Reads beforehand what the form needs: when it is opened there may be no connection. Nobody finds that of another. */
export function usePreparedChoices(): void {
  const { id } = useUser();
  const client = useApolloClient();
  useEffect(() => {
    prepareScaling();
    keptChoices.forget(id);
    keptChoices.forgetAtSignOut(client);
    client
      .query({ query: SecretariatDeclarationChoicesDocument, fetchPolicy: 'network-only' })
      .then(({ data }) => data && keptChoices.keep(id, data.declarationChoices))
      .catch(() => undefined);
  }, [client, id]);
}
