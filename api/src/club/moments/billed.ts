import { leanWithId } from '../../platform/database/reading/leanWithId';
import { dateInAmsterdam } from '../../platform/dates/amsterdam';
import { LetterParagraphType } from '../club.enums';
import { editionOf } from '../editions/clubYear';
import type { ClubEdition } from '../editions/edition.model';
import { ClubMemberModel } from '../members/member.model';
import { THERE } from '../members/member.service';
import { currentIds, idsOf } from '../members/membershipNumber';
import { ClubContactMomentModel } from './contactMoment.model';

/** What the letters of a contact moment asked of whom. */
export interface Billed {
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
