import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { passes } from '../../identity/permissions/allow';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { OrderState } from '../stock.enums';
import { OrderModel } from './order.model';

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
