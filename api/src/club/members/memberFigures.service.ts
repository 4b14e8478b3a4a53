import type { PipelineStage } from 'mongoose';

import { type Block, BlockSums } from '../../platform/database/blockSums';
import { contributionOf } from '../editions/clubYear';
import type { ClubMemberFilter } from './member.input';
import { ClubMemberModel } from './member.model';
import { filterFor, hasJubilee, THERE } from './member.service';
import type { ClubMemberFigures } from './memberFigures.type';
import { currentYear } from './memberRules';

/** What of a filter stays when one of the counted choices is made instead of it. */
function othersOf({ search, active, country, proposals }: ClubMemberFilter): ClubMemberFilter {
  return { search, active, country, proposals };
}

type Counts = Record<(typeof NAMES)[number], number>;

const NAMES = [
  ...(['members', 'joined', 'paidByActive', 'jubilees'] as const),
  ...(['all', 'notPaid', 'paid', 'jubilee', 'withoutEmail'] as const),
] as const;

/** What the counts depend on. */
interface Asked {
  filter: ClubMemberFilter;
  clubYear: number;
  thisYear: number;
}

const sums = new BlockSums<Partial<Counts>, Asked>(() => ClubMemberModel as never, countBlocks);

/**
 * The club in figures, and how many members each choice above the list shows.
 * @param filter what is chosen; of payment, jubilee and e-mail each count has its own @param year the club year
 */
export async function memberFigures(filter: ClubMemberFilter, year: number): Promise<ClubMemberFigures> {
  const asked = { filter: othersOf(filter), clubYear: year, thisYear: currentYear() };
  const [parts, contribution] = await Promise.all([
    // Everybody searches for something else: that is not kept.
    filter.search?.trim() ? countAll(asked) : sums.read(asked),
    contributionOf(year),
  ]);
  const of = (name: keyof Counts) => parts.reduce((total, part) => total + (part[name] ?? 0), 0);
  const [members, paidByActive] = [of('members'), of('paidByActive')];
  return {
    ...{ members, joined: of('joined'), paid: paidByActive, jubilees: of('jubilees') },
    open: contribution === undefined ? null : (members - paidByActive) * contribution,
    counts: {
      ...{ all: of('all'), notPaid: of('notPaid'), paid: of('paid') },
      ...{ jubilee: of('jubilee'), withoutEmail: of('withoutEmail') },
    },
  };
}

async function countBlocks(names: readonly Block[], asked: Asked): Promise<Map<Block, Partial<Counts>>> {
  const found = await count({ block: { $in: names } }, asked);
  const parts = new Map<Block, Partial<Counts>>(names.map((name) => [name, {}]));
  for (const name of NAMES) {
    for (const { _id, count: one } of found[name]) {
      const part = parts.get(_id ?? null);
      if (part) part[name] = one;
    }
  }
  return parts;
}

async function countAll(asked: Asked): Promise<Partial<Counts>[]> {
  const found = await count({}, asked);
  return NAMES.flatMap((name) => found[name].map(({ count: one }) => ({ [name]: one })));
}

type Found = Record<keyof Counts, { _id?: Block; count: number }[]>;

async function count(where: object, { filter, clubYear, thisYear }: Asked): Promise<Found> {
  const paid = { 'payments.year': clubYear };
  const jubilee = { ...hasJubilee(clubYear), active: true };
  const active = (condition: object = {}) => counting({ active: true }, condition);
  const shown = (condition: object = {}) => counting(filterFor(filter, clubYear), condition);
  const [found] = await ClubMemberModel.aggregate<Found>([
    { $match: { ...THERE, ...where } },
    {
      $facet: {
        members: active(),
        // A membership number begins with the year joined.
        joined: active({ _id: { $gte: String(thisYear), $lt: String(thisYear + 1) } }),
        paidByActive: active(paid),
        jubilees: active(jubilee),
        all: shown(),
        notPaid: shown({ 'payments.year': { $ne: clubYear } }),
        paid: shown(paid),
        jubilee: shown(jubilee),
        withoutEmail: shown({ email: '' }),
      } satisfies Record<keyof Counts, unknown>,
    },
  ]);
  return found as Found;
}

/** Filters that are empty say nothing. */
function counting(...conditions: object[]): PipelineStage.FacetPipelineStage[] {
  return [{ $match: { $and: conditions } }, { $group: { _id: '$block', count: { $sum: 1 } } }];
}
