import { usePages } from 'kit/lists';

import { type AdvertiserFilter, KrantAdvertisersDocument } from '../gql/graphql';

/** The advertisers by number, searched and filtered by the server. */
export function useAdvertisers(filter: AdvertiserFilter) {
  return usePages({ query: KrantAdvertisersDocument, variables: { filter }, field: 'advertisers' });
}
