import { keptSums } from '../../finance/money/keptSums';
import { LedgerAccount } from '../../finance/money/ledger.enums';
import { inPeriod, type LedgerSource } from '../../finance/money/ledgerSource';
import { inPeriods, sumStages, withNumbers, yearOfDay } from '../../finance/money/sumStages';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { OrderModel } from './order.model';
import { totalOf } from './order.service';

/** Orders of the webshop, on the day they were paid at the counter. */
export const orderEvents: LedgerSource = {
  kind: 'webshopOrder',
  label: 'Bestellingen in de webshop',
  listEvents: async (year) => {
    const paidOn = inPeriod(year);
    if (!paidOn) return [];
    const orders = await OrderModel.find({ placed: true, paidOn })
      .select({ number: 1, firstName: 1, lastName: 1, lines: 1, paidOn: 1 })
      .lean(leanWithId);
    return orders.map((order) => ({
      id: order.id,
      date: order.paidOn ?? '',
      amount: totalOf(order),
      description: `Bestelling ${order.number}`,
      reference: order.number,
      counterpart: `${order.firstName} ${order.lastName}`.trim(),
      account: LedgerAccount.byHand,
    }));
  },
  sumEvents: async (years) => withNumbers(years, await sumOrders(years, undefined)),
};

const sumOrders = keptSums(
  () => OrderModel as never,
  (years) => {
    const inYears = inPeriods(years, 'paidOn');
    if (!inYears) return [];
    return [
      { $match: { placed: true, ...inYears } },
      { $unwind: '$lines' },
      ...sumStages({
        yearId: yearOfDay(years, '$paidOn'),
        amount: { $multiply: ['$lines.amount', '$lines.price'] },
      }),
    ];
  },
);
