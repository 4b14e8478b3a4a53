import { Permission } from '../../identity/catalogue/permission.enum';
import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { isDB, passes } from '../../identity/permissions/allow';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { listOddPayments } from './oddPayments.service';

/** So long ago the home page looks for what the bank paid too; the list on 'Openstaand' looks at all. */
const DAYS = 30;

/** Odd payments by links that nobody has looked at yet, for the board. */
export const oddPaymentsWaiting: HomeSource<Waiting> = {
  key: 'odd payments',
  async of(context) {
    if (!(await passes(context, isDB)) || !(await passes(context, Permission.secFin))) return [];
    const odd = await listOddPayments(context.portal, daysAfter(todayInAmsterdam(), -DAYS));
    const oldest = odd.at(-1);
    if (!oldest) return [];
    return [
      {
        ...{ id: 'oddPayments', kind: WaitingKind.payment, count: odd.length, urgency: Urgency.toDo },
        title: `${counted(odd.length, 'onlinebetaling', 'onlinebetalingen')} na te kijken`,
        detail: oldest.description,
        ...{ link: '/financien?tab=openstaand', actionLabel: 'Nakijken', day: oldest.paidOn },
      },
    ];
  },
};
