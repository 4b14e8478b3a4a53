import type { Receivable, ReceivableSource } from '../../finance/receivables/receivable';
import { leanWithId } from '../../platform/database/leanWithId';
import { daysAfter } from '../../platform/dates/amsterdam';
import { readState } from '../editions/clubState.service';
import { listEditions } from '../editions/edition.service';
import { listBilled } from '../moments/billed';
import { liveMandate, mandatesOf } from './mandates';
import { type ClubMember, ClubMemberModel } from './member.model';
import { THERE } from './member.service';
import { nameOf } from './memberFacts';
import { recordOnlinePayment, settleBankPayment, undoOnlinePayment } from './payment.service';

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
  return `${KIND}:${memberId}:${year}`;
}

/**
 * Contributions that are not paid yet, for the bank import: of the active edition of all active members, of the others of
 * those whom a letter asked. Who was asked owes what the last letter said (docs/domain/club.md, C42).
 */
export const clubReceivables: ReceivableSource = {
  kind: KIND,
  title: 'Club van 111',
  listOpen: async () => {
    const [editions, { activeEditionId }, billed] = await Promise.all([
      listEditions(),
      readState(),
      listBilled(),
    ]);
    const members = await ClubMemberModel.find({ ...THERE, active: true })
      .select({ firstName: 1, lastName: 1, email: 1, 'payments.year': 1 })
      .select({ adres: 1, postalCode: 1, city: 1, country: 1, mandates: 1 })
      .sort({ sortName: 1, _id: 1 })
      .lean(leanWithId);
    return editions.flatMap(({ id, title, contribution }) => {
      const year = Number(title);
      const asked = new Map<string, Asked>();
      for (const moment of billed.filter(({ editionId }) => editionId === id)) {
        const { askedOn } = moment;
        const letter = {
          amount: moment.contribution ?? contribution,
          dueDate: daysAfter(askedOn, DAYS_TO_PAY),
        };
        for (const member of moment.memberIds) asked.set(member, letter);
      }
      return members
        .filter((member) => id === activeEditionId || asked.has(member.id))
        .filter(({ payments }) => !payments.some((payment) => payment.year === year))
        .map((member) => owed(year, member, asked.get(member.id) ?? { amount: contribution }));
    });
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

function yearOf(key: string): { memberId: string; year: number } {
  const [memberId = '', year = ''] = key.split(':');
  return { memberId, year: Number(year) };
}

function owed(
  year: number,
  member: Pick<
    ClubMember,
    'id' | 'firstName' | 'lastName' | 'email' | 'adres' | 'postalCode' | 'city' | 'country' | 'mandates'
  >,
  { amount, dueDate }: Asked,
): Receivable {
  const mandate = liveMandate(member);
  return {
    kind: KIND,
    id: `${member.id}:${year}`,
    reference: paymentReference(year, member.id),
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
