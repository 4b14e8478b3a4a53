import { addedUp, type Block, BlockSums, byBlock, mergedOnce } from '../../platform/database/blockSums';
import { leanWithId } from '../../platform/database/leanWithId';
import { AdvertisementModel } from '../advertisements/advertisement.model';
import { blocksOfEdition } from '../advertisements/blocksOfAds';
import { AdvertiserModel } from '../advertisers/advertiser.model';
import { AdvPaymentMethod, AdvState, QuestionStatus } from '../krant.enums';
import { type KrantState, KrantStateModel } from './edition.model';
import { KRANT, NOTHING } from './krantState.service';

/** Advertisements that are alike in all that is counted. */
export interface AdGroup {
  editionId: string;
  contactId: string | null;
  advState: AdvState;
  method: AdvPaymentMethod | null;
  /** The first part of the format: 8,5, 17 or 25,9. */
  width: string | null;
  paid: boolean;
  editing: boolean;
  placement: boolean;
  placed: boolean;
  question: boolean;
  count: number;
  /** Cents. */
  amount: number;
}

/** What editions are counted from. */
export interface Counts {
  state: KrantState;
  groups: AdGroup[];
  /** How many active advertisers have no outcome in the active edition yet, by responsible user (null: nobody). */
  open: ReadonlyMap<string | null, number>;
}

/** Counts the advertisements of editions, and the advertisers who are still open. */
export async function countEditions(editionIds: readonly string[]): Promise<Counts> {
  const [read, groups] = await Promise.all([readOpen(), readGroups(editionIds)]);
  // Nothing was ever set: then nothing was sold either.
  if (!read) return { state: NOTHING, groups: [], open: new Map() };
  const { decided, advertisers, ...state } = read;
  return {
    state: { ...NOTHING, ...leanWithId.transform(state) },
    groups,
    open: openOf(advertisers, decided),
  };
}

/** What the newspaper has once, with its active advertisers and those of them who decided. */
async function readOpen(): Promise<Read | undefined> {
  const [read] = await KrantStateModel.aggregate<Read>([
    { $match: { _id: KRANT } },
    {
      $lookup: {
        from: AdvertisementModel.collection.collectionName,
        let: { editionId: '$activeEditionId' },
        pipeline: [
          { $match: { $expr: { $eq: ['$editionId', '$$editionId'] }, advState: { $ne: AdvState.open } } },
          { $project: { _id: 0, advertiserId: 1 } },
        ],
        as: 'decided',
      },
    },
    {
      $lookup: {
        from: AdvertiserModel.collection.collectionName,
        pipeline: [{ $match: { active: true, deleted: false } }, { $project: { contactId: 1 } }],
        as: 'advertisers',
      },
    },
  ]);
  return read;
}

type CountedBlock = readonly AdGroup[];

const sums = new BlockSums<CountedBlock>(() => AdvertisementModel as never, countBlocks);
const merged = mergedOnce<CountedBlock, AdGroup[]>((parts) => addedUp(parts.flat(), ['count', 'amount']));

async function readGroups(editionIds: readonly string[]): Promise<AdGroup[]> {
  const parts = await sums.read(undefined, editionIds.flatMap(blocksOfEdition));
  // Those without a block are of any edition.
  return editionIds.flatMap((id) => {
    const own = parts.filter((groups) => groups.some(({ editionId }) => editionId === id));
    return merged(id, own).filter(({ editionId }) => editionId === id);
  });
}

async function countBlocks(names: readonly Block[]): Promise<Map<Block, CountedBlock>> {
  return byBlock(await AdvertisementModel.aggregate<AdGroup & { block?: Block }>(groupedBy(names)));
}

interface Read extends KrantState {
  decided: { advertiserId: string }[];
  advertisers: { _id: unknown; contactId?: string | null }[];
}

function groupedBy(names: readonly Block[]) {
  return [
    { $match: { block: { $in: names } } },
    {
      $group: {
        _id: {
          block: '$block',
          editionId: '$editionId',
          contactId: { $ifNull: ['$contactId', null] },
          advState: '$advState',
          method: { $ifNull: ['$advPaymentMethod', null] },
          width: { $arrayElemAt: [{ $split: [{ $ifNull: ['$advFormat', ''] }, 'x'] }, 0] },
          paid: {
            $or: [
              { $eq: ['$paidByHand', true] },
              { $eq: [{ $type: '$bankPaidOn' }, 'string'] },
              { $eq: [{ $type: '$onlinePaidOn' }, 'string'] },
            ],
          },
          editing: '$readyForEditing',
          placement: '$readyForPlacement',
          placed: '$placed',
          question: { $in: [QuestionStatus.open, { $ifNull: ['$advContactQuestions.status', []] }] },
        },
        count: { $sum: 1 },
        amount: { $sum: { $ifNull: ['$advPrice', 0] } },
      },
    },
    { $replaceWith: { $mergeObjects: ['$_id', { count: '$count', amount: '$amount' }] } },
  ];
}

function openOf(advertisers: Read['advertisers'], decided: Read['decided']): Map<string | null, number> {
  const known = new Set(decided.map(({ advertiserId }) => advertiserId));
  const open = new Map<string | null, number>();
  for (const { _id, contactId = null } of advertisers) {
    if (!known.has(String(_id))) open.set(contactId, (open.get(contactId) ?? 0) + 1);
  }
  return open;
}

/** What counts as revenue: everything that is sold, except what is free (docs/domain/krant.md, N24). */
export function isRevenue({ advState, method }: Pick<AdGroup, 'advState' | 'method'>): boolean {
  return advState === AdvState.verkocht && method !== AdvPaymentMethod.gratis;
}
