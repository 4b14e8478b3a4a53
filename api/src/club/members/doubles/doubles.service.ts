import type { DoubleRecord, Doubles, MergedRecord } from '../../../identity/doubles/doubles.types';
import { type Block, BlockSums } from '../../../platform/database/reading/blockSums';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { badInput, notFound } from '../../../platform/errors/appError';
import {
  addressKey,
  type AlikeKeys,
  alikeKeys,
  alikePairs,
  type InCommon,
} from '../../../platform/text/alike';
import { clubTexts, what } from '../../club.texts';
import { type ClubMember, ClubMemberModel } from '../member.model';
import { THERE } from '../member.service';
import { nameOf } from '../memberFacts';
import { undoneUntil } from './merge.service';
import { differing } from './mergeFields';

const MOST_SHOWN = 50;
const IN_WORDS: Record<InCommon, string> = {
  address: 'adres',
  email: 'e-mail',
  phone: 'telefoon',
  bday: 'geboortedatum',
};

interface Compared extends AlikeKeys {
  notDoubleOf: readonly string[];
}

const compared = new BlockSums<Compared[]>(() => ClubMemberModel as never, comparedIn);

/** Members who may be kept twice, but for those of whom somebody said that they are not (docs/domain/club.md, C77). */
export async function listDoubles(): Promise<Doubles> {
  const people = (await compared.read(undefined)).flat();
  const apart = new Map(people.map(({ id, notDoubleOf }) => [id, notDoubleOf]));
  const open = alikePairs(people).filter(
    ({ ids: [one, other] }) => !apart.get(one)?.includes(other) && !apart.get(other)?.includes(one),
  );
  const shown = open.slice(0, MOST_SHOWN);
  const [members, merged]: [ClubMember[], MergedRecord[]] = await Promise.all([
    ClubMemberModel.find({ ...THERE, _id: { $in: shown.flatMap(({ ids }) => ids) } })
      .select({ changeLog: 0 })
      .lean(leanWithId),
    listMerged(),
  ]);
  const byId = new Map(members.map((member) => [member.id, member]));
  return {
    ...{ count: open.length, merged },
    pairs: shown.flatMap(({ ids, inCommon }) => {
      // Who paid most years stays, or was a member first, unless somebody chooses otherwise.
      const [one, other] = ids
        .flatMap((id) => byId.get(id) ?? [])
        .toSorted((a, b) => b.payments.length - a.payments.length || a.id.localeCompare(b.id));
      if (!one || !other) return [];
      return {
        ...{ id: ids.join('+'), records: [shownAs(one), shownAs(other)], fields: differing(one, other) },
        inCommon: inCommon.map((each) => IN_WORDS[each]),
      };
    }),
  };
}

function shownAs(member: ClubMember): DoubleRecord {
  const { id, revision, payments } = member;
  const detail = `lidnummer ${id}, ${payments.length} jaar betaald`;
  return { id, revision, name: nameOf(member), detail };
}

/** Keeps that two members are not one, or takes that back. @throws BAD_USER_INPUT, NOT_FOUND */
export async function setNoDouble(one: string, other: string, isNone: boolean): Promise<void> {
  if (one === other) throw badInput({ otherId: clubTexts.mergeSelf });
  // With the lower number, whichever of the two is named first.
  const [id = '', than = ''] = [one, other].toSorted();
  const change = isNone ? { $addToSet: { notDoubleOf: than } } : { $pull: { notDoubleOf: than } };
  const { matchedCount } = await ClubMemberModel.updateOne({ ...THERE, _id: id }, change);
  if (matchedCount === 0 || !(await ClubMemberModel.exists({ ...THERE, _id: than })))
    throw notFound(what.member);
}

/** Who were merged and can still come back, newest first. */
async function listMerged(): Promise<MergedRecord[]> {
  const names = { firstName: 1, lastName: 1 } as const;
  const gone: ClubMember[] = await ClubMemberModel.find({ 'merge.step': 'done', erased: false })
    .select({ ...names, merge: 1 })
    .sort({ 'merge.at': -1 })
    .limit(MOST_SHOWN)
    .lean(leanWithId);
  const kept: ClubMember[] = await ClubMemberModel.find({
    _id: { $in: gone.map(({ merge }) => merge?.into ?? '') },
  })
    .select(names)
    .lean(leanWithId);
  return gone.flatMap(({ merge, ...member }) => {
    const into = kept.find(({ id }) => id === merge?.into);
    if (!merge || !into) return [];
    const { at, byName } = merge;
    return { id: member.id, name: nameOf(member), into: nameOf(into), at, byName, until: undoneUntil(merge) };
  });
}

async function comparedIn(names: readonly Block[]): Promise<Map<Block, Compared[]>> {
  const members = await ClubMemberModel.find({ ...THERE, erased: false, block: { $in: names } } as never)
    .select({ firstName: 1, lastName: 1, email: 1, phone: 1, bday: 1, notDoubleOf: 1, block: 1 })
    .select({ adres: 1, postalCode: 1, country: 1 })
    .lean(leanWithId);
  const found = new Map<Block, Compared[]>();
  for (const member of members as (ClubMember & { block?: string })[]) {
    const { id, firstName, lastName, email, phone, bday, notDoubleOf = [] } = member;
    const keys = alikeKeys({
      ...{ id, firstName, lastName, email, phone },
      ...{ bday: bday ?? '', address: addressKey(member) },
    });
    const block = member.block ?? null;
    found.set(block, [...(found.get(block) ?? []), { ...keys, notDoubleOf }]);
  }
  return found;
}
