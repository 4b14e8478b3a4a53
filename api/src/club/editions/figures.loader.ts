import { perRequest } from '../../platform/graphql/perRequest';
import { ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';
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
  jubilees: ClubJubileeCount[];
}

interface Counted {
  /** Who paid the year, by how many years they had paid by then. */
  paid: { year: number; years: number; count: number }[];
  /** Active members by how many years they will have paid, were this year paid too. */
  would: { year: number; years: number; paid: boolean; count: number }[];
}

/** All editions, newest first, read once for a request. */
export const allEditions = perRequest(() => {
  let read: Promise<ClubEdition[]> | undefined;
  return () => (read ??= listEditions());
});

/** The figures of all editions, read once for a request in two commands beside the editions. */
export const editionFigures = perRequest((context) => {
  let read: ReturnType<typeof figures> | undefined;
  return async (edition: EditionKey) => {
    read ??= allEditions(context)().then(figures);
    return (await read)(edition);
  };
});

type EditionKey = Pick<ClubEdition, 'id' | 'title'>;

async function figures(editions: readonly EditionKey[]) {
  const state = await readState();
  const isEnded = ({ id }: EditionKey) => state.closed.some(({ editionId }) => editionId === id);
  const years = (some: readonly EditionKey[]) => some.map(({ title }) => Number(title));
  const [counted] = await count(years(editions), years(editions.filter((one) => !isEnded(one))));
  return ({ id, title }: EditionKey) => figuresOf(id, Number(title), state, counted as Counted);
}

/**
 * Of an edition that has ended: who paid it. Of the active one and of those to come: the active members, who count as
 * having paid it (docs/domain/club.md, C4).
 */
function figuresOf(id: string, year: number, state: ClubState, counted: Counted): EditionFigures {
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
      jubilees: jubilees(paidRows),
    };
  }
  const would = counted.would.filter((row) => row.year === year);
  const unpaid = sum(would.filter((row) => !row.paid));
  return {
    active,
    // With who paid and left.
    members: paid + unpaid,
    paid,
    unpaid,
    jubilees: jubilees(would),
  };
}

function jubilees(rows: readonly { years: number; count: number }[]): ClubJubileeCount[] {
  return JUBILEES.map((years) => ({ years, count: sum(rows.filter((row) => row.years === years)) }));
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count: one }) => total + one, 0);
}

/** @param years all of them @param open those that have not ended */
function count(years: number[], open: number[]): Promise<Counted[]> {
  const before = (year: string) => ({
    $filter: { input: '$payments.year', cond: { $lte: ['$$this', year] } },
  });
  return ClubMemberModel.aggregate<Counted>([
    { $match: THERE },
    { $project: { active: 1, 'payments.year': 1 } },
    {
      $facet: {
        paid: [
          // Payments are kept in order of year: the place of one is how many there were by then.
          { $unwind: { path: '$payments', includeArrayIndex: 'at' } },
          { $match: { 'payments.year': { $in: years } } },
          { $group: { _id: { year: '$payments.year', at: '$at' }, count: { $sum: 1 } } },
          { $project: { _id: 0, year: '$_id.year', years: { $add: ['$_id.at', 1] }, count: 1 } },
        ],
        would: [
          { $match: { active: true } },
          { $set: { year: open } },
          { $unwind: '$year' },
          {
            $group: {
              _id: {
                year: '$year',
                years: { $size: { $setUnion: [before('$year'), ['$year']] } },
                paid: { $in: ['$year', '$payments.year'] },
              },
              count: { $sum: 1 },
            },
          },
          { $project: { _id: 0, year: '$_id.year', years: '$_id.years', paid: '$_id.paid', count: 1 } },
        ],
      },
    },
  ]);
}
