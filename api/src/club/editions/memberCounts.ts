import {
  addedUp,
  type Block,
  BlockSums,
  byBlock,
  mergedOnce,
} from '../../platform/database/reading/blockSums';
import { ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';

/** Who paid the year, by how many years they had paid by then. */
interface YearsRow {
  year: number;
  years: number;
  count: number;
}

interface PaidRow extends YearsRow {
  /** Cents that they paid, as far as the amount was kept. */
  amount: number;
  /** Of how many it was not. */
  unknown: number;
  /** Active members who paid a part. */
  partly: number;
  /** Cents that these still owe. */
  rest: number;
}

/** Active members by how many years they will have paid, were this year paid too. */
interface WouldRow extends YearsRow {
  paid: boolean;
}

/** The members of the club by the years that they paid. */
export interface CountedMembers {
  paid: PaidRow[];
  would: WouldRow[];
}

type InBlock<Row> = Row & { block?: string };

/** What the figures of members depend on. */
interface Asked {
  /** Of all editions. */
  years: number[];
  /** Of those that have not ended. */
  open: number[];
}

/** Counts the members for all editions; those of a year of joining only when one of them was written since. */
export async function countMembersByYears(asked: Asked): Promise<CountedMembers> {
  return merged('', await sums.read(asked));
}

const sums = new BlockSums<CountedMembers, Asked>(() => ClubMemberModel as never, countBlocks);
const merged = mergedOnce<CountedMembers, CountedMembers>((parts) => ({
  paid: addedUp(
    parts.flatMap(({ paid }) => paid),
    ['count', 'amount', 'unknown', 'partly', 'rest'],
  ),
  would: addedUp(
    parts.flatMap(({ would }) => would),
    ['count'],
  ),
}));

async function countBlocks(
  names: readonly Block[],
  { years, open }: Asked,
): Promise<Map<Block, CountedMembers>> {
  const before = (year: string) => ({
    $filter: { input: '$payments.year', cond: { $lte: ['$$this', year] } },
  });
  const owesRest = { $and: ['$active', { $gt: ['$payments.rest', 0] }] };
  const [rows] = await ClubMemberModel.aggregate<{ paid: InBlock<PaidRow>[]; would: InBlock<WouldRow>[] }>([
    { $match: { ...THERE, block: { $in: names } } },
    { $project: { block: 1, active: 1, 'payments.year': 1, 'payments.amount': 1, 'payments.rest': 1 } },
    {
      $facet: {
        paid: [
          // Payments are kept in order of year: the place of one is how many there were by then.
          { $unwind: { path: '$payments', includeArrayIndex: 'at' } },
          { $match: { 'payments.year': { $in: years } } },
          {
            $group: {
              _id: { block: '$block', year: '$payments.year', years: { $add: ['$at', 1] } },
              count: { $sum: 1 },
              amount: { $sum: '$payments.amount' },
              unknown: { $sum: { $cond: [{ $isNumber: '$payments.amount' }, 0, 1] } },
              partly: { $sum: { $cond: [owesRest, 1, 0] } },
              rest: { $sum: { $cond: [owesRest, '$payments.rest', 0] } },
            },
          },
          { $replaceWith: { $unsetField: { field: '_id', input: { $mergeObjects: ['$$ROOT', '$_id'] } } } },
        ],
        would: [
          { $match: { active: true } },
          { $set: { year: open } },
          { $unwind: '$year' },
          {
            $group: {
              _id: {
                block: '$block',
                year: '$year',
                years: { $size: { $setUnion: [before('$year'), ['$year']] } },
                paid: { $in: ['$year', '$payments.year'] },
              },
              count: { $sum: 1 },
            },
          },
          { $replaceWith: { $mergeObjects: ['$_id', { count: '$count' }] } },
        ],
      },
    },
  ]);
  const paid = byBlock(rows?.paid ?? []);
  const would = byBlock(rows?.would ?? []);
  return new Map(
    names.map((block) => [block, { paid: paid.get(block) ?? [], would: would.get(block) ?? [] }]),
  );
}
