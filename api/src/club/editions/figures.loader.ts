import {
  addedUp,
  type Block,
  BlockSums,
  byBlock,
  mergedOnce,
} from '../../platform/database/reading/blockSums';
import { perRequest } from '../../platform/schema/allow';
import { ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';
import { askedBeside } from '../moments/addressees';
import { readState } from './clubState.service';
import type { ClubEdition, ClubJubileeCount, ClubState } from './edition.model';
import { listEditions } from './edition.service';

/** The jubilees that are counted (docs/domain/club.md, C4). */
const JUBILEES = [11, 22, 33, 44, 55] as const;

/** What an edition comes to; computed, never stored. */
export interface EditionFigures {
  active: boolean;
  members: number;
  paid: number;
  unpaid: number;
  /** Who paid it and left since: of an edition that has not ended they are no members. */
  paidAndLeft: number;
  /** Members who paid a part. */
  partlyPaid: number;
  /** Cents. */
  paidAmount: number;
  /** Cents: what the others owe, and the rest of who paid a part. */
  unpaidAmount: number;
  jubilees: ClubJubileeCount[];
}

type MemberFigures = Omit<EditionFigures, 'partlyPaid' | 'paidAmount' | 'unpaidAmount'>;

/** All editions, newest first, read once for a request. */
export const allEditions = perRequest(() => {
  let read: Promise<ClubEdition[]> | undefined;
  return () => (read ??= listEditions());
});

/** The figures of all editions, read once for a request in two commands beside the editions; one more after a change. */
export const editionFigures = perRequest((context) => {
  let read: ReturnType<typeof figures> | undefined;
  return async (edition: EditionKey) => {
    read ??= allEditions(context)().then(figures);
    return (await read)(edition);
  };
});

type EditionKey = Pick<ClubEdition, 'id' | 'title' | 'contribution'>;

async function figures(editions: readonly EditionKey[]) {
  const [state, beside] = await Promise.all([readState(), askedBeside(editions)]);
  const isEnded = ({ id }: EditionKey) => state.closed.some(({ editionId }) => editionId === id);
  const years = (some: readonly EditionKey[]) => some.map(({ title }) => Number(title));
  const asked = { years: years(editions), open: years(editions.filter((one) => !isEnded(one))) };
  const counted = await countMembersByYears(asked);
  return (edition: EditionKey) => {
    const of = figuresOf(edition.id, Number(edition.title), state, counted);
    return { ...of, ...amountsOf(edition, of.unpaid, counted, beside.get(edition.id)) };
  };
}

/**
 * Of an edition that has ended: who paid it. Of the active one and of those to come: the active members, as the list of
 * members counts them; for jubilees they count as having paid it (docs/domain/club.md, C3, C4).
 */
function figuresOf(id: string, year: number, state: ClubState, counted: CountedMembers): MemberFigures {
  const ended = state.closed.find(({ editionId }) => editionId === id);
  const paidRows = counted.paid.filter((row) => row.year === year);
  const paid = sum(paidRows);
  const active = state.activeEditionId === id;
  if (ended) {
    return {
      active,
      members: Math.max(ended.members, paid),
      paid,
      unpaid: Math.max(0, ended.members - paid),
      paidAndLeft: 0,
      jubilees: jubilees(paidRows),
    };
  }
  const would = counted.would.filter((row) => row.year === year);
  const members = sum(would);
  const stayed = sum(would.filter((row) => row.paid));
  return {
    active,
    members,
    paid: stayed,
    unpaid: members - stayed,
    paidAndLeft: paid - stayed,
    jubilees: jubilees(would),
  };
}

/**
 * What came in by each payment as it was, and what is still owed (docs/domain/club.md, C61).
 * @param beside what letters asked more or less of who did not pay
 */
function amountsOf(
  { title, contribution }: EditionKey,
  unpaid: number,
  counted: CountedMembers,
  beside = 0,
): Omit<EditionFigures, keyof MemberFigures> {
  const rows = counted.paid.filter(({ year }) => year === Number(title));
  const total = (name: 'amount' | 'unknown' | 'partly' | 'rest') =>
    rows.reduce((sum, row) => sum + row[name], 0);
  return {
    partlyPaid: total('partly'),
    paidAmount: total('amount') + total('unknown') * contribution,
    unpaidAmount: Math.max(0, unpaid * contribution + beside) + total('rest'),
  };
}

function jubilees(rows: readonly { years: number; count: number }[]): ClubJubileeCount[] {
  return JUBILEES.map((years) => ({ years, count: sum(rows.filter((row) => row.years === years)) }));
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count: one }) => total + one, 0);
}

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
interface CountedMembers {
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
async function countMembersByYears(asked: Asked): Promise<CountedMembers> {
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
