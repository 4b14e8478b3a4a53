import type { ReceivableSource } from '../../finance/receivables/receivable';
import { leanWithId } from '../../platform/database/leanWithId';
import { getActiveEdition } from '../editions/edition.service';
import { ClubMemberModel } from './member.model';
import { THERE } from './member.service';
import { nameOf } from './memberRules';
import { settleBankPayment } from './payment.service';

/** What a member is asked to mention with a payment: the year and the membership number. */
export function paymentReference(year: number | string, memberId: string): string {
  return `${year}-${memberId}`;
}

/** Contributions of the active edition that are not paid yet, for the bank import. */
export const clubReceivables: ReceivableSource = {
  kind: 'clubContribution',
  listOpen: async () => {
    const edition = await getActiveEdition();
    if (!edition) return [];
    const year = Number(edition.title);
    const members = await ClubMemberModel.find({ ...THERE, active: true, 'payments.year': { $ne: year } })
      .select({ firstName: 1, lastName: 1 })
      .sort({ sortName: 1, _id: 1 })
      .lean(leanWithId);
    return members.map((member) => ({
      kind: 'clubContribution',
      id: `${member.id}:${year}`,
      reference: paymentReference(year, member.id),
      amount: edition.contribution,
      name: nameOf(member),
      label: `Club van 111 ${year}, ${nameOf(member)} (${member.id})`,
    }));
  },
  settle: async (_portal, paid) => {
    for (const [key, paidOn] of paid) {
      const [memberId = '', year = ''] = key.split(':');
      await settleBankPayment(memberId, Number(year), paidOn);
    }
  },
};
