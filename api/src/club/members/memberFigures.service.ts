import type { PipelineStage } from 'mongoose';

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

/**
 * The club in figures, and how many members each choice above the list shows: all in one command.
 * @param filter what is chosen; of payment, jubilee and e-mail each count has its own @param year the club year
 */
export async function memberFigures(filter: ClubMemberFilter, year: number): Promise<ClubMemberFigures> {
  const thisYear = currentYear();
  const paid = { 'payments.year': year };
  const jubilee = { ...hasJubilee(year), active: true };
  const active = (condition: object = {}) => counting({ active: true }, condition);
  const shown = (condition: object = {}) => counting(filterFor(othersOf(filter), year), condition);
  const [[found], contribution] = await Promise.all([
    ClubMemberModel.aggregate<Record<string, { count: number }[]>>([
      { $match: THERE },
      {
        $facet: {
          members: active(),
          // A membership number begins with the year joined.
          joined: active({ _id: { $gte: String(thisYear), $lt: String(thisYear + 1) } }),
          paidByActive: active(paid),
          jubilees: active(jubilee),
          all: shown(),
          notPaid: shown({ 'payments.year': { $ne: year } }),
          paid: shown(paid),
          jubilee: shown(jubilee),
          withoutEmail: shown({ email: '' }),
        },
      },
    ]),
    contributionOf(year),
  ]);
  const of = (name: string) => found?.[name]?.[0]?.count ?? 0;
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

/** Filters that are empty say nothing. */
function counting(...conditions: object[]): PipelineStage.FacetPipelineStage[] {
  return [{ $match: { $and: conditions } }, { $count: 'count' }];
}
