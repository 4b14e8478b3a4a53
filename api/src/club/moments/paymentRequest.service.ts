import { type PaymentProvider, paymentProvider } from '../../finance/payments/paymentProvider';
import { newToken } from '../../identity/sessions/token';
import { leanWithId } from '../../platform/database/leanWithId';
import { AppError } from '../../platform/errors/appError';
import { logError } from '../../platform/log/logError';
import type { Settings } from '../../platform/settings/settings';
import { clubTexts } from '../club.texts';
import { recordOnlinePayment } from '../members/payment.service';
import type { ClubContactMoment, ClubMomentPayments } from './contactMoment.model';
import { type PaymentRequest, PaymentRequestModel } from './paymentRequest.model';

/** The name of the hook in its address. */
export const HOOK = 'clubbetaling';

const DAY = 24 * 60 * 60_000;

/** Who is asked to pay what. */
interface Asked {
  momentId: string;
  memberId: string;
  year: number;
  /** Cents. */
  amount: number;
  /** On the payer's bank statement. */
  description: string;
}

/** The payment link of a member in a contact moment: the one there is, or a new one. @throws UNAVAILABLE */
export async function requestPayment(settings: Settings, asked: Asked): Promise<PaymentRequest> {
  const { momentId, memberId, year, amount, description } = asked;
  // Stored first: after a crash the same address is asked for again, and so the provider gives the same link.
  const request = await PaymentRequestModel.findOneAndUpdate(
    { momentId, memberId },
    { $setOnInsert: { year, amount, token: newToken(), state: 'asking', twice: false } },
    { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false, lean: leanWithId },
  ).orFail();
  if (request.state !== 'asking') return request;
  const { publicUrl } = settings;
  const link = await reach(settings, (provider) =>
    provider.createLink({
      amount: request.amount,
      description,
      idempotencyKey: request.token,
      // The provider refuses an address that it cannot reach.
      ...(publicUrl.startsWith('https:') && { webhookUrl: `${publicUrl}/hooks/${HOOK}/${request.token}` }),
    }),
  );
  await PaymentRequestModel.updateOne(
    { _id: request.id, state: 'asking' },
    { $set: { linkId: link.id, url: link.url, state: 'open' } },
  );
  return PaymentRequestModel.findById(request.id).lean(leanWithId).orFail();
}

/** Asks the provider which links of a contact moment were paid, and records that. @throws UNAVAILABLE */
export async function checkPayments(settings: Settings, moment: ClubContactMoment): Promise<void> {
  const requests = await PaymentRequestModel.find({ momentId: moment.id, state: 'open' }).lean(leanWithId);
  const open = new Map(requests.map((request) => [request.linkId ?? '', request]));
  if (open.size === 0) return;
  const made = Math.min(...requests.map(({ id }) => Number.parseInt(id.slice(0, 8), 16) * 1000));
  const paid: [PaymentRequest, string][] = [];
  await reach(settings, async (provider) => {
    for await (const { id, paidOn } of provider.linksSince(new Date(made - DAY))) {
      const request = open.get(id);
      if (request && paidOn) paid.push([request, paidOn]);
      open.delete(id);
      if (open.size === 0) break;
    }
  });
  for (const [request, paidOn] of paid) await record(request, paidOn);
}

/** The provider says that something happened to this link: asks it what. @returns false for an unknown token */
export async function hearOf(token: string, settings: Settings): Promise<boolean> {
  const request = await PaymentRequestModel.findOne({ token }).lean(leanWithId);
  if (!request) return false;
  const { state, linkId } = request;
  if (state === 'paid' || !linkId) return true;
  const { paidOn } = await reach(settings, (provider) => provider.readLink(linkId));
  if (paidOn) await record(request, paidOn);
  return true;
}

/**
 * Records a payment: the paid year first, so that after a crash in between it is done again. Repeating it is harmless.
 */
async function record({ id, memberId, year, linkId = '' }: PaymentRequest, paidOn: string): Promise<void> {
  const isFirst = await recordOnlinePayment(memberId, { year, linkId, paidOn });
  await PaymentRequestModel.updateOne(
    { _id: id, state: { $ne: 'paid' } },
    { $set: { state: 'paid', paidOn, twice: !isFirst } },
  );
}

/** Marks the open links of a contact moment as to be closed. */
export async function giveUpPayments(momentId: string): Promise<void> {
  await PaymentRequestModel.updateMany({ momentId, state: 'open' }, { $set: { state: 'closing' } });
}

/** Closes, at the provider, what is marked. Tries again later what fails. */
export async function closeLinks(settings: Settings): Promise<void> {
  const provider = paymentProvider(settings.payments);
  if (!provider) return;
  const closing = await PaymentRequestModel.find({ state: 'closing' }).limit(500).lean(leanWithId);
  for (const request of closing) {
    const { linkId } = request;
    if (!linkId) continue;
    const { paidOn } = await provider.readLink(linkId);
    // Somebody paid just before.
    if (paidOn) await record(request, paidOn);
    else {
      await provider.closeLink(linkId);
      await PaymentRequestModel.updateOne(
        { _id: request.id, state: 'closing' },
        { $set: { state: 'closed' } },
      );
    }
  }
}

/** What became of the payment links of some contact moments, by moment. */
export async function paymentsOf(momentIds: readonly string[]): Promise<Map<string, ClubMomentPayments>> {
  const rows = await PaymentRequestModel.aggregate<ClubMomentPayments & { _id: string }>([
    { $match: { momentId: { $in: momentIds } } },
    {
      $group: {
        _id: '$momentId',
        asked: { $sum: 1 },
        paid: { $sum: { $cond: [{ $eq: ['$state', 'paid'] }, 1, 0] } },
        twice: { $sum: { $cond: ['$twice', 1, 0] } },
      },
    },
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
