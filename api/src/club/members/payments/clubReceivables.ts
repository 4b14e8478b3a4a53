import type { Receivable, ReceivableSource } from '../../../finance/claims/receivable';
import { IN_PIECES, leanWithId } from '../../../platform/database/reading/leanFind';
import { daysAfter } from '../../../platform/dates/amsterdam';
import { readState } from '../../editions/clubState.service';
import { listEditions } from '../../editions/edition.service';
import { listBilled } from '../../moments/addressees';
import { type ClubMember, ClubMemberModel } from '../member.model';
import { THERE } from '../member.service';
import { nameOf } from '../memberFacts';
import {
  liveMandate,
  mandatesOf,
  recordOnlinePayment,
  settleBankPayment,
  undoOnlinePayment,
} from './payment.service';

const KIND = 'clubContribution';
/** After the last letter that asked for it. */
const DAYS_TO_PAY = 30;

/** What somebody owes for a year, and by when when a letter asked for it. */
interface Asked {
  amount: number;
  dueDate?: string;
}

/** What a member is asked to mention with a payment: the year and the membership number. */
export function paymentReference(year: number | string, memberId: string): string {
  return `${year}-${memberId}`;
}

/** What a contribution is known by among all that people owe. */
export function contributionThing(memberId: string, year: number | string): string {
  return `${KIND}:${contributionKey(memberId, year)}`;
}

/** What a contribution is known by among those of the club. */
export function contributionKey(memberId: string, year: number | string): string {
  return `${memberId}:${year}`;
}

/**
 * Contributions that are not paid yet, for the bank import: of the active edition of all active members, of the others of
 * those whom a letter asked. Who was asked owes what the last letter said (docs/domain/club.md, C42).
 */
export const clubReceivables: ReceivableSource = {
  kind: KIND,
  title: 'Club van 111',
  listOpen: async (only) => {
    const [editions, { activeEditionId }, billed] = await Promise.all([
      listEditions(),
      readState(),
      listBilled(),
    ]);
    const owedBy = editions.map(async ({ id, title, contribution }) => {
      const year = Number(title);
      const letters = new Map<string, Asked>();
      for (const { editionId, askedOn, memberIds, ...moment } of billed) {
        if (editionId !== id) continue;
        const amount = moment.contribution ?? contribution;
        const letter = { amount, dueDate: daysAfter(askedOn, DAYS_TO_PAY) };
        for (const member of memberIds) letters.set(member, letter);
      }
      const among = only && only.map(yearOf).flatMap((one) => (one.year === year ? one.memberId : []));
      const members = await unpaidMembers(
        year,
        id === activeEditionId ? [among] : [among, [...letters.keys()]],
      );
      return members.map((member) => owed(year, member, letters.get(member.id) ?? { amount: contribution }));
    });
    return (await Promise.all(owedBy)).flat();
  },
  endedMandates: async (references) => {
    const members = await ClubMemberModel.find({ 'mandates.reference': { $in: references } })
      .select({ mandates: 1 })
      .lean(leanWithId);
    const ended = members.flatMap((member) =>
      mandatesOf(member).flatMap(({ reference, endedOn }) =>
        endedOn ? [[reference, endedOn] as const] : [],
      ),
    );
    return new Map(ended);
  },
  settle: async (_portal, paid) => {
    for (const [key, line] of paid) {
      const { memberId, year } = yearOf(key);
      await settleBankPayment(memberId, year, line);
    }
  },
  notePaidOnline: (key, paid) => {
    const { memberId, year } = yearOf(key);
    return recordOnlinePayment(memberId, { ...paid, year });
  },
  undoPaidOnline: (key, { linkId }) => {
    const { memberId, year } = yearOf(key);
    return undoOnlinePayment(memberId, year, linkId);
  },
};

type Debtor = Pick<ClubMember, 'id' | 'firstName' | 'lastName' | 'email' | 'formerIds'> &
  Pick<ClubMember, 'adres' | 'postalCode' | 'city' | 'country' | 'mandates'>;

/** The active members without a payment for a year. @param among they are in each of these lists of ids that is there */
async function unpaidMembers(year: number, among: (readonly string[] | undefined)[]): Promise<Debtor[]> {
  const lists = among.filter((ids) => ids !== undefined);
  if (lists.some((ids) => ids.length === 0)) return [];
  return ClubMemberModel.find({
    ...{ ...THERE, active: true, 'payments.year': { $ne: year } },
    ...(lists.length > 0 && { $and: lists.map((ids) => ({ _id: { $in: ids } })) }),
  })
    .select({ firstName: 1, lastName: 1, email: 1 })
    .select({ adres: 1, postalCode: 1, city: 1, country: 1, mandates: 1, formerIds: 1 })
    .sort({ sortName: 1, _id: 1 })
    .batchSize(IN_PIECES)
    .lean(leanWithId);
}

function yearOf(key: string): { memberId: string; year: number } {
  const [memberId = '', year = ''] = key.split(':');
  return { memberId, year: Number(year) };
}

function owed(year: number, member: Debtor, { amount, dueDate }: Asked): Receivable {
  const mandate = liveMandate(member);
  return {
    kind: KIND,
    id: contributionKey(member.id, year),
    reference: paymentReference(year, member.id),
    // What a letter asked under a number that was merged into this one.
    ...(member.formerIds && { alsoKnownAs: member.formerIds.map((id) => paymentReference(year, id)) }),
    amount,
    ...(dueDate && { dueDate }),
    email: member.email,
    address: [
      member.adres,
      `${member.postalCode} ${member.city}`,
      member.country === 'Nederland' ? '' : member.country,
    ],
    name: nameOf(member),
    ...(mandate && { mandate }),
    label: `Club van 111 ${year}, ${nameOf(member)} (${member.id})`,
  };
}
