import { PayableEnd } from '../../finance/claims/payable';
import {
  inPeriod,
  LedgerAccount,
  type LedgerEvent,
  type LedgerSource,
} from '../../finance/money/ledgerSource';
import { inPeriods, keptSums, sumStages, withNumbers, yearOfDay } from '../../finance/money/sumStages';
import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { type Order, OrderModel } from './order.model';
import { totalOf } from './order.service';
import { KIND, orderIdOf, refundId } from './orderRefunds';

const { byHand, provider, toPay } = LedgerAccount;

/**
 * Orders of the webshop, on the day they were paid, at the counter or online; less what was given back of them, what is due back of those that were cancelled, on the day
 * they were, and what of that was written off.
 */
export const orderEvents: LedgerSource = {
  kind: KIND,
  label: 'Bestellingen in de webshop',
  isExempt: true,
  listEvents: async (year) => {
    const period = inPeriod(year);
    if (!period) return [];
    const orders = await OrderModel.find(inOneOf([period]))
      .select({ counter: 1, number: 1, firstName: 1, lastName: 1, lines: 1, paidOn: 1, refund: 1 })
      .select({ onlineLink: 1, givenBack: 1 })
      .lean(leanWithId);
    return orders
      .flatMap((order) => eventsOf(order))
      .filter(({ date }) => period.$gte <= date && date <= period.$lte);
  },
  paidByHand: async (ids) => {
    const orders = await OrderModel.find({
      _id: { $in: possibleIds(OrderModel, ids.map(orderIdOf)) },
      'refund.how': PayableEnd.paidBack,
    })
      .select({ refund: 1 })
      .lean(leanWithId);
    return new Map(orders.map(({ id, refund }) => [refundId(id), refund?.endedOn ?? null]));
  },
  settledOnline: async (ids) => {
    const orders = await OrderModel.find({
      ...{ _id: { $in: possibleIds(OrderModel, ids.map(orderIdOf)) }, 'refund.how': 'online' },
    })
      .select({ refund: 1 })
      .lean(leanWithId);
    return new Map(
      orders.flatMap(({ id, refund }) =>
        refund?.endedOn ? [[refundId(id), { amount: -refund.amount, date: refund.endedOn }] as const] : [],
      ),
    );
  },
  sumEvents: async (years) => withNumbers(years, await sumOrders(years, undefined)),
};

/** Orders of which an event falls in one of these periods. */
const inOneOf = (periods: readonly object[]) => ({
  placed: true,
  $or: ['paidOn', 'refund.since', 'refund.endedOn', 'givenBack.on'].flatMap((day) =>
    periods.map((period) => ({ [day]: period })),
  ),
});

function eventsOf(order: Order): LedgerEvent[] {
  const { id, number, paidOn, onlineLink, givenBack = [], refund } = order;
  const shared = { reference: number, counterpart: `${order.firstName} ${order.lastName}`.trim() };
  const sale = {
    ...shared,
    id,
    amount: totalOf(order),
    description: order.counter ? `Balieverkoop ${number}` : `Bestelling ${number}`,
  };
  const parts = givenBack
    .filter(({ isDue }) => !isDue)
    .map(({ key, amount, on }) => ({
      ...{ ...shared, id: `${id}/online/${key}`, date: on, amount: -amount, isCorrection: true },
      ...{ description: `Bestelling ${number}, teruggegeven`, account: provider },
    }));
  const paid = paidOn ? [{ ...sale, date: paidOn, account: onlineLink ? provider : byHand }] : [];
  const sold = [...paid, ...parts];
  if (!refund) return sold;
  const { amount, since, endedOn, how } = refund;
  const back = {
    ...{ ...shared, id: refundId(id), date: since, amount: -amount, isCorrection: true },
    ...{
      description: `Bestelling ${number}, geannuleerd`,
      account: how === 'online' ? provider : how === PayableEnd.paidBack ? byHand : toPay,
    },
  };
  if (how !== PayableEnd.writtenOff || !endedOn) return [...sold, back];
  const off = {
    ...{ ...shared, id: `${refundId(id)}/afgeboekt`, date: endedOn, amount, account: toPay },
    settles: `${KIND}:${refundId(id)}`,
  };
  return [...sold, back, { ...off, description: `Bestelling ${number}, terugbetaling afgeboekt` }];
}

const sumOrders = keptSums(
  () => OrderModel as never,
  (years) => {
    const inYears = inPeriods(years, 'events.day');
    if (!inYears) return [];
    const line = { $multiply: ['$$this.amount', '$$this.price'] };
    const total = { $sum: { $map: { input: '$lines', in: line } } };
    const back = { day: '$refund.since', amount: { $multiply: [-1, '$refund.amount'] }, isCorrection: true };
    const isOff = { $eq: ['$refund.how', PayableEnd.writtenOff] };
    const off = { day: { $cond: [isOff, '$refund.endedOn', null] }, amount: '$refund.amount' };
    const own = {
      $filter: { input: { $ifNull: ['$givenBack', []] }, cond: { $ne: ['$$this.isDue', true] } },
    };
    const part = { day: '$$this.on', amount: { $multiply: [-1, '$$this.amount'] }, isCorrection: true };
    const parts = { $map: { input: own, in: part } };
    return [
      { $match: inOneOf(years.flatMap((year) => inPeriod(year) ?? [])) },
      { $set: { events: { $concatArrays: [[{ day: '$paidOn', amount: total }, back, off], parts] } } },
      { $unwind: '$events' },
      { $match: inYears },
      ...sumStages({
        yearId: yearOfDay(years, '$events.day'),
        amount: '$events.amount',
        isCorrection: { $ifNull: ['$events.isCorrection', false] },
      }),
    ];
  },
);
