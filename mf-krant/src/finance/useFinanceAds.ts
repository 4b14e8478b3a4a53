import { usePages } from 'kit/lists';

import {
  type AdvertisementFilter,
  type KrantFinanceAdPartsFragment,
  KrantFinanceAdsDocument,
} from '../gql/graphql';

/** A sold advertisement with its invoice and the data of its advertiser. */
export type FinanceAd = KrantFinanceAdPartsFragment;

/** The sold advertisements of an edition, by number: searched, filtered and paged by the server. */
export function useFinanceAds(editionId: string, filter: AdvertisementFilter) {
  return usePages({
    query: KrantFinanceAdsDocument,
    variables: { editionId, filter },
    field: 'advertisements',
  });
}
