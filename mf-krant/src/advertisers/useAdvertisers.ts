import { usePages } from 'kit/lists';

import { type AdvertiserFilter, KrantAdvertisersDocument, type KrantAdvertisersQuery } from '../gql/graphql';

/** An advertiser, as the list shows it. */
export type Advertiser = KrantAdvertisersQuery['advertisers']['edges'][number]['node'];

/** The advertisers by number, searched and filtered by the server. */
export function useAdvertisers(filter: AdvertiserFilter) {
  return usePages({ query: KrantAdvertisersDocument, variables: { filter }, field: 'advertisers' });
}
