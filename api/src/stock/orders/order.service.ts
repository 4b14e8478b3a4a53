import type { SessionUser } from '../../identity/sessions/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/leanWithId';
import { type Page, type PageRequest, readPage } from '../../platform/database/readPage';
import { getRecord, getRecordAt } from '../../platform/database/records';
import { anyHoldsWords } from '../../platform/database/searchFilter';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { daysAfter, formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { trimmed } from '../../platform/text/plainText';
import { ensureGeneral, getLocation } from '../locations/location.service';
import { type Product, ProductModel } from '../products/product.model';
import { OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import type { OrderInput } from './order.input';
import { type Order, type OrderLine, OrderModel } from './order.model';
import { release, reserve, takeOut } from './reservation.service';

const YEAR = 366;
const { new: isNew, paid, ready, collected, cancelled } = OrderState;

/** From which states an order gets to one. */
const BEFORE: Readonly<Record<OrderState, readonly OrderState[]>> = {
  [isNew]: [],
  [paid]: [isNew],
  [ready]: [isNew, paid],
  [collected]: [isNew, paid, ready],
  [cancelled]: [isNew, paid, ready],
};

const NAMES: Readonly<Record<OrderState, string>> = {
  [isNew]: 'nieuw',
  [paid]: 'betaald',
  [ready]: 'klaar',
  [collected]: 'opgehaald',
  [cancelled]: 'geannuleerd',
};

/** Which orders. */
export interface OrderFilter {
  search?: string | null;
  state?: OrderState | null;
}

/** A page of orders, newest first. */
export function pageOfOrders({ search, state }: OrderFilter, page: PageRequest): Promise<Page<Order>> {
  const each = anyHoldsWords(['firstName', 'lastName', 'email', 'number'], search);
  return readPage<Order>(
    OrderModel,
    { $and: [{ placed: true }, ...each, ...(state ? [{ state }] : [])] },
    page,
  );
}

/** The orders that are to be collected on a day, by last name. @param collectDate YYYY-MM-DD */
export function ordersToCollect(collectDate: string): Promise<Order[]> {
  return OrderModel.find({ placed: true, collectDate, state: { $in: BEFORE[collected] } })
    .sort({ lastName: 1, firstName: 1, _id: 1 })
    .collation({ locale: 'nl' })
    .lean(leanWithId)
    .exec();
}

/** The days on which something is to be collected, first one first. */
export async function collectDates(): Promise<string[]> {
  const dates: string[] = await OrderModel.distinct('collectDate', {
    placed: true,
    state: { $in: BEFORE[collected] },
  });
  return dates.sort();
}

/**
 * Takes an order of a visitor: all its pieces are kept apart, or none. Safe to repeat.
 * @throws BAD_USER_INPUT for what is sold out
 */
export async function placeOrder(input: OrderInput): Promise<Order> {
  const requestId = sentRequestKey();
  const { requestId: _sent, lines: asked, ...customer } = trimmed(input);
  checkDate(customer.collectDate);
  const there = await OrderModel.findOne({ requestId }).lean(leanWithId);
  if (there?.placed) return there;
  const order = there ?? (await begin({ ...customer, requestId }, await linesOf(asked)));
  for (const line of order.lines) {
    const left = await reserve(order.id, line);
    if (left === null) continue;
    await release(order.id);
    await OrderModel.deleteOne({ _id: order.id, placed: false });
    throw badInput({ lines: stockTexts.soldOut(line.title, left) });
  }
  const placed = await OrderModel.findOneAndUpdate(
    { _id: order.id },
    { $set: { placed: true } },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (placed) return placed;
  // The same request failed elsewhere at this moment.
  await release(order.id);
  throw new AppError('CONFLICT', stockTexts.notReserved);
}

/**
 * Moves an order to a later state. Collected: its pieces leave the stock of a place. Ready: the customer is mailed.
 * @param locationId collected: where from; "Algemeen" when not given @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function setOrderState(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  revision: number,
  state: OrderState,
  locationId?: string | null,
): Promise<Order> {
  const order = await getRecordAt<Order>(OrderModel, id, revision, what.order);
  if (!order.placed || !BEFORE[state].includes(order.state)) {
    throw new AppError('BAD_USER_INPUT', stockTexts.orderState);
  }
  // First the stock, each product in one write that is done once; then the order: after a crash it is asked again.
  if (state === collected) await takeOutAll(actor, order, locationId);
  const isPaid = state === paid || state === collected;
  const after = await updateAtRevision<Order>({
    model: OrderModel,
    id,
    revision,
    actor,
    what: what.order,
    update: {
      $set: { state, ...(isPaid && !order.paidOn && { paidOn: todayInAmsterdam() }) },
      $push: pushLogLine(actor, NAMES[state]),
    },
  });
  if (state === cancelled) await release(id);
  if (state === ready)
    await portal.mail.enqueue({ template: 'orderReady', to: order.email, data: { orderId: id } });
  return after;
}

/** One order. @throws NOT_FOUND */
export function getOrder(id: string): Promise<Order> {
  return getRecord<Order>(OrderModel, id, what.order);
}

/** Cents for all of it. */
export function totalOf({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((sum, { amount, price }) => sum + amount * price, 0);
}

async function takeOutAll(
  actor: SessionUser,
  order: Order,
  locationId: string | null | undefined,
): Promise<void> {
  const place = locationId ? await getLocation(locationId) : await ensureGeneral();
  if (place.locked) throw badInput({ locationId: stockTexts.locked(place.title) });
  for (const line of order.lines) await takeOut(actor, order, line, place);
}

function checkDate(date: string): void {
  const today = todayInAmsterdam();
  if (date < today || date > daysAfter(today, YEAR)) throw badInput({ collectDate: stockTexts.collectDate });
}

async function linesOf(asked: OrderInput['lines']): Promise<OrderLine[]> {
  const amounts = new Map<string, number>();
  for (const { productId, amount } of asked) amounts.set(productId, (amounts.get(productId) ?? 0) + amount);
  const ids = [...amounts.keys()].filter((id) => /^[0-9a-f]{24}$/.test(id));
  const products = await ProductModel.find({ _id: { $in: ids } })
    .select({ title: 1, price: 1 })
    .lean(leanWithId);
  if (products.length < amounts.size) throw badInput({ lines: stockTexts.productGone });
  return (products as Pick<Product, 'id' | 'title' | 'price'>[]).map(({ id, title, price }) => ({
    productId: id,
    title,
    price,
    amount: amounts.get(id) ?? 0,
  }));
}

async function begin(fields: Partial<Order> & { requestId: string }, lines: OrderLine[]): Promise<Order> {
  const order = new OrderModel({ ...fields, lines, placedAt: new Date() });
  order.number = order.id.slice(-8).toUpperCase();
  order.changeLog = [
    logLine({ name: 'Webshop' }, `besteld, op te halen op ${formatCalendarDate(order.collectDate)}`),
  ];
  try {
    await order.save();
  } catch (error) {
    if (!isDuplicateKey(error, 'requestId')) throw error;
  }
  return OrderModel.findOne({ requestId: fields.requestId }).lean(leanWithId).orFail();
}
