import type { RequestContext } from '../../identity/people/requestContext';
import { addedUp, type Block, BlockSums, byBlock } from '../../platform/database/reading/blockSums';
import { perRequest } from '../../platform/schema/allow';
import { AdvertisementModel, blocksOfEdition } from '../advertisements/advertisement.model';
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

type Counted = Omit<SoldSoFar, 'title'>;

const NOTHING: Counted = { sold: 0, revenue: 0, toReview: 0, toProcess: 0, toPlace: 0 };

async function countSold(): Promise<SoldSoFar | null> {
  const { activeEditionId } = await readState();
  if (!activeEditionId) return null;
  const [{ title }, parts] = await Promise.all([
    getEdition(activeEditionId),
    sums.read(activeEditionId, blocksOfEdition(activeEditionId)),
  ]);
  const [counted = NOTHING] = addedUp(parts.flat(), ['sold', 'revenue', 'toReview', 'toProcess', 'toPlace']);
  return { title, ...counted };
}

const sums = new BlockSums<Counted[], string>(() => AdvertisementModel as never, countBlocks);

async function countBlocks(names: readonly Block[], editionId: string): Promise<Map<Block, Counted[]>> {
  const isFree = { $eq: ['$advPaymentMethod', AdvPaymentMethod.gratis] };
  const countIf = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
  const rows = await AdvertisementModel.aggregate<Counted & { block: Block }>([
    { $match: { block: { $in: names }, editionId, advState: AdvState.verkocht } },
    {
      $group: {
        _id: '$block',
        sold: { $sum: 1 },
        revenue: { $sum: { $cond: [isFree, 0, { $ifNull: ['$advPrice', 0] }] } },
        toReview: countIf({ $not: [{ $or: ['$readyForEditing', '$readyForPlacement'] }] }),
        toProcess: countIf({ $and: ['$readyForEditing', { $not: ['$readyForPlacement'] }] }),
        toPlace: countIf({ $and: ['$readyForPlacement', { $not: ['$placed'] }] }),
      },
    },
    { $set: { block: '$_id' } },
    { $unset: '_id' },
  ]);
  return byBlock(rows, names);
}
