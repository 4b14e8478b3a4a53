import { type ApolloClient } from 'kit/graphql';

import { adInput, type SaleValues } from '../ads/saleValues';
import { detailsInput, type DetailsValues } from '../advertisers/advertiserFields';
import type { Waiting } from '../drafts/saleOutbox';
import { KrantSaveOwnAdDocument, KrantSaveOwnDocument } from '../gql/graphql';

/** With bad reception an answer may never come; then it waits for the next attempt. */
const MOST_MS = 15_000;

/** Sends a save of a seller. @returns the revision that it made. @throws what toApiError understands */
export async function sendOwn(client: ApolloClient, entry: Waiting): Promise<number> {
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
