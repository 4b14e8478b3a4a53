import type { QueryFilter } from 'mongoose';

import { KrantStateModel } from '../editions/edition.model';
import { KRANT } from '../editions/krantState.service';
import { AdvState } from '../krant.enums';
import { type Advertisement, AdvertisementModel } from './advertisement.model';

/**
 * Advertisements of the active edition, in one command that also finds which edition that is. They have not been
 * through `plain`.
 * @param projection what is left out (0) or given (1)
 */
export async function readActiveAds<Read = Advertisement>(
  which: QueryFilter<Advertisement>,
  projection: Readonly<Record<string, 0 | 1>>,
): Promise<Read[]> {
  const [found] = await KrantStateModel.aggregate<{ ads: Read[] }>([
    { $match: { _id: KRANT } },
    {
      $lookup: {
        from: AdvertisementModel.collection.collectionName,
        let: { editionId: '$activeEditionId' },
        pipeline: [
          { $match: { $expr: { $eq: ['$editionId', '$$editionId'] }, ...which } },
          { $project: projection },
        ],
        as: 'ads',
      },
    },
    { $project: { ads: 1 } },
  ]);
  return found?.ads ?? [];
}

/** Removing an advertiser takes no longer; what took longer has crashed. */
const CRASHED = 60_000;

/** For the filter of a sale: nobody is removing its advertiser. */
export function advertiserStays(): object {
  return {
    $or: [{ advertiserLeaves: null }, { advertiserLeaves: { $lt: new Date(Date.now() - CRASHED) } }],
  };
}

/**
 * Notes that the advertiser of an advertisement is being removed, unless it is sold: from then on it is not.
 * @returns false when it is sold
 */
export async function leaveAdvertisement({ id }: Pick<Advertisement, 'id'>): Promise<boolean> {
  const { _id } = await AdvertisementModel.findById(id).select({ _id: 1 }).orFail();
  // By the driver: that somebody is at it is no change of the advertisement, and none for the log.
  const { matchedCount } = await AdvertisementModel.collection.updateOne(
    { _id, advState: { $ne: AdvState.verkocht } },
    { $set: { advertiserLeaves: new Date() } },
  );
  return matchedCount === 1;
}

/** Takes that back, of all its advertisements: the advertiser is there again. */
export async function advertiserIsBack(advertiserId: string): Promise<void> {
  await AdvertisementModel.collection.updateMany(
    { advertiserId, advertiserLeaves: { $exists: true } },
    { $unset: { advertiserLeaves: 1 } },
  );
}
