import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import type { Settings } from '../../platform/settings/settings';
import { bankParts, paidInParts } from '../claims/bankParts';
import { type PaymentRequest, PaymentRequestModel } from '../claims/paymentRequest.model';
import {
  beingCollected,
  listReceivables,
  type Receivable,
  receivableTexts,
  receivableTitles,
  type WithSources,
} from '../claims/receivable';
import { reachProvider } from '../money/paymentProvider';
import { recordLink } from './linkOutcome.service';
import {
  checkLinks,
  closeLinks,
  giveUpLinks,
  type HearingPortal,
  type LinkPortal,
  requestPayment,
  UNPAID,
} from './paymentLink.service';

/** A mail waits no longer for the provider. */
const PATIENCE = 20_000;
/** What was paid longer ago is not given back any more; a direct debit can be charged back for 13 months. */
const MONTHS_FOLLOWED = 13;
/** So many payments are looked at in one run, those that were not for longest first. */
const MOST_FOLLOWED = 200;
/** In a row. */
const MOST_FAILURES = 3;

/** The link by which something that is owed can be paid: the open one, or a new one. @throws UNAVAILABLE, BAD_USER_INPUT while a direct debit collects it */
export async function linkFor(portal: LinkPortal, receivable: Receivable): Promise<PaymentRequest> {
  const { kind, id, amount, reference, returnPage } = receivable;
  const thing = `${kind}:${id}`;
  if ((await beingCollected()).has(thing)) throw new AppError('BAD_USER_INPUT', receivableTexts.collected);
  const paidBefore = paidInParts((await bankParts([thing])).get(thing));
  // A letter may have asked it already: two links could both be paid.
  const open = await PaymentRequestModel.findOne({ thing, amount, paidBefore, state: 'open', shares: null })
    .sort({ _id: -1 })
    .lean(leanWithId);
  if (open) return open;
  const description = `${receivableTitles(portal).get(kind) ?? kind} ${reference}`;
  const asked = { thing, slot: thing, description, amount, paidBefore };
  return requestPayment(portal.settings, { ...asked, ...(returnPage && { returnPage }) });
}

/**
 * The sentence of a mail with that link; '' when there is no provider, or it cannot be reached: then it goes without.
 */
export async function linkLine(
  settings: Settings,
  { extensions }: WithSources,
  receivable: Receivable | undefined,
): Promise<string> {
  if (!settings.payments || !receivable) return '';
  const url = await linkUrl({ settings, extensions }, receivable);
  return url ? `Of betaal meteen online: ${url}` : '';
}

/** '' when the provider cannot be reached in time. */
async function linkUrl(portal: LinkPortal, receivable: Receivable): Promise<string> {
  const url = await inTime(
    linkFor(portal, receivable).then(
      (request) => request.url,
      (error: unknown) => {
        if (error instanceof AppError) return undefined;
        throw error;
      },
    ),
  );
  return url ?? '';
}

/**
 * The links of several at once, by `<kind>:<id>`: as many as the provider gives in the time that somebody waits; the others
 * go without.
 */
export async function linkUrls(
  portal: LinkPortal,
  receivables: readonly Receivable[],
): Promise<Map<string, string>> {
  const urls = new Map<string, string>();
  if (!portal.settings.payments) return urls;
  const until = Date.now() + PATIENCE;
  for (const receivable of receivables) {
    const line = Date.now() < until ? await linkUrl(portal, receivable) : '';
    if (!line) break;
    urls.set(`${receivable.kind}:${receivable.id}`, line);
  }
  return urls;
}

/** The same for what is known by its id. */
export async function linkLineOf(
  settings: Settings,
  portal: WithSources,
  kind: string,
  id: string,
): Promise<string> {
  if (!settings.payments) return '';
  const [open] = await listReceivables(portal, [`${kind}:${id}`]);
  return linkLine(settings, portal, open);
}

/** Makes the link of something that is open, or gives the one there is. @param key `<kind>:<itemId>` @throws CONFLICT */
export async function askLink(portal: LinkPortal, key: string): Promise<PaymentRequest> {
  const [open] = await listReceivables(portal, [key]);
  if (!open) throw new AppError('CONFLICT', receivableTexts.gone);
  return linkFor(portal, open);
}

/** Where these can be paid now for what is open of them, by `<kind>:<id>`. */
export async function openLinks(receivables: readonly Receivable[]): Promise<Map<string, string>> {
  const amounts = new Map(receivables.map(({ kind, id, amount }) => [`${kind}:${id}`, amount]));
  const open = await PaymentRequestModel.find({ state: 'open', shares: null })
    .sort({ _id: 1 })
    .lean(leanWithId);
  return new Map(
    open.flatMap(({ thing, amount, url }) =>
      url && amounts.get(thing) === amount ? [[thing, url] as const] : [],
    ),
  );
}

/**
 * Keeps the links in line with what is owed and with what the provider knows: asks who paid, closes what is not owed at that
 * amount any more, and looks what became of payments. Safe to repeat; what fails is tried again the next time.
 */
export async function followLinks(portal: HearingPortal): Promise<void> {
  if (!portal.settings.payments) return;
  await checkLinks(portal);
  await giveUpOddLinks(portal);
  await closeLinks(portal);
  await followPayments(portal);
}

/**
 * The links that can be paid and do not agree with what is owed any more: it is of another amount, is not owed, or is being
 * collected. Those of letters are not among them: there it is the letter that decides.
 */
export async function oddLinks(portal: WithSources): Promise<PaymentRequest[]> {
  const asked = await PaymentRequestModel.find({ ...UNPAID, round: null }).lean(leanWithId);
  if (asked.length === 0) return [];
  const things = asked.map(({ thing }) => thing);
  const open = new Map(
    (await listReceivables(portal, things)).map((one) => [`${one.kind}:${one.id}`, one.amount]),
  );
  const collected = await beingCollected();
  return asked.filter(({ thing, amount }) => open.get(thing) !== amount || collected.has(thing));
}

/** Gives those up: nobody is asked by them any more, and the provider is told within the hour. @returns how many there were */
export async function giveUpOddLinks(portal: WithSources): Promise<number> {
  const odd = (await oddLinks(portal)).map(({ id }) => id);
  if (odd.length > 0) await giveUpLinks({ _id: { $in: odd } });
  return odd.length;
}

async function followPayments(portal: HearingPortal): Promise<void> {
  const from = new Date();
  from.setMonth(from.getMonth() - MONTHS_FOLLOWED);
  const paid = await PaymentRequestModel.find({
    state: { $in: ['paid', 'undone'] },
    linkId: { $type: 'string' },
    paidOn: { $gte: from.toISOString().slice(0, 10) },
  })
    .sort({ checkedAt: 1, _id: 1 })
    .limit(MOST_FOLLOWED)
    .lean(leanWithId);
  let failures = 0;
  for (const request of paid) {
    const { id, linkId = '' } = request;
    try {
      const told = await reachProvider(portal.settings, (provider) => provider.readLink(linkId));
      await recordLink(portal, request, told);
      failures = 0;
    } catch (error) {
      // One that the provider no longer knows does not keep the others; a provider that is down does.
      failures += 1;
      if (failures === MOST_FAILURES) throw error;
    }
    await ifMatched(PaymentRequestModel.updateOne({ _id: id }, { $set: { checkedAt: new Date() } }));
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
