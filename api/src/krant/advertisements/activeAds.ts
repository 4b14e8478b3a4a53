import type { QueryFilter } from 'mongoose';

import { KrantStateModel } from '../editions/edition.model';
import { KRANT } from '../editions/krantState.service';
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
