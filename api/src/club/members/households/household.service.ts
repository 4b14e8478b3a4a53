import type { SessionUser } from '../../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../../platform/audit/logLine';
import { isDuplicateKey } from '../../../platform/database/databaseErrors';
import { mustObey, type Obeys } from '../../../platform/database/obeys';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readPage } from '../../../platform/database/reading/readPage';
import { WITH_TRASH } from '../../../platform/database/trashOptions';
import { ifMatched, updateAtRevision } from '../../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../../platform/errors/appError';
import { addRecord, getRecordAt, removeIf, removeRecord } from '../../../platform/records/records';
import { addressKey } from '../../../platform/text/alike';
import { clubTexts, what } from '../../club.texts';
import { type ClubMember, ClubMemberModel } from '../member.model';
import { THERE } from '../member.service';
import { nameOf } from '../memberFacts';
import { type ClubHousehold, ClubHouseholdModel } from './household.model';
import { jointName } from './householdNames';

/** More names than these fit in no window of an envelope, and their references in no payment. */
export const MOST_TOGETHER = 8;

/** What a household needs to know of its members. */
export type Housemate = Pick<
  ClubMember,
  'id' | 'firstName' | 'lastName' | 'gender' | 'adres' | 'postalCode' | 'city' | 'country' | 'active'
>;

/** Who counts in a household: who left, or is anonymised, does not. */
const COUNTS = { ...THERE, active: true, erased: false } as const;

/** The households of these members, those that are none any more too. */
export async function householdsOf(memberIds: readonly string[]): Promise<ClubHousehold[]> {
  return ClubHouseholdModel.find({ isApart: false, memberIds: { $in: [...memberIds] } })
    .sort({ _id: 1 })
    .lean(leanWithId);
}

/** A page of the households that were made, newest first. */
export async function pageOfHouseholds(page: PageRequest): Promise<Page<ClubHousehold>> {
  return readPage<ClubHousehold>(ClubHouseholdModel, { isApart: false }, page);
}

/** The members who count of some households, by household, in its order; fewer than two: it is none any more. */
export async function housematesOf(
  households: readonly Pick<ClubHousehold, 'id' | 'memberIds'>[],
): Promise<Map<string, ClubMember[]>> {
  const ids = households.flatMap(({ memberIds }) => memberIds);
  const members: ClubMember[] = await ClubMemberModel.find({ ...COUNTS, _id: { $in: ids } })
    .select({ changeLog: 0 })
    .lean(leanWithId);
  const byId = new Map(members.map((member) => [member.id, member]));
  return new Map(
    households.map(({ id, memberIds }) => [id, memberIds.flatMap((memberId) => byId.get(memberId) ?? [])]),
  );
}

/** Whether all of them live at one address. */
export function liveTogether(
  members: readonly Pick<ClubMember, 'adres' | 'postalCode' | 'country'>[],
): boolean {
  return new Set(members.map(addressKey)).size < 2;
}

type Proposed = Pick<ClubHousehold, 'memberIds' | 'isApart'> & { id?: string };

/** The other households of these members, each with those who count. */
async function othersOf({ id, memberIds }: Proposed): Promise<[ClubHousehold, ClubMember[]][]> {
  const others = (await householdsOf(memberIds)).filter((other) => other.id !== id);
  const housemates = await housematesOf(others);
  return others.map((other) => [other, housemates.get(other.id) ?? []]);
}

function takenBy(counting: readonly ClubMember[], memberIds: readonly string[]) {
  const shared = counting.length > 1 && counting.find((member) => memberIds.includes(member.id));
  return shared ? { field: 'memberIds', message: clubTexts.inHousehold(nameOf(shared)) } : null;
}

/** What a household obeys: nobody of it is in another one (docs/domain/club.md, C71). */
export const householdObeys = {
  async inTheWay(household) {
    if (household.isApart) return null;
    const others = await othersOf(household);
    return others.flatMap(([, counting]) => takenBy(counting, household.memberIds) ?? [])[0] ?? null;
  },
} satisfies Obeys<Proposed>;

/**
 * Makes a household, or keeps that members at one address are none. One write, which is refused when one of them got into
 * another at that moment. @throws BAD_USER_INPUT
 */
export async function addHousehold(
  actor: SessionUser,
  given: readonly string[],
  isApart: boolean,
): Promise<ClubHousehold> {
  const members = await together(given);
  const memberIds = members.map(({ id }) => id);
  await makeRoom({ memberIds, isApart });
  return refusedWhenTaken(memberIds, () =>
    addRecord<ClubHousehold>(ClubHouseholdModel, {
      ...{ memberIds, isApart },
      changeLog: [logLine(actor, isApart ? 'apart aangeschreven' : `samen: ${jointName(members)}`)],
    }),
  );
}

/** Changes who belongs to a household. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function saveHousehold(
  actor: SessionUser,
  id: string,
  revision: number,
  given: readonly string[],
): Promise<ClubHousehold> {
  const before = await getRecordAt<ClubHousehold>(ClubHouseholdModel, id, revision, what.household);
  // Those who stay need not live together: of who moved it is asked.
  const members = await together(given, before.memberIds);
  const memberIds = members.map((member) => member.id);
  await makeRoom({ id, memberIds, isApart: before.isApart });
  return refusedWhenTaken(memberIds, () =>
    updateAtRevision<ClubHousehold>({
      ...{ model: ClubHouseholdModel, id, revision, actor, what: what.household },
      update: { $set: { memberIds }, $push: pushLogLine(actor, `samen: ${jointName(members)}`) },
    }),
  );
}

/** Puts a household in the trash: they are members each by themselves again. @throws NOT_FOUND */
export async function deleteHousehold(id: string): Promise<boolean> {
  await removeRecord<ClubHousehold>(ClubHouseholdModel, id, what.household);
  return true;
}

/** Takes who left for good out of their household; with one left it ends. Safe to repeat. */
export async function leaveHousehold(memberId: string): Promise<void> {
  const households: ClubHousehold[] = await ClubHouseholdModel.find({ memberIds: memberId })
    .setOptions(WITH_TRASH)
    .lean(leanWithId);
  for (const { id } of households) {
    const which = { _id: id, memberIds: memberId };
    // Of an anonymised member nothing comes back, so it need not be in the trash.
    await ClubHouseholdModel.deleteOne({ ...which, 'memberIds.2': { $exists: false } }).setOptions(
      WITH_TRASH,
    );
    await ifMatched(
      ClubHouseholdModel.updateOne(which, {
        $pull: { memberIds: memberId },
        $inc: { revision: 1 },
      }).setOptions(WITH_TRASH),
    );
  }
}

/** Members who can be together, in the order given. @param already of them it is not asked where they live @throws BAD_USER_INPUT */
async function together(given: readonly string[], already: readonly string[] = []): Promise<ClubMember[]> {
  const ids = [...new Set(given)];
  if (ids.length < 2 || ids.length > MOST_TOGETHER)
    throw badInput({ memberIds: clubTexts.householdSize(MOST_TOGETHER) });
  const found: ClubMember[] = await ClubMemberModel.find({ ...COUNTS, _id: { $in: ids } }).lean(leanWithId);
  const members = ids.flatMap((id) => found.find((member) => member.id === id) ?? []);
  if (members.length < ids.length) throw badInput({ memberIds: clubTexts.householdGone });
  const [first] = members;
  const other = members.find(
    (member) => first && !already.includes(member.id) && !liveTogether([first, member]),
  );
  if (first && other) throw badInput({ memberIds: clubTexts.notTogether(nameOf(first), nameOf(other)) });
  return members;
}

/** Refuses who is in another household, and takes away those that are none any more. @throws BAD_USER_INPUT */
async function makeRoom(household: Proposed): Promise<void> {
  if (household.isApart) return;
  for (const [{ id, revision }, counting] of await othersOf(household)) {
    const taken = takenBy(counting, household.memberIds);
    if (taken) throw badInput({ [taken.field]: taken.message });
    await removeIf(ClubHouseholdModel, id, { revision });
  }
}

/** The index refuses who got into another household at that moment. */
async function refusedWhenTaken<T>(memberIds: readonly string[], write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isDuplicateKey(error, 'memberIds')) throw error;
    await mustObey(householdObeys, { memberIds: [...memberIds], isApart: false }, null);
    throw new AppError('CONFLICT', clubTexts.householdBusy);
  }
}
