import type { QueryFilter } from 'mongoose';

import { newToken } from '../../identity/sessions/session.model';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import type { Settings } from '../../platform/settings/settings';
import {
  type PaymentRequest,
  PaymentRequestModel,
  type PaymentShare,
  type PaymentRequestState,
} from '../claims/paymentRequest.model';
import type { PayingPortal, WithSources } from '../claims/receivable';
import {
  isUnknownLink,
  type LinkState,
  type PaymentLink,
  type PaymentProvider,
  paymentProvider,
  reachProvider,
} from '../money/paymentProvider';
import { recordLink } from './linkOutcome.service';

/** The name of the hook in its address. */
export const HOOK = 'betaling';

const DAY = 24 * 60 * 60_000;
/** So many links of the provider are looked through at once. */
const MOST_LISTED = 5000;
const MOST_CLOSED = 500;
/** In a row: then it is the provider that cannot be reached. */
const MOST_FAILURES = 3;
/** Amounts that change while they are asked. */
const TRIES = 5;

/** What is asked of a portal here. */
export type LinkPortal = WithSources & { settings: Settings };
/** The same to hear what was paid. */
export type HearingPortal = PayingPortal & { settings: Settings };

/** What somebody is asked to pay. */
export interface AskedLink {
  /** `<kind>:<itemId>` of what is owed; of several things the first. */
  thing: string;
  /** Of several things each; together the amount. */
  shares?: PaymentShare[];
  /** What is asked once at a time. */
  slot: string;
  /** On the payer's bank statement. */
  description: string;
  /** Cents. */
  amount: number;
  /** Cents that the bank paid of it. */
  paidBefore?: number;
  asker?: string;
  round?: string;
  /** The page of the portal that the payer comes back to. */
  returnPage?: string;
}

/** What is asked when one payment is for these things. */
export function askedTogether(
  shares: readonly PaymentShare[],
): Pick<AskedLink, 'thing' | 'amount' | 'shares'> {
  return {
    thing: shares[0]?.thing ?? '',
    amount: shares.reduce((sum, { amount }) => sum + amount, 0),
    ...(shares.length > 1 && { shares: [...shares] }),
  };
}

/**
 * The payment link in a slot: the one there is, or a new one. One of another amount is given up. @throws UNAVAILABLE,
 * BAD_USER_INPUT
 */
export async function requestPayment(settings: Settings, asked: AskedLink): Promise<PaymentRequest> {
  const request = await stored(asked);
  if (request.state !== 'asking') return request;
  const link = await reachProvider(settings, (provider) => linkOf(provider, settings, request));
  await ifMatched(
    PaymentRequestModel.updateOne(
      { _id: request.id, state: 'asking' },
      { $set: { linkId: link.id, url: link.url, state: 'open' } },
    ),
  );
  return PaymentRequestModel.findById(request.id).lean(leanWithId).orFail();
}

/** Stored first: after a crash the same address is asked for again, and so the provider gives the same link. */
async function stored(asked: AskedLink, tries = TRIES): Promise<PaymentRequest> {
  const { slot, amount, paidBefore = 0, ...others } = asked;
  const fields = { ...others, amount, paidBefore, token: newToken(), state: 'asking' as const, twice: false };
  const request = await PaymentRequestModel.findOneAndUpdate(
    { slot },
    { $setOnInsert: fields },
    { upsert: true, returnDocument: 'after', setDefaultsOnInsert: false, lean: leanWithId },
  ).catch((error: unknown) => {
    // Another asked at the same moment.
    if (isDuplicateKey(error, 'slot')) return null;
    throw error;
  });
  const pays = (shares: readonly PaymentShare[] = []) => shares.map(({ thing }) => thing).join(' ');
  const isSame = pays(request?.shares) === pays(asked.shares);
  if (request?.amount === amount && request.paidBefore === paidBefore && isSame) return request;
  if (request) await giveUpLinks({ _id: request.id });
  if (tries === 0) throw new AppError('CONFLICT', 'Het bedrag verandert op dit moment. Probeer het opnieuw.');
  return stored(asked, tries - 1);
}

/** Asked for again, the provider gives the same link. */
function linkOf(
  provider: PaymentProvider,
  { publicUrl }: Settings,
  { amount, description, token, returnPage }: PaymentRequest,
): Promise<PaymentLink> {
  return provider.createLink({
    amount,
    description,
    idempotencyKey: token,
    // The provider refuses an address that it cannot reach.
    ...(publicUrl.startsWith('https:') && { webhookUrl: `${publicUrl}/hooks/${HOOK}/${token}` }),
    ...(returnPage && { redirectUrl: `${publicUrl}${returnPage}` }),
  });
}

/** Asks the provider which of the open links were paid, and records that. @param which all when not given @throws UNAVAILABLE */
export async function checkLinks(
  portal: HearingPortal,
  which: QueryFilter<PaymentRequest> = {},
): Promise<void> {
  const requests = await PaymentRequestModel.find({ ...which, state: 'open' })
    .sort({ _id: -1 })
    .limit(MOST_LISTED)
    .lean(leanWithId);
  const open = new Map(requests.map((request) => [request.linkId ?? '', request]));
  if (open.size === 0) return;
  const made = Math.min(...requests.map(({ id }) => Number.parseInt(id.slice(0, 8), 16) * 1000));
  const paid: [PaymentRequest, LinkState][] = [];
  await reachProvider(portal.settings, async (provider) => {
    let listed = 0;
    for await (const link of provider.linksSince(new Date(made - DAY))) {
      const request = open.get(link.id);
      if (request) paid.push([request, link]);
      open.delete(link.id);
      listed += 1;
      if (open.size === 0 || listed >= MOST_LISTED) break;
    }
  });
  for (const [request, link] of paid) await recordLink(portal, request, link);
}

/** The provider says that something happened to this link: asks it what. @returns false for an unknown token */
export async function hearOf(token: string, portal: HearingPortal): Promise<boolean> {
  const request = await PaymentRequestModel.findOne({ token }).lean(leanWithId);
  if (!request) return false;
  const { linkId } = request;
  if (!linkId) return true;
  await recordLink(
    portal,
    request,
    await reachProvider(portal.settings, (provider) => provider.readLink(linkId)),
  );
  return true;
}

/** Who paid comes back, perhaps before the provider called: asks it of the links of a thing. @param thing `<kind>:<itemId>` @throws UNAVAILABLE */
export async function hearOfThing(thing: string, portal: HearingPortal): Promise<void> {
  const open = await PaymentRequestModel.find({ thing, state: 'open' }).select({ token: 1 }).lean(leanWithId);
  for (const { token } of open) await hearOf(token, portal);
}

/** Who is still asked. */
export const UNPAID = { state: { $in: ['asking', 'open'] as PaymentRequestState[] } };

/** Marks unpaid links as to be closed. */
export async function giveUpLinks(which: QueryFilter<PaymentRequest>): Promise<void> {
  await PaymentRequestModel.updateMany(
    { ...which, ...UNPAID },
    { $set: { state: 'closing' }, $unset: { slot: 1 } },
  );
}

/** Closes, at the provider, what is marked. Tries again later what fails; one that does not keep the others. */
export async function closeLinks(portal: HearingPortal): Promise<void> {
  const provider = paymentProvider(portal.settings.payments);
  if (!provider) return;
  const closing = await PaymentRequestModel.find({ state: 'closing' }).limit(MOST_CLOSED).lean(leanWithId);
  const failures: unknown[] = [];
  let inARow = 0;
  for (const request of closing) {
    try {
      await closeLink(portal, provider, request);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
      if (inARow === MOST_FAILURES) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function closeLink(
  portal: HearingPortal,
  provider: PaymentProvider,
  request: PaymentRequest,
): Promise<void> {
  // The answer that named it was lost, or came too late: asked again it is the same one.
  const linkId = request.linkId ?? (await linkOf(provider, portal.settings, request)).id;
  try {
    // Somebody may have paid just before.
    if (await recordLink(portal, { ...request, linkId }, await provider.readLink(linkId))) return;
    await provider.closeLink(linkId);
  } catch (error) {
    // With what the provider does not know any more nobody can pay.
    if (!isUnknownLink(error)) throw error;
  }
  await ifMatched(
    PaymentRequestModel.updateOne(
      { _id: request.id, state: 'closing' },
      { $set: { state: 'closed', linkId } },
    ),
  );
}
