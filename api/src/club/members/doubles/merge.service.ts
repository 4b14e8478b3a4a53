import { bankParts, settledOn } from '../../../finance/claims/bankParts';
import { beingCollected } from '../../../finance/claims/receivable';
import { UNDO_FORGOTTEN } from '../../../identity/doubles/merging';
import type { SessionUser } from '../../../identity/people/requestContext';
import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { erased } from '../../../platform/database/recordFields';
import { runAlone } from '../../../platform/database/runAlone';
import { keptUntil, trashLimit } from '../../../platform/database/trashOptions';
import { ifMatched, updateAtRevision } from '../../../platform/database/updateAtRevision';
import { AppError, notFound } from '../../../platform/errors/appError';
import { sentRequestKey } from '../../../platform/once/once';
import { getRecordAt } from '../../../platform/records/records';
import { clubTexts, what } from '../../club.texts';
import { listEditions } from '../../editions/edition.service';
import { ClubHouseholdModel } from '../households/household.model';
import { householdsOf } from '../households/household.service';
import { type ClubMember, ClubMemberModel, type ClubMerge } from '../member.model';
import { nameOf } from '../memberFacts';
import { memberFields } from '../memberFields';
import { searchFields } from '../memberRules';
import { contributionThing } from '../payments/clubReceivables';
import { MERGE_LABELS, mergedParts, partsOf, PARTS, type ClubMergeField } from './mergeFields';

/** Who is merged into whom, as they were shown, and what stays of each. */
interface Asked {
  keptId: string;
  keptRevision: number;
  goneId: string;
  goneRevision: number;
  taken: readonly ClubMergeField[];
  both: readonly ClubMergeField[];
}

type Merged = ClubMember & { merge: ClubMerge };
const ACTOR = { name: 'Backoffice' };
/** So often a write begins anew that somebody else was before. */
const TRIES = 10;

/** Of two merges at once one is first: nobody is merged into who is merged themselves. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return runAlone(ClubMemberModel.db.db as never, 'club merges', work, { lookMs: 50 });
}

/**
 * Merges a member into another (docs/domain/club.md, C78). The one write that decides is that of the member who goes: it puts them
 * out of sight and keeps all that is needed to finish, and to undo it. What follows is safe to repeat, and is finished by a job
 * when this process ends before. @throws NOT_FOUND, CONFLICT, BAD_USER_INPUT
 */
export async function mergeMembers(actor: SessionUser, asked: Asked): Promise<ClubMember> {
  const { keptId, keptRevision, goneId, goneRevision } = asked;
  const key = sentRequestKey();
  return alone(async () => {
    const repeated = await ClubMemberModel.exists({ _id: goneId, 'merge.key': key });
    if (!repeated) {
      if (keptId === goneId) throw new AppError('BAD_USER_INPUT', clubTexts.mergeSelf);
      const kept = await getRecordAt<ClubMember>(ClubMemberModel, keptId, keptRevision, what.member);
      const gone = await getRecordAt<ClubMember>(ClubMemberModel, goneId, goneRevision, what.member);
      await mustBeMergeable(kept, gone);
      const taken = mergedParts(kept, gone, asked);
      const fields = [...asked.taken, ...asked.both];
      const merge = {
        ...{ into: keptId, at: new Date(), byName: actor.name, key, step: 'begun' as const },
        ...{ taken, before: partsOf(kept, fields) },
      };
      await updateAtRevision<ClubMember>({
        ...{ model: ClubMemberModel, id: goneId, revision: goneRevision, actor, what: what.member },
        condition: { merge: null },
        update: {
          $set: { merge },
          $push: pushLogLine(actor, `samengevoegd met lid ${keptId}`),
        },
      });
    }
    await finishMerge(goneId);
    return memberById(keptId);
  });
}

/** Undoes a merge within 30 days; what was changed since stays, and is told. @throws BAD_USER_INPUT, NOT_FOUND */
export async function undoMerge(actor: SessionUser, goneId: string): Promise<string[]> {
  return alone(async () => {
    const gone = await memberById(goneId);
    if (!isMerged(gone)) throw new AppError('BAD_USER_INPUT', clubTexts.notMerged);
    await finishMerge(goneId);
    const { into, at, taken = {}, before = {} } = gone.merge;
    if (at < trashLimit() || gone.erased) throw new AppError('BAD_USER_INPUT', clubTexts.mergedTooLong);
    const kept = await memberById(into);
    if (isMerged(kept)) throw new AppError('BAD_USER_INPUT', clubTexts.mergedOn(nameOf(kept)));
    const labels = Object.entries(PARTS).flatMap(([field, parts]) =>
      parts.some(
        (part) => part in taken && !isSame(kept[part], taken[part]) && !isSame(kept[part], before[part]),
      )
        ? [MERGE_LABELS[field as ClubMergeField]]
        : [],
    );
    await ifMatched(
      ClubMemberModel.updateOne(
        { _id: goneId, 'merge.step': 'done' },
        { $set: { 'merge.step': 'undoing' }, $push: pushLogLine(actor, 'samenvoegen ongedaan gemaakt') },
      ),
    );
    await finishUndo(goneId);
    return labels;
  });
}

/** Finishes what a crash left, and takes away what is personal of who was merged and cannot come back. Safe to repeat. */
export async function settleMerges(): Promise<void> {
  await alone(async () => {
    const left = await ClubMemberModel.find({ 'merge.step': { $in: ['begun', 'undoing', 'returned'] } })
      .select({ merge: 1 })
      .lean(leanWithId);
    for (const { id, merge } of left) await (merge?.step === 'begun' ? finishMerge(id) : finishUndo(id));
  });
  await ClubMemberModel.updateMany(
    { 'merge.step': 'done', 'merge.at': { $lt: trashLimit() }, erased: false },
    forgotten() as never,
  );
}

/** Anonymises those who were merged into a member, with that member. */
export async function eraseMerged(id: string): Promise<string[]> {
  const ids = (await ClubMemberModel.distinct('_id', { 'merge.into': id })).map(String);
  await ClubMemberModel.updateMany({ _id: { $in: ids } }, {
    ...forgotten(),
    $set: { ...forgotten().$set, changeLog: [] },
  } as never);
  const deeper = await Promise.all(ids.map((one) => eraseMerged(one)));
  return [...ids, ...deeper.flat()];
}

/** Until when a merge can be undone. */
export function undoneUntil({ at }: Pick<ClubMerge, 'at'>): Date {
  return keptUntil(at);
}

/** What is left of who was merged: number, payments that were made twice, and the references of mandates. */
function forgotten() {
  return {
    $set: {
      ...erased(memberFields),
      ...{ lastName: 'Samengevoegd lid', sortName: 'zzz', searchText: '', erased: true },
    },
    $unset: { links: 1, proposal: 1, mandates: 1, ...UNDO_FORGOTTEN },
  };
}

function isMerged(member: ClubMember): member is Merged {
  return Boolean(member.merge);
}

async function memberById(id: string): Promise<ClubMember> {
  const member: ClubMember | null = await ClubMemberModel.findById(id).lean(leanWithId);
  if (!member) throw notFound(what.member);
  return member;
}

/** @throws BAD_USER_INPUT for what would be lost sight of */
async function mustBeMergeable(kept: ClubMember, gone: ClubMember): Promise<void> {
  if (kept.merge || gone.merge) throw new AppError('BAD_USER_INPUT', clubTexts.merged);
  if (kept.erased || gone.erased) throw new AppError('BAD_USER_INPUT', clubTexts.erased);
  if (gone.proposal) throw new AppError('BAD_USER_INPUT', clubTexts.mergeProposal(nameOf(gone)));
  const numbers = [gone.id, ...(gone.formerIds ?? [])];
  const things = (await listEditions()).flatMap(({ title }) =>
    numbers.map((id) => contributionThing(id, title)),
  );
  const [collected, parts] = await Promise.all([beingCollected(), bankParts(things)]);
  if (things.some((thing) => collected.has(thing)))
    throw new AppError('BAD_USER_INPUT', clubTexts.mergeCollected(nameOf(gone)));
  const isPartlyPaid = (thing: string) => parts.has(thing) && !settledOn(parts.get(thing));
  if (things.some(isPartlyPaid))
    throw new AppError('BAD_USER_INPUT', clubTexts.mergePartlyPaid(nameOf(gone)));
}

/** Gives the member who stays what is theirs, and then takes it from the other. Safe to repeat at each point. */
async function finishMerge(goneId: string): Promise<void> {
  const gone = await memberById(goneId);
  if (!isMerged(gone) || gone.merge.step !== 'begun') return;
  const kept = await giveTo(gone);
  await takePlace(gone);
  const isTheirs = (year: number, paidAs = goneId) =>
    kept.payments.some((payment) => payment.year === year && payment.paidAs === paidAs);
  await ifMatched(
    ClubMemberModel.updateOne(
      { _id: goneId, 'merge.step': 'begun' },
      {
        $set: {
          'merge.step': 'done',
          // A year that both paid was paid twice: that money stays in the books here.
          payments: gone.payments.filter(({ year, paidAs }) => !isTheirs(year, paidAs)),
        },
      },
    ),
  );
}

/** @returns the member who stays, with it */
async function giveTo(gone: Merged): Promise<ClubMember> {
  const { id, merge, payments, formerIds = [], links = [], mandates = [] } = gone;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const kept = await memberById(merge.into);
    if (kept.formerIds?.includes(id)) return kept;
    const years = kept.payments.map(({ year }) => year);
    const moved = payments
      .filter(({ year }) => !years.includes(year))
      .map((payment) => ({ ...payment, paidAs: payment.paidAs ?? id }));
    // Somebody may have changed it since it was shown: that stays.
    const fields = unchanged(kept, merge.before, merge.taken);
    const numbers = [...(kept.formerIds ?? []), id, ...formerIds];
    const isLive = kept.mandates?.length && !kept.mandates.at(-1)?.endedOn;
    const given = {
      payments: { $each: moved, $sort: { year: 1 } },
      ...(links.length > 0 && { links: { $each: links } }),
      // The mandate by which is collected is the last.
      ...(mandates.length > 0 && { mandates: { $each: mandates, ...(isLive && { $position: 0 }) } }),
      ...pushLogLine(ACTOR, `samengevoegd met lid ${id} (${nameOf(gone)}) door ${merge.byName}`),
    };
    const { matchedCount } = await ClubMemberModel.updateOne(
      {
        ...{ _id: kept.id, revision: kept.revision, formerIds: { $ne: id } },
        'payments.year': { $nin: moved.map(({ year }) => year) },
      },
      {
        $set: { ...fields, ...searchFields(kept.id, { ...kept, ...fields }, numbers), formerIds: numbers },
        $push: given as never,
        $inc: { revision: 1 },
      },
    );
    if (matchedCount > 0) return memberById(kept.id);
  }
  throw new AppError('CONFLICT', clubTexts.householdBusy);
}

/** In a household the member who stays takes the place of the other, unless they are in one already. */
async function takePlace({ id, merge: { into, householdId } }: Merged): Promise<void> {
  const [theirs] = await householdsOf([id]);
  if (!theirs || (await householdsOf([into])).length > 0) return;
  if (!householdId) {
    await ifMatched(
      ClubMemberModel.updateOne(
        { _id: id, 'merge.step': 'begun' },
        { $set: { 'merge.householdId': theirs.id } },
      ),
    );
  }
  await replaceIn(theirs.id, id, into);
}

async function replaceIn(householdId: string, memberId: string, by: string): Promise<void> {
  await ifMatched(
    ClubHouseholdModel.updateOne(
      { _id: householdId, memberIds: memberId },
      {
        $set: { 'memberIds.$': by },
        $inc: { revision: 1 },
        $push: pushLogLine(ACTOR, `${by} in plaats van ${memberId}`),
      },
    ),
  );
}

/** Gives back what came from the other. Safe to repeat at each point. */
async function finishUndo(goneId: string): Promise<void> {
  const before = await memberById(goneId);
  if (!isMerged(before)) return;
  if (before.merge.step === 'undoing') await returnTo(before);
  const gone = await memberById(goneId);
  if (!isMerged(gone) || gone.merge.step !== 'returned') return;
  const { into, householdId } = gone.merge;
  await takeFrom(gone);
  await ifMatched(
    ClubMemberModel.updateOne(
      { _id: goneId, 'merge.step': 'returned' },
      { $unset: { merge: 1 }, $inc: { revision: 1 } },
    ),
  );
  // Unless they are in another by now.
  if (householdId && (await householdsOf([goneId])).length === 0) await replaceIn(householdId, into, goneId);
}

/** The payments and mandates of the other as they are by now: what was taken back since is not theirs either. */
async function returnTo({ id, merge, payments, formerIds = [], mandates = [] }: Merged): Promise<void> {
  const kept = await memberById(merge.into);
  const numbers = [id, ...formerIds];
  const back = kept.payments
    .filter(({ paidAs }) => paidAs && numbers.includes(paidAs))
    .map(({ paidAs, ...payment }) => (paidAs === id ? payment : { ...payment, paidAs }));
  const own = payments.filter(({ year }) => !back.some((payment) => payment.year === year));
  const references = mandates.map(({ reference }) => reference);
  const theirs = (kept.mandates ?? []).filter(({ reference }) => references.includes(reference));
  await ifMatched(
    ClubMemberModel.updateOne(
      { _id: id, 'merge.step': 'undoing' },
      {
        $set: {
          'merge.step': 'returned',
          payments: [...back, ...own].toSorted((a, b) => a.year - b.year),
          ...(theirs.length > 0 && { mandates: theirs }),
        },
      },
    ),
  );
}

async function takeFrom({
  id,
  merge,
  payments,
  formerIds = [],
  links = [],
  mandates = [],
}: Merged): Promise<void> {
  const numbers = [id, ...formerIds];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const kept = await memberById(merge.into);
    if (!kept.formerIds?.includes(id)) return;
    const fields = unchanged(kept, merge.taken, merge.before);
    const others = kept.formerIds.filter((one) => !numbers.includes(one));
    const { matchedCount } = await ClubMemberModel.updateOne(
      { _id: kept.id, revision: kept.revision, formerIds: id },
      {
        $set: {
          ...fields,
          ...searchFields(kept.id, { ...kept, ...fields }, others),
          ...(others.length > 0 && { formerIds: others }),
        },
        ...(others.length === 0 && { $unset: { formerIds: 1 } }),
        $pull: {
          payments: { paidAs: { $in: numbers }, year: { $in: payments.map(({ year }) => year) } },
          links: { tokenHash: { $in: links.map(({ tokenHash }) => tokenHash) } },
          mandates: { reference: { $in: mandates.map(({ reference }) => reference) } },
        },
        $push: pushLogLine(ACTOR, `samenvoegen met lid ${id} ongedaan gemaakt`),
        $inc: { revision: 1 },
      } as never,
    );
    if (matchedCount > 0) return;
  }
  throw new AppError('CONFLICT', clubTexts.householdBusy);
}

/** What is set where a member still has what they had. */
function unchanged(member: ClubMember, had: Record<string, unknown> = {}, set: Record<string, unknown> = {}) {
  const parts = Object.values(PARTS).filter((names) => names.some((name) => name in set));
  return Object.fromEntries(
    parts.flatMap((names) =>
      // An address is one thing: all of it, or nothing.
      names.every((name) => isSame(member[name], had[name])) ? names.map((name) => [name, set[name]]) : [],
    ),
  ) as Partial<ClubMember>;
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}
