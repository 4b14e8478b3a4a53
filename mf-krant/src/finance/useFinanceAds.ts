import { usePages } from 'kit/lists';

import { type AdvertisementFilter, KrantFinanceAdsDocument } from '../gql/graphql';

/** The sold advertisements of an edition, by number: searched, filtered and paged by the server. */
export function useFinanceAds(editionId: string, filter: AdvertisementFilter) {
  return usePages({
    query: KrantFinanceAdsDocument,
    variables: { editionId, filter },
    field: 'advertisements',
  });
}
