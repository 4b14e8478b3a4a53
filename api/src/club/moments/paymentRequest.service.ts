import type { QueryFilter } from 'mongoose';

import {
  type LinkState,
  type PaymentLink,
  type PaymentProvider,
  paymentProvider,
} from '../../finance/payments/paymentProvider';
import { newToken } from '../../identity/sessions/token';
import { leanWithId } from '../../platform/database/leanWithId';
import { AppError } from '../../platform/errors/appError';
import { JobModel, JobState } from '../../platform/jobs/job.model';
import { logError } from '../../platform/log/logError';
import type { Settings } from '../../platform/settings/settings';
import { clubTexts } from '../club.texts';
import { paymentReference } from '../members/clubReceivables';
import { recordOnlinePayment } from '../members/payment.service';
import {
  type ClubContactMoment,
  ClubContactMomentModel,
  type ClubMomentPayments,
} from './contactMoment.model';
import { type PaymentRequest, PaymentRequestModel, type PaymentRequestState } from './paymentRequest.model';

/** The name of the hook in its address. */
export const HOOK = 'clubbetaling';

const DAY = 24 * 60 * 60_000;

/** Who is asked to pay what. */
interface Asked {
  momentId: string;
  memberId: string;
  /** The run that makes the letter. */
  workId: string;
  year: number;
  /** Cents. */
  amount: number;
}

/**
 * The payment link of a member in a run of a contact moment: the one there is, or a new one. @throws UNAVAILABLE
 */
export async function requestPayment(settings: Settings, asked: Asked): Promise<PaymentRequest> {
  const { momentId, memberId, workId, year, amount } = asked;
  // Stored first: after a crash the same address is asked for again, and so the provider gives the same link.
  const request = await PaymentRequestModel.findOneAndUpdate(
    { momentId, memberId, workId },
    { $setOnInsert: { year, amount, token: newToken(), state: 'asking', twice: false } },
    { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false, lean: leanWithId },
  ).orFail();
  if (request.state !== 'asking') return request;
  const link = await reach(settings, (provider) => linkOf(provider, settings, request));
  await PaymentRequestModel.updateOne(
    { _id: request.id, state: 'asking' },
    { $set: { linkId: link.id, url: link.url, state: 'open' } },
  );
  return PaymentRequestModel.findById(request.id).lean(leanWithId).orFail();
}

/** Asked for again, the provider gives the same link. */
function linkOf(
  provider: PaymentProvider,
  { publicUrl }: Settings,
  { amount, year, memberId, token }: PaymentRequest,
): Promise<PaymentLink> {
  return provider.createLink({
    amount,
    description: `Club van 111 ${paymentReference(year, memberId)}`,
    idempotencyKey: token,
    // The provider refuses an address that it cannot reach.
    ...(publicUrl.startsWith('https:') && { webhookUrl: `${publicUrl}/hooks/${HOOK}/${token}` }),
  });
}

/** Asks the provider which links of a contact moment were paid, and records that. @throws UNAVAILABLE */
export async function checkPayments(settings: Settings, moment: ClubContactMoment): Promise<void> {
  const requests = await PaymentRequestModel.find({ momentId: moment.id, state: 'open' }).lean(leanWithId);
  const open = new Map(requests.map((request) => [request.linkId ?? '', request]));
  if (open.size === 0) return;
  const made = Math.min(...requests.map(({ id }) => Number.parseInt(id.slice(0, 8), 16) * 1000));
  const paid: [PaymentRequest, LinkState][] = [];
  await reach(settings, async (provider) => {
    for await (const link of provider.linksSince(new Date(made - DAY))) {
      const request = open.get(link.id);
      if (request) paid.push([request, link]);
      open.delete(link.id);
      if (open.size === 0) break;
    }
  });
  for (const [request, link] of paid) await record(request, link);
}

/** The provider says that something happened to this link: asks it what. @returns false for an unknown token */
export async function hearOf(token: string, settings: Settings): Promise<boolean> {
  const request = await PaymentRequestModel.findOne({ token }).lean(leanWithId);
  if (!request) return false;
  const { state, linkId } = request;
  if (state === 'paid' || !linkId) return true;
  await record(request, await reach(settings, (provider) => provider.readLink(linkId)));
  return true;
}

/**
 * Records that a link was paid, if it was: the paid year first, so that after a crash in between it is done again.
 * Repeating it is harmless. What is not the amount that was asked is no paid year. @returns whether it was paid
 */
async function record(request: PaymentRequest, { paidOn, amount }: LinkState): Promise<boolean> {
  if (!paidOn) return false;
  const { id, memberId, year, linkId = '' } = request;
  const isAsked = amount === request.amount;
  const outcome = isAsked ? await recordOnlinePayment(memberId, { year, linkId, paidOn }) : 'otherAmount';
  await PaymentRequestModel.updateOne(
    { _id: id, state: { $ne: 'paid' } },
    {
      $set: {
        state: 'paid',
        paidOn,
        paidAmount: amount,
        twice: outcome === 'twice',
        uncounted: outcome === 'erased' || outcome === 'otherAmount',
      },
    },
  );
  return true;
}

const UNPAID = { state: { $in: ['asking', 'open'] as PaymentRequestState[] } };

/** Marks unpaid links as to be closed. @param which of a contact moment, a run or a member */
export async function giveUpPayments(which: QueryFilter<PaymentRequest>): Promise<void> {
  await PaymentRequestModel.updateMany({ ...which, ...UNPAID }, { $set: { state: 'closing' } });
}

/** The same for what no letter asks: of a run that was cancelled, or begun anew, or whose moment is gone. */
async function giveUpStray(): Promise<void> {
  const works = await PaymentRequestModel.distinct('workId', UNPAID);
  const current = await ClubContactMomentModel.distinct('workId', { workId: { $in: works } });
  const cancelled = await JobModel.find({ _id: { $in: current }, state: JobState.cancelled })
    .select({ _id: 1 })
    .lean(leanWithId);
  const gone = cancelled.map(({ id }) => id);
  for (const workId of works) {
    if (!current.includes(workId) || gone.includes(workId)) await giveUpPayments({ workId });
  }
}

/** Closes, at the provider, what is marked or stray. Tries again later what fails. */
export async function closeLinks(settings: Settings): Promise<void> {
  const provider = paymentProvider(settings.payments);
  if (!provider) return;
  await giveUpStray();
  const closing = await PaymentRequestModel.find({ state: 'closing' }).limit(500).lean(leanWithId);
  for (const request of closing) {
    // The answer that named it was lost, or came too late: asked again it is the same one.
    const linkId = request.linkId ?? (await linkOf(provider, settings, request)).id;
    // Somebody may have paid just before.
    if (await record({ ...request, linkId }, await provider.readLink(linkId))) continue;
    await provider.closeLink(linkId);
    await PaymentRequestModel.updateOne(
      { _id: request.id, state: 'closing' },
      { $set: { state: 'closed', linkId } },
    );
  }
}

/** What became of the payment links of some contact moments, by moment. */
export async function paymentsOf(momentIds: readonly string[]): Promise<Map<string, ClubMomentPayments>> {
  const rows = await PaymentRequestModel.aggregate<ClubMomentPayments & { _id: string }>([
    // What was given up is asked of nobody.
    { $match: { momentId: { $in: momentIds }, state: { $nin: ['closing', 'closed'] } } },
    {
      $group: {
        _id: '$momentId',
        asked: { $sum: 1 },
        paid: { $sum: { $cond: [{ $and: [{ $eq: ['$state', 'paid'] }, { $not: ['$uncounted'] }] }, 1, 0] } },
        twice: { $sum: { $cond: ['$twice', 1, 0] } },
        uncounted: {
          $push: {
            $cond: [
              { $eq: ['$uncounted', true] },
              { memberId: '$memberId', amount: '$amount', paidAmount: '$paidAmount', paidOn: '$paidOn' },
              null,
            ],
          },
        },
      },
    },
    { $set: { uncounted: { $filter: { input: '$uncounted', cond: { $ne: ['$$this', null] } } } } },
  ]);
  return new Map(rows.map(({ _id, ...payments }) => [_id, payments]));
}

/**
 * Calls the provider; its failures are told in our own words. @throws UNAVAILABLE, BAD_USER_INPUT when none is set up
 */
async function reach<T>({ payments }: Settings, run: (provider: PaymentProvider) => Promise<T>): Promise<T> {
  const provider = paymentProvider(payments);
  if (!provider) throw new AppError('BAD_USER_INPUT', clubTexts.noProvider);
  try {
    return await run(provider);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // What the provider says may hold the key or names: only its kind is told.
    const { name, stack } = error instanceof Error ? error : new Error();
    logError(Object.assign(new Error('its words are left out'), { name, stack }), 'payment provider failed');
    throw new AppError('UNAVAILABLE', clubTexts.provider);
  }
}
