import { leanWithId } from '../../platform/database/reading/leanFind';
import { bankParts, paidInParts, settledOn } from './bankParts';
import { type PaymentRequest, PaymentRequestModel, sharesOf } from './paymentRequest.model';

/** So many are looked up at once. */
const AT_ONCE = 5000;
/** What counts as payment: of the amount that was asked, and not given back. */
const COUNTS = { state: 'paid' as const, counts: true };

/** A payment by a link. */
export type OnlinePayment = Pick<PaymentRequest, 'id' | 'thing' | 'amount' | 'paidBefore' | 'paidOn'>;

/** What was paid by links of these things, `<kind>:<id>`, by thing. */
export async function onlinePayments(things: readonly string[]): Promise<Map<string, OnlinePayment[]>> {
  const payments: OnlinePayment[] = [];
  for (let at = 0; at < things.length; at += AT_ONCE) {
    const thing = { $in: things.slice(at, at + AT_ONCE) };
    const asked = { $or: [{ thing }, { 'shares.thing': thing }], ...COUNTS };
    payments.push(...eachThing(await PaymentRequestModel.find(asked).lean(leanWithId)));
  }
  const wanted = new Set(things);
  return byThing(payments.filter(({ thing }) => wanted.has(thing)));
}

/**
 * The ids of one kind that are paid by a link, with the day of that; all when none are given. Of what the bank paid a part,
 * the link paid the rest: without that part it is not paid any more.
 */
export async function paidOnline(kind: string, ids?: readonly string[]): Promise<Map<string, string>> {
  const paid = ids
    ? await onlinePayments(ids.map((id) => `${kind}:${id}`))
    : byThing(
        eachThing(
          await PaymentRequestModel.find({ thing: { $regex: `^${kind}:` }, ...COUNTS }).lean(leanWithId),
        ),
      );
  const parts = await bankParts([...paid.keys()]);
  return new Map(
    [...paid].flatMap(([thing, payments]) => {
      const some = parts.get(thing);
      const last = payments.find(
        ({ paidBefore = 0 }) => paidBefore <= paidInParts(some) || settledOn(some) !== null,
      );
      return last?.paidOn ? [[thing.slice(kind.length + 1), last.paidOn] as const] : [];
    }),
  );
}

/** What is open of each, less what was paid by links; what was paid wholly is left out. */
export async function lessPaidOnline<Item extends { kind: string; id: string; amount: number }>(
  items: readonly Item[],
): Promise<Item[]> {
  const paid = await onlinePayments(items.map(({ kind, id }) => `${kind}:${id}`));
  return items.flatMap((item) => {
    const left = item.amount - sumOnline(paid.get(`${item.kind}:${item.id}`));
    return left > 0 ? [{ ...item, amount: left }] : [];
  });
}

/** Cents. */
export function sumOnline(payments: readonly OnlinePayment[] = []): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** The payments of each thing that a link paid. */
function eachThing(requests: readonly PaymentRequest[]): OnlinePayment[] {
  return requests.flatMap((request) => {
    const { id, paidBefore, paidOn } = request;
    return sharesOf(request).map(({ thing, amount }) => ({ id, thing, amount, paidBefore, paidOn }));
  });
}

function byThing(payments: readonly OnlinePayment[]): Map<string, OnlinePayment[]> {
  const things = new Map<string, OnlinePayment[]>();
  for (const payment of payments) {
    things.set(payment.thing, [...(things.get(payment.thing) ?? []), payment]);
  }
  return things;
}
