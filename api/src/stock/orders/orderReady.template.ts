import { leanWithId } from '../../platform/database/reading/leanWithId';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/formatCents';
import { OrderState } from '../stock.enums';
import { OrderModel } from './order.model';
import { totalOf } from './order.service';

/** Tells a customer that the order is ready; not when it no longer is. */
export function orderReadyTemplate({ foundation }: Settings): MailTemplate {
  return async ({ data }) => {
    const order = await OrderModel.findById((data as { orderId: string }).orderId).lean(leanWithId);
    if (order?.state !== OrderState.ready) return null;
    const lines = order.lines.map(({ amount, title }) => `${amount} x ${title}`);
    return {
      subject: `Je bestelling ${order.number} ligt klaar`,
      text: [
        `Beste ${order.firstName},`,
        `Je bestelling ligt klaar. Je kunt hem ophalen op ${formatCalendarDate(order.collectDate)}.`,
        lines.join('\n'),
        order.paidOn ? 'Hij is al betaald.' : `Te betalen bij het ophalen: ${formatCents(totalOf(order))}.`,
        `Noem dan bestelnummer ${order.number}.`,
        `Groeten van ${foundation.name || 'de webshop'}`,
      ].join('\n\n'),
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
    };
  };
}
