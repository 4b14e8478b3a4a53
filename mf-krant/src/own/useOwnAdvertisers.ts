import { type ApolloClient, toApiError, useApolloClient, useQuery } from 'kit/graphql';
import { keptData, type OutboxState, useOutbox } from 'kit/offline';
import { useUser } from 'kit/session';
import { useEffect, useMemo } from 'react';

import { adInput, type SaleValues } from '../ads/saleValues';
import { detailsInput, type DetailsValues } from '../advertisers/advertiserFields';
import { outboxOf, type Waiting } from '../drafts/saleOutbox';
import { krantData } from '../drafts/takeOver';
import {
  KrantOwnDocument,
  type KrantOwnQuery,
  KrantSaveOwnAdDocument,
  KrantSaveOwnDocument,
} from '../gql/graphql';

/** The own list of a user, as this device last read it. */
const keptList = keptData<KrantOwnQuery>(krantData, 'own.');

/** The own advertisers and what is saved of them, with or without a connection. */
export interface OwnAdvertisers {
  userId: string;
  /** What the server told, or what this device kept. */
  data: KrantOwnQuery | undefined;
  /** When what is shown was read, as long as that was not now. */
  oldSince: string | undefined;
  loading: boolean;
  /** Why it could not be read. */
  error: string | undefined;
  reload: () => Promise<unknown>;
  outbox: OutboxState<Waiting>;
}

/** The own advertisers of a seller, kept on the device. */
export function useOwnAdvertisers(): OwnAdvertisers {
  const { id: userId } = useUser();
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useQuery(KrantOwnDocument, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (data) keptList.keep(userId, data);
  }, [data, userId]);
  useForgetting(client, userId);

  const reload = () => refetch().catch(() => undefined);
  useBackOnline(error !== undefined, reload);
  const outbox = useOutbox(
    outboxOf(userId),
    (entry) => sendOwn(client, entry),
    // Not waited for: what was saved is saved.
    () => void reload(),
  );
  const isOld = !data || error !== undefined;
  const kept = useMemo(() => (isOld ? keptList.read(userId) : undefined), [isOld, userId]);
  return {
    userId,
    data: data ?? previousData ?? kept?.data,
    oldSince: kept?.savedAt,
    loading,
    error: error && toApiError(error).message,
    reload,
    outbox,
  };
}

/** Whoever opens the page does not leave it to another, and does not find that of another. */
function useForgetting(client: ApolloClient, userId: string) {
  useEffect(() => {
    keptList.forget(userId);
    keptList.forgetAtSignOut(client);
  }, [client, userId]);
}

/** Reads anew when the connection is back. */
function useBackOnline(isMissing: boolean, reload: () => Promise<unknown>) {
  useEffect(() => {
    if (!isMissing) return;
    const attempt = () => void reload();
    window.addEventListener('online', attempt);
    return () => window.removeEventListener('online', attempt);
  });
}

/** With bad reception an answer may never come; then it waits for the next attempt. */
const MOST_MS = 15_000;

/** Sends a save of a seller. @returns the revision that it made. @throws what toApiError understands */
async function sendOwn(client: ApolloClient, entry: Waiting): Promise<number> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), MOST_MS);
  const context = { fetchOptions: { signal: controller.signal } };
  try {
    return await (entry.kind === 'ad' ? sendAd : sendDetails)(client, entry, context);
  } finally {
    clearTimeout(timer);
  }
}

async function sendAd(client: ApolloClient, entry: Waiting, context: object): Promise<number> {
  const { editionId, advertiserId, revision, requestId, values } = entry;
  const { data } = await client.mutate({
    mutation: KrantSaveOwnAdDocument,
    variables: {
      editionId,
      advertiserId,
      revision,
      advertisement: { ...adInput(values as SaleValues), requestId },
    },
    context,
    // The first save makes the advertisement.
    update: (cache, { data: saved }) => {
      if (!saved) return;
      const toReference = () => ({ __ref: cache.identify(saved.saveAdvertisement) ?? '' });
      cache.modify({
        id: cache.identify({ __typename: 'Advertiser', id: advertiserId }),
        fields: { advertisement: toReference },
      });
    },
  });
  if (!data) throw new Error('No answer');
  return data.saveAdvertisement.revision;
}

async function sendDetails(client: ApolloClient, entry: Waiting, context: object): Promise<number> {
  const { advertiserId: id, revision, requestId, values } = entry;
  const { data } = await client.mutate({
    mutation: KrantSaveOwnDocument,
    variables: { id, revision, advertiser: { ...detailsInput(values as DetailsValues), requestId } },
    context,
  });
  if (!data) throw new Error('No answer');
  return data.saveOwnAdvertiser.revision;
}
