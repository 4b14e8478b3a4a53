import { leftOut } from '../../identity/mailings/mailing.service';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { countRecords } from '../../platform/database/reading/readPage';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { addressKey } from '../../platform/text/alike';
import { ClubDelivery, LetterParagraphType } from '../club.enums';
import type { ClubEdition } from '../editions/edition.model';
import { editionOf } from '../editions/edition.service';
import { ClubHouseholdModel } from '../members/households/household.model';
import { type ClubMember, ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';
import { nameOf } from '../members/memberFacts';
import { currentIds, idsOf } from '../members/membershipNumber';
import { type ClubContactMoment, ClubContactMomentModel } from './contactMoment.model';

/** Who gets one letter: a member, or those of a household who are addressed and live together. */
export interface Addressee {
  /** The first one is named first, and the letter is known by them. */
  memberIds: readonly string[];
}

type Which = Pick<ClubContactMoment, 'allMembers' | 'parent'>;
type Placed = Pick<ClubMember, 'id' | 'adres' | 'postalCode' | 'country'>;
const PLACED = { adres: 1, postalCode: 1, country: 1 } as const;

/**
 * Who gets a letter of a contact moment, in the order in which the post likes it: all active members, or those who did not pay
 * the edition. Those of a household who live at one address get one together (docs/domain/club.md, C74).
 */
export async function addresseesOf(moment: Which): Promise<Addressee[]> {
  const members: Placed[] = await ClubMemberModel.find(addressedFilter(moment))
    .sort({ country: -1, postalCode: 1, sortName: 1, _id: 1 })
    .select(PLACED)
    .lean(leanWithId);
  const keys = await keysOf(members);
  return inGroups(members.map(({ id }) => [keys.get(id) ?? id, id]));
}

/** How many letters that would be. */
export async function countAddressees(moment: Which): Promise<number> {
  const which = addressedFilter(moment);
  const together = await ClubHouseholdModel.distinct('memberIds', { isApart: false });
  const [all, members] = await Promise.all([
    countRecords(ClubMemberModel, which),
    ClubMemberModel.find({ ...which, _id: { $in: together } })
      .select(PLACED)
      .lean(leanWithId),
  ]);
  const keys = await keysOf(members as Placed[]);
  return all - keys.size + new Set(keys.values()).size;
}

/** What a contact moment stores of whom its letters are for. */
export function storedAddressees(addressees: readonly Addressee[]) {
  const isPlain = addressees.every(({ memberIds }) => memberIds.length === 1);
  return {
    memberIds: addressees.flatMap(({ memberIds }) => [...memberIds]),
    addressedCount: addressees.length,
    ...(!isPlain && {
      letterFor: addressees.flatMap((addressee) => addressee.memberIds.map(() => letterKey(addressee))),
    }),
  };
}

/** The same, read back. */
export function fixedAddressees({
  memberIds = [],
  letterFor,
}: Pick<ClubContactMoment, 'memberIds' | 'letterFor'>): Addressee[] {
  return inGroups(memberIds.map((id, at) => [letterFor?.[at] ?? id, id]));
}

/** A letter that goes by mail, and where. */
export interface MailedTo {
  /** By whom the letter is known. */
  key: string;
  email: string;
}

/** Those of them who get it on paper. */
export function letterAddressees(
  moment: Pick<ClubContactMoment, 'memberIds' | 'letterFor' | 'mailKeys'>,
): Addressee[] {
  const mailed = new Set(moment.mailKeys);
  return fixedAddressees(moment).filter((addressee) => !mailed.has(letterKey(addressee)));
}

/**
 * Who of these gets it by mail, and where: who likes that and has an address that works, of a household when all of them do, at
 * the first address that works (docs/domain/club.md, C100).
 */
export async function mailedOf(addressees: readonly Addressee[]): Promise<MailedTo[]> {
  const members = await ClubMemberModel.find({
    _id: { $in: addressees.flatMap(({ memberIds }) => [...memberIds]) },
    delivery: ClubDelivery.email,
  })
    .select({ firstName: 1, lastName: 1, email: 1 })
    .lean(leanWithId);
  const { reachable } = await leftOut(
    members.map(({ id, firstName, lastName, email }) => ({
      id,
      name: nameOf({ firstName, lastName }),
      email,
    })),
    { isNeeded: true, isEach: true },
  );
  const liking = new Set(members.map(({ id }) => id));
  const works = new Map(reachable.map(({ id, email }) => [id, email.trim()]));
  return addressees.flatMap((addressee) => {
    const { memberIds } = addressee;
    const email = memberIds.map((id) => works.get(id)).find(Boolean);
    return email && memberIds.every((id) => liking.has(id)) ? [{ key: letterKey(addressee), email }] : [];
  });
}

/** By whom the letter of an addressee is known: by the first. */
export function letterKey({ memberIds }: Addressee): string {
  return memberIds[0] ?? '';
}

/** Each key once, where it comes first. */
function inGroups(pairs: readonly (readonly [key: string, id: string])[]): Addressee[] {
  const found = new Map<string, string[]>();
  for (const [key, id] of pairs) found.set(key, [...(found.get(key) ?? []), id]);
  return [...found.values()].map((memberIds) => ({ memberIds }));
}

function addressedFilter({ allMembers, parent }: Which): object {
  const active = { ...THERE, active: true, erased: false };
  return allMembers ? active : { ...active, 'payments.year': { $ne: Number(parent) } };
}

/** Of those in a household what their letters have in common: household and address. */
async function keysOf(members: readonly Placed[]): Promise<Map<string, string>> {
  const households = await ClubHouseholdModel.find({
    isApart: false,
    memberIds: { $in: members.map(({ id }) => id) },
  })
    .select({ memberIds: 1 })
    .lean(leanWithId);
  const householdOf = new Map(
    households.flatMap(({ id, memberIds }) => memberIds.map((one) => [one, id] as const)),
  );
  return new Map(
    members.flatMap((member) => {
      const household = householdOf.get(member.id);
      return household ? [[member.id, `${household} ${addressKey(member)}`] as const] : [];
    }),
  );
}

/** What the letters of a contact moment asked of whom. */
interface Billed {
  editionId: string;
  /** Cents; undefined: a letter of before this was kept. */
  contribution?: number | null;
  memberIds: string[];
  /** The day of the letters, YYYY-MM-DD. */
  askedOn: string;
}

const BILLED = {
  payment: true,
  'letter.type': LetterParagraphType.paymentModule,
  generatedOn: { $ne: null },
} as const;

/** The contact moments whose letters asked for a payment, oldest first: the last letter says what somebody owes. */
export async function listBilled(of: { editionId?: object } = {}): Promise<Billed[]> {
  const moments = await ClubContactMomentModel.find({ ...BILLED, ...of })
    .select({ editionId: 1, contribution: 1, memberIds: 1, generatedOn: 1 })
    .sort({ generatedOn: 1, _id: 1 })
    .lean(leanWithId);
  const current = await currentIds();
  return moments.map(({ editionId, contribution, memberIds = [], generatedOn }) => ({
    editionId,
    contribution,
    memberIds: memberIds.map((id) => current.get(id) ?? id),
    askedOn: dateInAmsterdam(generatedOn ?? new Date()),
  }));
}

/** What the last letter asked of somebody for a year, in cents; undefined: none did. */
export async function lastAsked(year: number, memberId: string): Promise<number | undefined> {
  const edition = await editionOf(year);
  if (!edition) return undefined;
  const moment = await ClubContactMomentModel.findOne({
    ...BILLED,
    editionId: edition.id,
    memberIds: { $in: await idsOf(memberId) },
  })
    .select({ contribution: 1 })
    .sort({ generatedOn: -1, _id: -1 })
    .lean(leanWithId);
  return moment?.contribution ?? undefined;
}

/**
 * What letters asked more (below zero: less) than the contribution is by now, of the active members who did not pay yet;
 * by edition, in cents (docs/domain/club.md, C44).
 */
export async function askedBeside(
  editions: readonly Pick<ClubEdition, 'id' | 'title' | 'contribution'>[],
): Promise<Map<string, number>> {
  if (editions.length === 0) return new Map();
  const differs = editions.map(({ id, contribution }) => ({
    editionId: id,
    contribution: { $nin: [null, contribution] },
  }));
  const ids: string[] = await ClubContactMomentModel.distinct('editionId', { ...BILLED, $or: differs });
  if (ids.length === 0) return new Map();
  const billed = await listBilled({ editionId: { $in: ids } });
  const found = editions
    .filter(({ id }) => ids.includes(id))
    .map(async ({ id, title, contribution }) => {
      const asked = new Map<string, number>();
      for (const moment of billed.filter(({ editionId }) => editionId === id)) {
        for (const member of moment.memberIds) asked.set(member, moment.contribution ?? contribution);
      }
      const other = [...asked].filter(([, amount]) => amount !== contribution).map(([member]) => member);
      const open = await ClubMemberModel.find({
        ...{ ...THERE, active: true, 'payments.year': { $ne: Number(title) } },
        _id: { $in: other },
      })
        .select({ _id: 1 })
        .lean(leanWithId);
      const beside = open.reduce((sum, member) => sum + (asked.get(member.id) ?? 0) - contribution, 0);
      return [id, beside] as const;
    });
  return new Map(await Promise.all(found));
}
