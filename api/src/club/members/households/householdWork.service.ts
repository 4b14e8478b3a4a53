import { BlockSums, type Block } from '../../../platform/database/reading/blockSums';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { addressKey } from '../../../platform/text/alike';
import { type ClubMember, ClubMemberModel } from '../member.model';
import { THERE } from '../member.service';
import {
  type ClubHousehold,
  ClubHouseholdModel,
  type ClubHouseholdProposal,
  type ClubHouseholdsApart,
  type ClubHouseholdWork,
} from './household.model';
import { MOST_TOGETHER } from './household.service';

/** So many are shown of each; the rest follow when these are done. */
const MOST_SHOWN = 50;

/** Where an active member lives. */
interface Place {
  id: string;
  key: string;
}

const places = new BlockSums<Place[]>(() => ClubMemberModel as never, placesIn);

/**
 * Who live at one address and are no household yet, and the households of which somebody moved (docs/domain/club.md, C70 and
 * C73). Who should be written to apart, as somebody said, is left out.
 */
export async function householdWork(): Promise<ClubHouseholdWork> {
  const { keyOf, live, apart } = await readHouseholds();
  const proposed = proposals(keyOf, live).filter(
    ({ all }) => !apart.some((them) => all.every((id) => them.has(id))),
  );
  const shown = proposed.slice(0, MOST_SHOWN);
  const members = await membersById(shown.flatMap(({ all }) => all));
  return {
    count: proposed.length,
    proposals: shown.map(({ all, household, already }): ClubHouseholdProposal => {
      const found = all.flatMap((id) => members.get(id) ?? []);
      return {
        ...{ id: all.join('+'), members: found, already },
        householdId: household?.id ?? null,
        householdRevision: household?.revision ?? null,
      };
    }),
  };
}

/** The households of which somebody moved (docs/domain/club.md, C73). */
export async function householdsApart(): Promise<ClubHouseholdsApart> {
  const { moved } = await readHouseholds();
  return { households: moved.slice(0, MOST_SHOWN) };
}

/** How many they are. */
export async function countMoved(): Promise<number> {
  const { moved } = await readHouseholds();
  return moved.length;
}

/** Where the active members live, and which households live and which of them live apart by now. */
async function readHouseholds() {
  const [blocks, found] = await Promise.all([
    places.read(undefined),
    // By an index: all there are, of which there are fewer than members.
    ClubHouseholdModel.find({ isApart: { $in: [true, false] } })
      .sort({ _id: 1 })
      .lean(leanWithId),
  ]);
  const households: ClubHousehold[] = found;
  const keyOf = new Map(blocks.flat().map(({ id, key }) => [id, key]));
  const live = households.filter(
    ({ isApart, memberIds }) => !isApart && memberIds.filter((id) => keyOf.has(id)).length > 1,
  );
  const moved = live.filter(
    ({ memberIds }) => new Set(memberIds.flatMap((id) => keyOf.get(id) ?? [])).size > 1,
  );
  const apart = households.flatMap(({ isApart, memberIds }) => (isApart ? [new Set(memberIds)] : []));
  return { keyOf, live, moved, apart };
}

interface Proposed {
  /** Of the household there is first. */
  all: string[];
  /** How many of them are in it. */
  already: number;
  household?: ClubHousehold;
}

function proposals(keyOf: ReadonlyMap<string, string>, live: readonly ClubHousehold[]): Proposed[] {
  const householdOf = new Map(live.flatMap((one) => one.memberIds.map((id) => [id, one] as const)));
  const atKey = new Map<string, string[]>();
  for (const [id, key] of keyOf) if (key) atKey.set(key, [...(atKey.get(key) ?? []), id]);
  const found: Proposed[] = [];
  for (const [, ids] of [...atKey].toSorted(([a], [b]) => a.localeCompare(b))) {
    const loose = ids.filter((id) => !householdOf.has(id)).toSorted();
    const there = [...new Set(ids.flatMap((id) => householdOf.get(id) ?? []))];
    const [household] = there;
    const inIt = household?.memberIds.filter((id) => ids.includes(id)) ?? [];
    // More live there than fit in one: a home, or a flat without numbers. Of two households nobody knows which is meant.
    if (loose.length === 0 || loose.length + inIt.length > MOST_TOGETHER || there.length > 1) continue;
    if (household) found.push({ all: [...inIt, ...loose], already: inIt.length, household });
    else if (loose.length > 1) found.push({ all: loose, already: 0 });
  }
  return found;
}

async function membersById(ids: readonly string[]): Promise<Map<string, ClubMember>> {
  const members: ClubMember[] = await ClubMemberModel.find({ _id: { $in: ids } })
    .select({ changeLog: 0 })
    .lean(leanWithId);
  return new Map(members.map((member) => [member.id, member]));
}

async function placesIn(names: readonly Block[]): Promise<Map<Block, Place[]>> {
  const members = await ClubMemberModel.find({
    ...THERE,
    active: true,
    erased: false,
    block: { $in: names },
  } as never)
    .select({ adres: 1, postalCode: 1, country: 1, block: 1 })
    .lean(leanWithId);
  const found = new Map<Block, Place[]>();
  for (const member of members as (ClubMember & { block?: string })[]) {
    const block = member.block ?? null;
    const list = found.get(block) ?? [];
    list.push({ id: member.id, key: addressKey(member) });
    found.set(block, list);
  }
  return found;
}
