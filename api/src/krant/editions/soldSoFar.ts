import type { RequestContext } from '../../identity/sessions/requestContext';
import { perRequest } from '../../platform/graphql/perRequest';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { AdvPaymentMethod, AdvState } from '../krant.enums';
import { getEdition } from './edition.service';
import { readState } from './krantState.service';

/** How far the editors are with the active edition. */
export interface SoldSoFar {
  /** Of the edition. */
  title: string;
  sold: number;
  /** Cents, without free ones. */
  revenue: number;
  toReview: number;
  toProcess: number;
  toPlace: number;
}

/** The same, read once for a request; null: no edition is active. */
export const soldSoFar = perRequest((_context: RequestContext) => {
  let read: Promise<SoldSoFar | null> | undefined;
  return () => (read ??= countSold());
});

async function countSold(): Promise<SoldSoFar | null> {
  const { activeEditionId } = await readState();
  if (!activeEditionId) return null;
  const isFree = { $eq: ['$advPaymentMethod', AdvPaymentMethod.gratis] };
  const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
  const [{ title }, [counted]] = await Promise.all([
    getEdition(activeEditionId),
    AdvertisementModel.aggregate<Omit<SoldSoFar, 'title'>>([
      { $match: { editionId: activeEditionId, advState: AdvState.verkocht } },
      {
        $group: {
          _id: null,
          sold: { $sum: 1 },
          revenue: { $sum: { $cond: [isFree, 0, { $ifNull: ['$advPrice', 0] }] } },
          toReview: countIf({ $not: [{ $or: ['$readyForEditing', '$readyForPlacement'] }] }),
          toProcess: countIf({ $and: ['$readyForEditing', { $not: ['$readyForPlacement'] }] }),
          toPlace: countIf({ $and: ['$readyForPlacement', { $not: ['$placed'] }] }),
        },
      },
      { $unset: '_id' },
    ]),
  ]);
  const nothing = { sold: 0, revenue: 0, toReview: 0, toProcess: 0, toPlace: 0 };
  return { title, ...nothing, ...counted };
}
