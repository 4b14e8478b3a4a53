import DataLoader from 'dataloader';

import type { RequestContext } from '../../identity/people/requestContext';
import { WITHOUT_LOG } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { perRequest } from '../../platform/schema/allow';
import { type Advertiser, AdvertiserModel } from '../advertisers/advertiser.model';
import { stateOfRequest } from '../editions/counts.service';
import { readActiveAds } from './activeAds';
import { type Advertisement, AdvertisementModel } from './advertisement.model';

/** The advertisements of an advertiser, as far as a list shows them. */
export interface AdsOfAdvertiser {
  /** In the active edition; null: none yet. */
  current: Advertisement | null;
  /** Of editions before the active one, newest first. */
  before: Advertisement[];
}

/** Advertiser id → the advertisements, of all that are asked for in one command. Editions are in order of their ids. */
export const adsLoader = perRequest(
  (context: RequestContext) =>
    new DataLoader<string, AdsOfAdvertiser>(async (advertiserIds) => {
      const { activeEditionId } = await stateOfRequest(context);
      const found = await AdvertisementModel.find({ advertiserId: { $in: advertiserIds } })
        .select(WITHOUT_LOG)
        .sort({ advertiserId: 1, editionId: -1 })
        .lean(leanWithId);
      const byAdvertiser = new Map<string, Advertisement[]>();
      for (const ad of found) {
        byAdvertiser.set(ad.advertiserId, [...(byAdvertiser.get(ad.advertiserId) ?? []), ad]);
      }
      return advertiserIds.map((id) => {
        const ads = byAdvertiser.get(id) ?? [];
        return {
          current: ads.find(({ editionId }) => editionId === activeEditionId) ?? null,
          before: ads.filter(({ editionId }) => activeEditionId && editionId < activeEditionId),
        };
      });
    }),
);

/**
 * Advertiser id → the advertisement of the active edition, or null: for long lists, which do not show older ones. One
 * command, which also finds which edition that is.
 */
export const currentAdLoader = perRequest(
  () =>
    new DataLoader<string, Advertisement | null>(async (advertiserIds) => {
      const read = await readActiveAds({ advertiserId: { $in: [...advertiserIds] } }, WITHOUT_LOG);
      const ads = read.map(withIds);
      const byAdvertiser = new Map(ads.map((ad) => [ad.advertiserId, ad]));
      return advertiserIds.map((id) => byAdvertiser.get(id) ?? null);
    }),
);

/** As `leanWithId` makes of a record that is read by itself: what an aggregation gives has not been through it. */
function withIds(ad: Advertisement): Advertisement {
  return {
    ...leanWithId.transform(ad),
    docs: ad.docs.map((one) => leanWithId.transform(one)),
    advContactQuestions: ad.advContactQuestions.map((one) => leanWithId.transform(one)),
    advRedactieNotes: ad.advRedactieNotes.map((one) => leanWithId.transform(one)),
  };
}

/** Advertiser id → the advertiser, also one that was deleted. */
export const advertiserLoader = perRequest(
  () =>
    new DataLoader<string, Advertiser>(async (ids) => {
      const found = await AdvertiserModel.find({ _id: { $in: ids } })
        .select(WITHOUT_LOG)
        .lean(leanWithId);
      const byId = new Map(found.map((advertiser) => [advertiser.id, advertiser]));
      return ids.map((id) => byId.get(id) ?? new Error(`Advertiser ${id} is gone.`));
    }),
);
