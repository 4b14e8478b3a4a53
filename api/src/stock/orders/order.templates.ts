import { leanWithId } from '../../platform/database/reading/leanFind';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import type { MailTemplate } from '../../platform/mail/mailJob';
import type { Settings } from '../../platform/settings/settings';
import { formatCents } from '../../platform/text/inDutch';
import { OrderState } from '../stock.enums';
import { type Order, OrderModel } from './order.model';
import { totalOf } from './order.service';
import { isUnpaid } from './orderPayments';
import { addOwnLink } from './own/ownOrder.service';

const { cancelled, collected, ready } = OrderState;

/** What a mail about an order says, or null when there is no reason for it any more. */
export interface OrderMail {
  /** Is this still so? The data are those that were given with the mail. */
  isSo: (order: Order, data: Readonly<Record<string, unknown>>) => boolean;
  subject: (order: Order) => string;
  /** What comes after the greeting. */
  text: (order: Order, data: Readonly<Record<string, unknown>>) => string[];
}

/** The mails about an order to who ordered it, by the name of their template (docs/domain/stock.md, K48). */
export const orderMails: Readonly<Record<string, OrderMail>> = {
  orderPlaced: {
    isSo: ({ state }) => state !== cancelled && state !== collected,
    subject: ({ number }) => `Je bestelling ${number}`,
    text: (order) => [
      `Bedankt voor je bestelling. We houden hem voor je apart, om op te halen op ${formatCalendarDate(order.collectDate)}.`,
      linesOf(order),
      payLine(order),
      `Je bestelnummer is ${order.number}.`,
    ],
  },
  orderPaid: {
    isSo: ({ state, paidOn }) => state !== cancelled && Boolean(paidOn),
    subject: ({ number }) => `Je bestelling ${number} is betaald`,
    text: (order) => [
      `We hebben ${formatCents(totalOf(order))} ontvangen voor je bestelling ${order.number}. Bedankt.`,
      linesOf(order),
      ...(order.state === collected ? [] : [whenLine(order)]),
    ],
  },
  orderReady: {
    isSo: ({ state }) => state === ready,
    subject: ({ number }) => `Je bestelling ${number} ligt klaar`,
    text: (order) => [
      `Je bestelling ligt klaar. Je kunt hem ophalen op ${formatCalendarDate(order.collectDate)}.`,
      linesOf(order),
      payLine(order),
      `Noem dan bestelnummer ${order.number}.`,
    ],
  },
  orderMissed: {
    isSo: ({ state, collectDate }, { day }) => state === ready && collectDate === day,
    subject: ({ number }) => `Je bestelling ${number} is niet opgehaald`,
    text: ({ number, collectDate }) => [
      `Je bestelling lag op ${formatCalendarDate(collectDate)} voor je klaar, maar is niet opgehaald.`,
      'Laat ons weten wanneer je hem wel komt halen, of dat je er toch van afziet. Daarvoor kun je deze mail beantwoorden.',
      `Noem dan bestelnummer ${number}.`,
    ],
  },
  orderLink: {
    isSo: () => true,
    subject: ({ number }) => `De link van je bestelling ${number}`,
    text: () => ['Hier is een nieuwe link. Die in eerdere mails werken niet meer.'],
  },
};

/** The template of each of them. Each has a private link of the customer, made when it is sent. */
export function orderTemplates(settings: Settings): Record<string, MailTemplate> {
  const templates = Object.entries(orderMails).map(
    ([name, mail]) => [name, templateOf(settings, mail)] as const,
  );
  return Object.fromEntries(templates);
}

function templateOf(settings: Settings, { isSo, subject, text }: OrderMail): MailTemplate {
  const { foundation, payments } = settings;
  const canPay = (order: Order) => Boolean(payments) && isUnpaid(order);
  return async ({ data = {} }) => {
    const { orderId } = data as { orderId: string };
    const order = await OrderModel.findById(orderId).lean(leanWithId);
    const link = order && isSo(order, data) ? await addOwnLink(settings, order, 'mail') : null;
    if (!order || !link) return null;
    return {
      subject: subject(order),
      text: [
        `Beste ${order.firstName},`,
        ...text(order, data),
        `Je bestelling bekijken${canPay(order) ? ', veranderen of online betalen' : ' of veranderen'}:\n${link}`,
        'De link is alleen voor jou: stuur deze mail niet door.',
        `Groeten van ${foundation.name || 'de webshop'}`,
      ].join('\n\n'),
      ...(foundation.email && { replyTo: { name: foundation.name, address: foundation.email } }),
    };
  };
}

function linesOf({ lines }: Order): string {
  return lines.map(({ amount, title }) => `${amount} x ${title}`).join('\n');
}

function whenLine({ state, collectDate }: Order): string {
  return state === ready
    ? `Je kunt hem ophalen op ${formatCalendarDate(collectDate)}.`
    : 'Je krijgt een mail zodra hij klaarligt.';
}

function payLine(order: Order): string {
  return order.paidOn ? 'Hij is al betaald.' : `Te betalen bij het ophalen: ${formatCents(totalOf(order))}.`;
}
