import { type PaymentRequest, PaymentRequestModel } from '../../finance/claims/paymentRequest.model';
import {
  askedTogether,
  checkLinks,
  giveUpLinks,
  type HearingPortal,
  requestPayment as requestLink,
  UNPAID,
} from '../../finance/paymentLinks/paymentLink.service';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { JobModel, JobState } from '../../platform/jobs/job.model';
import type { Settings } from '../../platform/settings/settings';
import { contributionThing, paymentReference } from '../members/payments/clubReceivables';
import {
  type ClubContactMoment,
  ClubContactMomentModel,
  type ClubMomentPayments,
} from './contactMoment.model';

/** The name in the address that links of earlier releases call. */
export const OLD_HOOK = 'clubbetaling';

/** Who are asked to pay what, by one link. */
interface Asked {
  momentId: string;
  memberIds: readonly string[];
  /** By which the letter is known in its run. */
  key: string;
  /** The run that makes the letter. */
  workId: string;
  year: number;
  /** Cents that each of them is asked. */
  amount: number;
}

/** The payment link of a letter in a run of a contact moment: the one there is, or a new one. @throws UNAVAILABLE */
export function requestPayment(
  settings: Settings,
  { momentId, memberIds, key, workId, year, amount }: Asked,
): Promise<PaymentRequest> {
  return requestLink(settings, {
    ...askedTogether(memberIds.map((memberId) => ({ thing: contributionThing(memberId, year), amount }))),
    slot: `letter:${workId}:${key}`,
    description: `Club van 111 ${memberIds.map((id) => paymentReference(year, id)).join(' ')}`,
    asker: momentId,
    round: workId,
  });
}

/** Asks the provider which links of a contact moment were paid, and records that. @throws UNAVAILABLE */
export function checkPayments(portal: HearingPortal, { id }: ClubContactMoment): Promise<void> {
  return checkLinks(portal, { asker: id });
}

/** Marks unpaid links as to be closed. @param which of a contact moment, or a run */
export function giveUpPayments(which: {
  momentId?: string;
  workId?: string | { $ne: string };
}): Promise<void> {
  const { momentId, workId } = which;
  return giveUpLinks({
    ...(momentId !== undefined && { asker: momentId }),
    ...(workId !== undefined && { round: workId }),
  });
}

/** All links of a member, alone or together with others. */
export function linksOf(memberId: string) {
  const own = { $gte: contributionThing(memberId, ''), $lt: contributionThing(memberId, '~') };
  return { $or: [{ thing: own }, { shares: { $elemMatch: { thing: own } } }] };
}

/** The same for what no letter asks: of a run that was cancelled, or begun anew, or whose moment is gone. */
export async function giveUpStray(): Promise<void> {
  const works = await PaymentRequestModel.distinct('round', { ...UNPAID, round: { $type: 'string' } });
  const current = await ClubContactMomentModel.distinct('workId', { workId: { $in: works } });
  const cancelled = await JobModel.find({ _id: { $in: current }, state: JobState.cancelled })
    .select({ _id: 1 })
    .lean(leanWithId);
  const gone = cancelled.map(({ id }) => id);
  for (const workId of works) {
    if (workId === undefined) continue;
    if (!current.includes(workId) || gone.includes(workId)) await giveUpPayments({ workId });
  }
}

/** What became of the payment links of some contact moments, by moment. */
export async function paymentsOf(momentIds: readonly string[]): Promise<Map<string, ClubMomentPayments>> {
  const requests = await PaymentRequestModel.find({
    asker: { $in: [...momentIds] },
    // What was given up is asked of nobody.
    state: { $nin: ['closing', 'closed'] },
  })
    .select({ asker: 1, thing: 1, state: 1, twice: 1, uncounted: 1, amount: 1, paidAmount: 1, paidOn: 1 })
    .select({ undoneAmount: 1 })
    .sort({ _id: 1 })
    .lean(leanWithId);
  const moments = new Map<string, ClubMomentPayments>();
  for (const { asker = '', thing, state, twice, uncounted = false, ...others } of requests) {
    const payments = moments.get(asker) ?? { asked: 0, paid: 0, twice: 0, uncounted: [], undone: [] };
    const { amount, paidAmount, paidOn, undoneAmount = 0 } = others;
    const memberId = thing.split(':')[1] ?? '';
    payments.asked += 1;
    if (state === 'paid' && !uncounted) payments.paid += 1;
    if (twice) payments.twice += 1;
    if (uncounted) payments.uncounted.push({ memberId, amount, paidAmount, paidOn });
    if (undoneAmount > 0) payments.undone.push({ memberId, undoneAmount, isWhole: state === 'undone' });
    moments.set(asker, payments);
  }
  return moments;
}
