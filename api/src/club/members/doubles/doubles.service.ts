import { type Block, BlockSums } from '../../../platform/database/reading/blockSums';
import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { badInput, notFound } from '../../../platform/errors/appError';
import { addressKey } from '../../../platform/text/addressKey';
import { type AlikeKeys, alikeKeys, alikePairs, type InCommon } from '../../../platform/text/alike';
import { clubTexts, what } from '../../club.texts';
import { type ClubMember, ClubMemberModel } from '../member.model';
import { THERE } from '../member.service';
import { nameOf } from '../memberFacts';
import { undoneUntil } from './merge.service';
import type { ClubDoubles, ClubMergedMember } from './merge.types';

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
export async function listDoubles(): Promise<ClubDoubles> {
  const people = (await compared.read(undefined)).flat();
  const apart = new Map(people.map(({ id, notDoubleOf }) => [id, notDoubleOf]));
  const open = alikePairs(people).filter(
    ({ ids: [one, other] }) => !apart.get(one)?.includes(other) && !apart.get(other)?.includes(one),
  );
  const shown = open.slice(0, MOST_SHOWN);
  const members: ClubMember[] = await ClubMemberModel.find({
    ...THERE,
    _id: { $in: shown.flatMap(({ ids }) => ids) },
  })
    .select({ changeLog: 0 })
    .lean(leanWithId);
  const byId = new Map(members.map((member) => [member.id, member]));
  return {
    count: open.length,
    pairs: shown.map(({ ids, inCommon }) => ({
      id: ids.join('+'),
      members: ids.flatMap((id) => byId.get(id) ?? []),
      inCommon: inCommon.map((one) => IN_WORDS[one]),
    })),
  };
}

/** Keeps that two members are not one, or takes that back. @throws BAD_USER_INPUT, NOT_FOUND */
export async function setNoDouble(one: string, other: string, isNone: boolean): Promise<boolean> {
  if (one === other) throw badInput({ otherId: clubTexts.mergeSelf });
  // With the lower number, whichever of the two is named first.
  const [id = '', than = ''] = [one, other].toSorted();
  const change = isNone ? { $addToSet: { notDoubleOf: than } } : { $pull: { notDoubleOf: than } };
  const { matchedCount } = await ClubMemberModel.updateOne({ ...THERE, _id: id }, change);
  if (matchedCount === 0 || !(await ClubMemberModel.exists({ ...THERE, _id: than })))
    throw notFound(what.member);
  return true;
}

/** Member → who were merged into them and can still come back, newest first. */
export async function mergedInto(ids: readonly string[]): Promise<Map<string, ClubMergedMember[]>> {
  const gone: ClubMember[] = await ClubMemberModel.find({
    'merge.into': { $in: [...ids] },
    'merge.step': 'done',
    erased: false,
  })
    .select({ firstName: 1, lastName: 1, merge: 1 })
    .sort({ 'merge.at': -1 })
    .lean(leanWithId);
  return new Map(
    ids.map((id) => [
      id,
      gone.flatMap(({ merge, ...member }) =>
        merge?.into === id
          ? [
              {
                ...{ id: member.id, name: nameOf(member), at: merge.at, byName: merge.byName },
                until: undoneUntil(merge),
              },
            ]
          : [],
      ),
    ]),
  );
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
