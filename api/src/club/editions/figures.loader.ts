import { perRequest } from '../../platform/schema/perRequest';
import { askedBeside } from '../moments/billed';
import { readState } from './clubState.service';
import type { ClubEdition, ClubJubileeCount, ClubState } from './edition.model';
import { listEditions } from './edition.service';
import { type CountedMembers, countMembersByYears } from './memberCounts';

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
