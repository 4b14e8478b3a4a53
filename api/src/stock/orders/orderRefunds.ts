import { PayableEnd, type PayableSource } from '../../finance/claims/payable';
import { pushLogLine, PORTAL } from '../../platform/audit/logLine';
import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { OrderModel } from './order.model';

/** The name of orders in the ledger, and among what is due back. */
export const KIND = 'webshopOrder';
const BACK = '/terug';

/** By which the money of an order that is due back is known, beside the order itself. */
export function refundId(orderId: string): string {
  return `${orderId}${BACK}`;
}

/** Of which order it is the refund. */
export function orderIdOf(refund: string): string {
  return refund.slice(0, -BACK.length);
}

const BY_HAND = { 'refund.how': { $in: Object.values(PayableEnd) } };

/** Money of orders that were paid and cancelled (docs/domain/stock.md, K39). */
export const orderRefunds: PayableSource = {
  kind: KIND,
  title: 'Webshop',
  listOpen: async (only) => {
    const ids = only?.filter((id) => id.endsWith(BACK)).map(orderIdOf);
    const orders = await OrderModel.find({
      ...(ids && { _id: { $in: possibleIds(OrderModel, ids) } }),
      ...{ 'refund.since': { $gte: '' }, 'refund.endedOn': null },
    })
      .select({ number: 1, firstName: 1, lastName: 1, email: 1, refund: 1 })
      .lean(leanWithId);
    return orders.flatMap(({ id, number, firstName, lastName, email, refund }) => {
      if (!refund) return [];
      const name = `${firstName} ${lastName}`.trim();
      return {
        ...{ kind: KIND, id: refundId(id), reference: number, amount: refund.amount, name, email },
        ...{ label: `Bestelling ${number}, ${name}: terug te betalen`, since: refund.since },
      };
    });
  },
  end: async (actor, id, how, day, reason) => {
    const words = how === PayableEnd.paidBack ? 'terugbetaald' : `terugbetaling afgeboekt: ${reason}`;
    const { matchedCount } = await OrderModel.updateOne(
      { _id: orderIdOf(id), 'refund.since': { $gte: '' }, 'refund.endedOn': null },
      { $set: { 'refund.endedOn': day, 'refund.how': how }, $push: pushLogLine(actor, words) },
    );
    return matchedCount > 0;
  },
  endedByHandOn: async (id) => {
    const [orderId = ''] = possibleIds(OrderModel, [orderIdOf(id)]);
    const order = await OrderModel.findOne({ _id: orderId, ...BY_HAND })
      .select({ refund: 1 })
      .lean();
    return order?.refund?.endedOn;
  },
  reopen: async (actor, id) => {
    await ifMatched(
      OrderModel.updateOne(
        { _id: orderIdOf(id), ...BY_HAND },
        {
          $unset: { 'refund.endedOn': 1, 'refund.how': 1 },
          $push: pushLogLine(actor, 'toch nog terug te betalen'),
        },
      ),
    );
  },
  settle: async (paid) => {
    for (const [id, line] of paid) {
      if (!id.endsWith(BACK)) continue;
      const order = { _id: orderIdOf(id), 'refund.since': { $gte: '' } };
      if (line) {
        await ifMatched(
          OrderModel.updateOne(
            { ...order, 'refund.endedOn': null },
            {
              $set: { 'refund.endedOn': line.paidOn, 'refund.how': 'bank' },
              $push: pushLogLine(PORTAL, `terugbetaald via de bank op ${line.paidOn}`),
            },
          ),
        );
      } else {
        await ifMatched(
          OrderModel.updateOne(
            { ...order, 'refund.how': 'bank' },
            {
              $unset: { 'refund.endedOn': 1, 'refund.how': 1 },
              $push: pushLogLine(PORTAL, 'losgekoppeld van de bank'),
            },
          ),
        );
      }
    }
  },
};
