import { type Block, BlockSums } from '../../platform/database/reading/blockSums';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { ClubEndReason } from '../club.enums';
import { clubTexts } from '../club.texts';
import { listEditions } from '../editions/edition.service';
import type { ClubEndInput } from './changeMembers.type';
import { type ClubMember, ClubMemberModel } from './member.model';
import { getMember, THERE } from './member.service';
import { joinedIn } from './memberFacts';
import type { ClubMembersOfYear } from './memberFigures.type';
import { clubReceivables, contributionKey } from './payments/clubReceivables';

/** Why somebody left, in a sentence. */
export const END_WORDS: Record<ClubEndReason, string> = {
  [ClubEndReason.resigned]: 'opgezegd',
  [ClubEndReason.deceased]: 'overleden',
  [ClubEndReason.moved]: 'verhuisd',
  [ClubEndReason.other]: 'anders',
};

/**
 * What is stored of an end (docs/domain/club.md, C65), and what the change log says of it: from then on nothing is asked of
 * them, nothing is sent to them and jubilees end; what was stays. @throws BAD_USER_INPUT
 */
export function ending({ id, active }: Pick<ClubMember, 'id' | 'active'>, end: ClubEndInput) {
  const { endedOn, reason } = end;
  if (Number(endedOn.slice(0, 4)) < joinedIn({ id }))
    throw badInput({ endedOn: clubTexts.endedBeforeJoined });
  if (!active) throw new AppError('BAD_USER_INPUT', clubTexts.ended);
  return {
    $set: { active: false, endedOn, endReason: reason },
    line: `geen lid meer sinds ${formatCalendarDate(endedOn)}: ${END_WORDS[reason]}`,
  };
}

/** The same of a member who comes back. @throws BAD_USER_INPUT */
export function resuming({ active }: Pick<ClubMember, 'active'>) {
  if (active) throw new AppError('BAD_USER_INPUT', clubTexts.notEnded);
  return { $set: { active: true, endedOn: null, endReason: null }, line: 'weer lid' };
}

/** What is asked of a member and not paid, of all editions together, in cents. @throws NOT_FOUND */
export async function owedBy(id: string): Promise<number> {
  const [{ active, payments }, editions] = await Promise.all([getMember(id), listEditions()]);
  const open = await clubReceivables.listOpen(editions.map(({ title }) => contributionKey(id, title)));
  const rests = active ? payments.reduce((sum, { rest = 0 }) => sum + rest, 0) : 0;
  return open.reduce((sum, { amount }) => sum + amount, rests);
}

/** What is counted of a block. */
interface Counted {
  joined: Record<string, number>;
  ended: { year: string; reason: ClubEndReason | null; count: number }[];
}

const sums = new BlockSums<Counted>(() => ClubMemberModel as never, countBlocks);

/** How many came and left in each year in which somebody did, the newest first. */
export async function membersByYear(): Promise<ClubMembersOfYear[]> {
  const years = new Map<number, ClubMembersOfYear>();
  const of = (year: number) => {
    const known = years.get(year);
    if (known) return known;
    const made = { year, joined: 0, left: 0, resigned: 0, deceased: 0, moved: 0, other: 0 };
    years.set(year, made);
    return made;
  };
  for (const { joined, ended } of await sums.read(undefined)) {
    for (const [year, count] of Object.entries(joined)) of(Number(year)).joined += count;
    for (const { year, reason, count } of ended) {
      const row = of(Number(year));
      row.left += count;
      row[reason ?? ClubEndReason.other] += count;
    }
  }
  return [...years.values()].toSorted((a, b) => b.year - a.year);
}

async function countBlocks(names: readonly Block[]): Promise<Map<Block, Counted>> {
  const rows = await ClubMemberModel.aggregate<{
    _id: { block: Block; joined: string; ended: string | null; reason: ClubEndReason | null };
    count: number;
  }>([
    { $match: { ...THERE, block: { $in: names } } },
    {
      $group: {
        _id: {
          block: '$block',
          // A membership number begins with the year joined.
          joined: { $substrCP: ['$_id', 0, 4] },
          ended: {
            $cond: [{ $eq: [{ $type: '$endedOn' }, 'string'] }, { $substrCP: ['$endedOn', 0, 4] }, null],
          },
          reason: { $ifNull: ['$endReason', null] },
        },
        count: { $sum: 1 },
      },
    },
  ]);
  const found = new Map<Block, Counted>(names.map((name) => [name, { joined: {}, ended: [] }]));
  for (const { _id, count } of rows) {
    const counted = found.get(_id.block ?? null);
    if (!counted) continue;
    counted.joined[_id.joined] = (counted.joined[_id.joined] ?? 0) + count;
    if (_id.ended) counted.ended.push({ year: _id.ended, reason: _id.reason, count });
  }
  return found;
}
