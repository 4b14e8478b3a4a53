import { hearOfThing } from '../../../finance/paymentLinks/paymentLink.service';
import { askLink } from '../../../finance/paymentLinks/receivableLink.service';
import type { SessionUser } from '../../../identity/people/requestContext';
import {
  DAY,
  linkGone,
  type LinkMedium,
  newLink,
  openedBy,
  visitorUrl,
  withLink,
} from '../../../identity/tokens/privateLink';
import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { updateAtRevision } from '../../../platform/database/updateAtRevision';
import { AppError } from '../../../platform/errors/appError';
import type { PortalContext } from '../../../platform/portalContext';
import { mailsIn } from '../../../platform/records/pendingMails';
import { getRecordAt } from '../../../platform/records/records';
import type { Settings } from '../../../platform/settings/settings';
import { OrderState } from '../../stock.enums';
import { stockTexts, what } from '../../stock.texts';
import { type Order, OrderModel } from '../order.model';
import { CUSTOMER, givenBackOf, mailOf, moveOrder, setOrderState, totalOf } from '../order.service';
import { isUnpaid } from '../orderPayments';
import { KIND } from '../orderRefunds';
import type { OwnOrder } from './ownOrder.type';

type WithSettings = Pick<PortalContext, 'settings'>;

/** A link works so many days at least, and so many after the day of collection. */
const DAYS = 60;
const DAYS_AFTER = 30;

const { new: isNew, paid, ready } = OrderState;
const CANCELLED_BY_CUSTOMER: readonly OrderState[] = [isNew, paid];
const MOVED: readonly OrderState[] = [isNew, paid, ready];

/** A sale at the counter is nobody's; of an erased order nobody knows whose it was. */
const SOMEBODYS = { placed: true, counter: null, erased: { $ne: true } };

/**
 * The address of the page of an order for who ordered it, by a new link.
 * @returns null when the order is gone, or nobody's (any more)
 */
export async function addOwnLink(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { id, collectDate }: Pick<Order, 'id' | 'collectDate'>,
  medium: LinkMedium,
): Promise<string | null> {
  const untilCollected = Date.parse(collectDate) + (DAYS_AFTER + 1) * DAY - Date.now();
  const { token, link } = newLink(medium, Math.max(DAYS * DAY, untilCollected));
  const { matchedCount } = await OrderModel.updateOne({ _id: id, ...SOMEBODYS }, withLink(link) as never, {
    updatePipeline: true,
  });
  return matchedCount > 0 ? visitorUrl(publicUrl, 'bestelling', token) : null;
}

/** What a private link opens. @throws NOT_FOUND */
export async function readOwn(portal: WithSettings, token: string): Promise<OwnOrder> {
  return ownOf(portal, await orderOf(token));
}

/** Where it can be paid: the same link as long as it is not. @throws BAD_USER_INPUT, NOT_FOUND, UNAVAILABLE */
export async function payOwn(portal: PortalContext, token: string): Promise<string> {
  const order = await orderOf(token);
  if (!isUnpaid(order)) throw new AppError('BAD_USER_INPUT', stockTexts.nothingToPay);
  return (await askLink(portal, `${KIND}:${order.id}`)).url ?? '';
}

/** Asks the provider whether it was paid, for who comes back from paying. @throws NOT_FOUND, UNAVAILABLE */
export async function checkOwnPayment(portal: PortalContext, token: string): Promise<OwnOrder> {
  const { id } = await orderOf(token);
  await hearOfThing(`${KIND}:${id}`, portal);
  return readOwn(portal, token);
}

/** Another day to collect it on. @param collectDate YYYY-MM-DD @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function moveOwn(
  portal: PortalContext,
  token: string,
  revision: number,
  collectDate: string,
): Promise<OwnOrder> {
  const { id } = await orderOf(token);
  return changed(portal, moveOrder(portal, CUSTOMER, id, revision, collectDate));
}

/**
 * Cancels it, until it is ready: its pieces are free again, and what was paid is due back.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function cancelOwn(portal: PortalContext, token: string, revision: number): Promise<OwnOrder> {
  const { id, state } = await orderOf(token);
  if (!CANCELLED_BY_CUSTOMER.includes(state))
    throw new AppError('BAD_USER_INPUT', stockTexts.tooLateToCancel);
  return changed(portal, setOrderState(portal, CUSTOMER, id, revision, OrderState.cancelled));
}

/**
 * Mails the customer a new link; those that they had open nothing any more.
 * @throws BAD_USER_INPUT for an order that is nobody's, NOT_FOUND, CONFLICT
 */
export async function renewOwnLink(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
): Promise<Order> {
  const order = await getRecordAt<Order>(OrderModel, id, revision, what.order);
  if (!order.placed || order.counter || order.erased)
    throw new AppError('BAD_USER_INPUT', stockTexts.orderState);
  const after = await updateAtRevision<Order>({
    ...{ model: OrderModel, id, revision, actor, what: what.order, condition: SOMEBODYS },
    update: {
      $set: { links: [] },
      $push: {
        ...pushLogLine(actor, 'nieuwe link gemaild, de vorige werken niet meer'),
        ...mailsIn(mailOf('orderLink', order)),
      },
    },
  });
  await portal.mail.sendFrom(OrderModel, id);
  return after;
}

async function orderOf(token: string): Promise<Order> {
  const order = await OrderModel.findOne({ ...openedBy(token), ...SOMEBODYS }).lean(leanWithId);
  if (!order) throw linkGone();
  return order;
}

/** A conflict would name who of the team was first. */
async function changed(portal: WithSettings, change: Promise<Order>): Promise<OwnOrder> {
  try {
    return ownOf(portal, await change);
  } catch (error) {
    if (error instanceof AppError && error.extensions.code === 'CONFLICT')
      throw new AppError('CONFLICT', stockTexts.orderChanged);
    throw error;
  }
}

function ownOf({ settings: { payments } }: WithSettings, order: Order): OwnOrder {
  const { number, firstName, lines, collectDate, state, paidOn, refund, revision } = order;
  return {
    ...{ number, firstName, lines, collectDate, state, paidOn, revision },
    total: totalOf(order),
    givenBack: givenBackOf(order) + (refund?.how === 'online' && refund.endedOn ? refund.amount : 0),
    canPay: Boolean(payments) && isUnpaid(order),
    dueBack: refund && !refund.endedOn ? refund.amount : 0,
    canMove: MOVED.includes(state),
    canCancel: CANCELLED_BY_CUSTOMER.includes(state),
  };
}
