import { isValidObjectId } from 'mongoose';

import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import type { SessionUser } from '../../identity/people/requestContext';
import { isDB, passes } from '../../identity/permissions/allow';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { notFound } from '../../platform/errors/appError';
import { counted } from '../../platform/text/inDutch';
import { bankParts, settledOn } from '../claims/bankParts';
import { type PaymentRequest, PaymentRequestModel } from '../claims/paymentRequest.model';
import { receivableTitles, type WithSources } from '../claims/receivable';
import { partsOf } from './linkOutcome.service';
import { OnlinePaymentIssue, type OnlinePaymentToCheck } from './paymentLink.types';

const MOST_SHOWN = 200;
const UNSEEN = { state: { $in: ['paid' as const, 'undone' as const] }, seenBy: null };

/**
 * Payments by links that nobody has looked at yet and that are odd, the newest first.
 * @param bankSince of what the bank paid too only what was paid by a link from that day on, YYYY-MM-DD; all when absent
 */
export async function listOddPayments(portal: WithSources, bankSince = ''): Promise<OnlinePaymentToCheck[]> {
  const titles = receivableTitles(portal);
  const byBank = await paidByBankToo(bankSince);
  const requests = await PaymentRequestModel.find({
    ...UNSEEN,
    $or: [
      { twice: true },
      { uncounted: true },
      { undoneAmount: { $gt: 0 } },
      { thing: { $in: byBank } },
      { 'shares.thing': { $in: byBank } },
    ],
  })
    .sort({ _id: -1 })
    .limit(MOST_SHOWN)
    .lean(leanWithId);
  return requests.map((request) => {
    const { id, description, amount, paidAmount = null, paidOn = null } = request;
    const { kind } = partsOf(request);
    return {
      ...{ id, description, amount, paidAmount, paidOn },
      area: titles.get(kind) ?? kind,
      issue: issueOf(request),
      undoneAmount: request.undoneAmount ?? 0,
      undoneOn: request.undoneOn ?? null,
    };
  });
}

/** Says that somebody has looked at it. What becomes of it after that is told anew. @throws NOT_FOUND */
export async function seeOddPayment(actor: SessionUser, id: string): Promise<string> {
  const found = isValidObjectId(id)
    ? await PaymentRequestModel.findOneAndUpdate(
        { _id: id, state: UNSEEN.state },
        { $set: { seenBy: actor.name } },
      )
    : null;
  if (!found) throw notFound('Deze betaling');
  return id;
}

/** Matched to a line of the bank at the same moment: both pay it. */
async function paidByBankToo(since: string): Promise<string[]> {
  const which = {
    ...{ ...UNSEEN, state: 'paid' as const, counts: true },
    ...(since && { paidOn: { $gte: since } }),
  };
  const [things, others] = await Promise.all([
    PaymentRequestModel.distinct('thing', which),
    PaymentRequestModel.distinct('shares.thing', which),
  ]);
  const paid = [...new Set([...things, ...others])] as string[];
  const parts = await bankParts(paid);
  return paid.filter((thing) => settledOn(parts.get(thing)));
}

function issueOf({ state, undoneAmount = 0, uncounted }: PaymentRequest): OnlinePaymentIssue {
  if (state === 'undone') return OnlinePaymentIssue.undone;
  if (undoneAmount > 0) return OnlinePaymentIssue.partUndone;
  return uncounted ? OnlinePaymentIssue.otherAmount : OnlinePaymentIssue.twice;
}

/** So long ago the home page looks for what the bank paid too; the list on 'Openstaand' looks at all. */
const DAYS = 30;

/** Odd payments by links that nobody has looked at yet, for the board. */
export const oddPaymentsWaiting: HomeSource<Waiting> = {
  key: 'odd payments',
  async of(context) {
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const odd = await listOddPayments(context.portal, daysAfter(todayInAmsterdam(), -DAYS));
    const oldest = odd.at(-1);
    if (!oldest) return [];
    return [
      {
        ...{ id: 'oddPayments', kind: WaitingKind.payment, count: odd.length, urgency: Urgency.toDo },
        title: `${counted(odd.length, 'onlinebetaling', 'onlinebetalingen')} na te kijken`,
        detail: oldest.description,
        ...{ link: '/financien?tab=openstaand', actionLabel: 'Nakijken', day: oldest.paidOn },
      },
    ];
  },
};
