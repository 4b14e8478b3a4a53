import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { passes } from '../../identity/permissions/allow';
import { PORTAL, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { daysAfter, formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { counted } from '../../platform/text/inDutch';
import { OrderState } from '../stock.enums';
import { OrderModel } from './order.model';
import { NO_STEP } from './stockStep.service';

/** A customer of longer ago is not mailed any more. */
const DAYS_MAILED = 30;

/** Orders that were ready and whose day has passed (docs/domain/stock.md, K38). @param today YYYY-MM-DD */
const missedBefore = (today: string) => ({
  placed: true,
  state: OrderState.ready,
  collectDate: { $lt: today },
});

/** They wait for who keeps the stock, until they are collected, get another day or are cancelled. */
export const ordersNotCollected: HomeSource<Waiting> = {
  key: 'orders not collected',
  async of(context) {
    if (!(await passes(context, Permission.stockAdmin))) return [];
    const [found] = await OrderModel.aggregate<{ count: number; first: string }>([
      { $match: missedBefore(todayInAmsterdam()) },
      { $group: { _id: null, count: { $sum: 1 }, first: { $min: '$collectDate' } } },
    ]);
    if (!found) return [];
    const { count, first } = found;
    return [
      {
        ...{ id: 'ordersNotCollected', kind: WaitingKind.order, count, day: first },
        title: `${counted(count, 'bestelling', 'bestellingen')} niet opgehaald`,
        detail: `${count === 1 ? 'Op te halen' : 'De eerste op te halen'} op ${formatCalendarDate(first)}`,
        ...{ tag: 'Niet opgehaald', urgency: Urgency.late },
        ...{ link: '/voorraad/producten?tab=bestellingen&status=ready', actionLabel: 'Bekijken' },
      },
    ];
  },
};

/** Mails their customers, once for each day that passed. Safe to repeat. */
export async function mailMissed(portal: PortalContext): Promise<void> {
  const today = todayInAmsterdam();
  const missed = await OrderModel.find({
    ...missedBefore(today),
    collectDate: { $gte: daysAfter(today, -DAYS_MAILED), $lt: today },
    ...{ ...NO_STEP, $expr: { $ne: ['$missedDay', '$collectDate'] } },
  })
    .select({ email: 1, collectDate: 1 })
    .lean(leanWithId);
  for (const { id, email: to, collectDate } of missed) {
    await ifMatched(
      OrderModel.updateOne(
        { _id: id, state: OrderState.ready, collectDate, missedDay: { $ne: collectDate } },
        {
          $set: { missedDay: collectDate },
          $push: {
            ...pushLogLine(PORTAL, `niet opgehaald op ${formatCalendarDate(collectDate)}, klant gemaild`),
            ...mailsIn({ template: 'orderMissed', to, data: { orderId: id, day: collectDate } }),
          },
        },
      ),
    );
    await portal.mail.sendFrom(OrderModel, id);
  }
}

/** Orders of the webshop that are not ready to be collected yet. */
export const ordersToPrepare: HomeSource<Waiting> = {
  key: 'orders',
  async of(context) {
    if (!(await passes(context, Permission.stockAdmin))) return [];
    const [found] = await OrderModel.aggregate<{ count: number; first: string }>([
      { $match: { placed: true, state: { $in: [OrderState.new, OrderState.paid] } } },
      { $group: { _id: null, count: { $sum: 1 }, first: { $min: '$collectDate' } } },
    ]);
    if (!found) return [];
    const { count, first } = found;
    const isLate = first < todayInAmsterdam();
    return [
      {
        ...{ id: 'orders', kind: WaitingKind.order, count, day: first },
        title: `${counted(count, 'bestelling', 'bestellingen')} klaar te zetten`,
        detail: `${count === 1 ? 'Op te halen' : 'De eerste op te halen'} op ${formatCalendarDate(first)}`,
        tag: isLate ? 'Te laat' : null,
        ...{ link: '/voorraad/producten?tab=bestellingen', actionLabel: 'Klaarzetten' },
        urgency: isLate ? Urgency.late : Urgency.toDo,
      },
    ];
  },
};
