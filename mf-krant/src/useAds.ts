import { usePages } from 'kit/lists';

import { type AdList, type AdvertisementFilter, KrantAdsDocument } from './gql/graphql';

/** The advertisements of an edition in a list, by number: searched, filtered and paged by the server. */
export function useAds(editionId: string, list: AdList, filter: AdvertisementFilter = {}) {
  return usePages({
    query: KrantAdsDocument,
    variables: { editionId, list, filter },
    field: 'advertisements',
  });
}
