import { inOpenYear } from '../../finance/books/ledgerSettings.service';
import { bankParts, targetOf } from '../../finance/claims/bankParts';
import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import { leanWithId } from '../../platform/database/reading/leanFind';
import {
  countRecords,
  type Page,
  type PageRequest,
  readPage,
} from '../../platform/database/reading/readPage';
import { updateAtRevision } from '../../platform/database/updateAtRevision';
import { daysAfter, formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, type NewMail } from '../../platform/records/pendingMails';
import { getRecord, getRecordAt } from '../../platform/records/records';
import { surnameOrder } from '../../platform/text/alike';
import { formatCents } from '../../platform/text/inDutch';
import { trimmed } from '../../platform/text/plainText';
import { ensureGeneral } from '../locations/location.service';
import { type Product, ProductModel } from '../products/product.model';
import { OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import type { LinePlaceInput, OrderInput, OrderLineInput } from './order.input';
import { type LinePlace, type Order, type OrderLine, OrderModel } from './order.model';
import { KIND, refundId } from './orderRefunds';
import { release, reserve } from './reservation.service';
import { collect, NO_STEP, undoCollected } from './stockStep.service';

const YEAR = 366;
const { new: isNew, paid, ready, collected, cancelled } = OrderState;

/** From which states an order gets to one. */
const BEFORE: Readonly<Record<OrderState, readonly OrderState[]>> = {
  [isNew]: [],
  [paid]: [isNew, ready],
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

type Actor = Pick<SessionUser, 'id' | 'name'>;

/** Who does something by the private link of an order; no account has this id. */
export const CUSTOMER: Actor = { id: 'klant', name: 'Klant' };

/** A mail about an order to who ordered it. */
export function mailOf(template: string, { id: orderId, email: to }: Pick<Order, 'id' | 'email'>): NewMail {
  return { template, to, data: { orderId } };
}

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
    { $and: [{ placed: true, counter: null }, ...each, ...(state ? [{ state }] : [])] },
    page,
    {},
    countRecords,
  );
}

/** The orders that are to be collected on a day, by last name. @param collectDate YYYY-MM-DD */
export async function ordersToCollect(collectDate: string): Promise<Order[]> {
  const found = await OrderModel.find({ placed: true, collectDate, state: { $in: BEFORE[collected] } })
    .sort({ _id: 1 })
    .lean(leanWithId);
  const order = ({ lastName, firstName }: Order) => surnameOrder(lastName, firstName);
  return found.sort((one, other) => (order(one) < order(other) ? -1 : Number(order(one) > order(other))));
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
 * Takes an order of a visitor, who is mailed: all its pieces are kept apart, or none. Safe to repeat.
 * @throws BAD_USER_INPUT for what is sold out
 */
export async function placeOrder(portal: PortalContext, input: OrderInput): Promise<Order> {
  const requestId = sentRequestKey();
  const { requestId: _sent, lines: asked, ...customer } = trimmed(input);
  checkDate(customer.collectDate);
  const there = await OrderModel.findOne({ requestId }).lean(leanWithId);
  if (there?.placed) return there;
  const order =
    there ??
    (await begin({ ...customer, requestId }, await linesOf(asked), orderedLine(customer.collectDate)));
  for (const line of order.lines) {
    const left = await reserve(order.id, line);
    if (left === null) continue;
    await release(order.id);
    await OrderModel.deleteOne({ _id: order.id, placed: false });
    throw badInput({ lines: stockTexts.soldOut(line.title, left) });
  }
  const placed = await OrderModel.findOneAndUpdate(
    { _id: order.id, placed: false },
    { $set: { placed: true }, $push: mailsIn(mailOf('orderPlaced', order)) },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (placed) {
    await portal.mail.sendFrom(OrderModel, order.id);
    return placed;
  }
  const same = await OrderModel.findOne({ _id: order.id, placed: true }).lean(leanWithId);
  if (same) return same;
  // The same request failed elsewhere at this moment.
  await release(order.id);
  throw new AppError('CONFLICT', stockTexts.notReserved);
}

/**
 * Moves an order to a later state. Collected: its pieces leave the stock. Paid and ready: the customer is mailed. Paid, of
 * one that is ready: only the day is noted.
 * @param from collected: where from; "Algemeen" when not given @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function setOrderState(
  portal: PortalContext,
  actor: Actor,
  id: string,
  revision: number,
  state: OrderState,
  from: CollectedFrom = {},
): Promise<Order> {
  const order = await getRecordAt<Order>(OrderModel, id, revision, what.order);
  const isPaidAgain = state === paid && order.paidOn;
  if (!order.placed || !BEFORE[state].includes(order.state) || isPaidAgain) {
    throw new AppError('BAD_USER_INPUT', stockTexts.orderState);
  }
  if (state === collected) return collect(actor, order, await placesOf(order, from));
  const isPaid = state === paid;
  const owed = order.paidOn ? totalOf(order) - givenBackOf(order) : 0;
  const isOwedBack = state === cancelled && owed > 0;
  const refund = isOwedBack ? { amount: owed, since: todayInAmsterdam() } : null;
  const mails = isPaid ? [mailOf('orderPaid', order)] : state === ready ? [mailOf('orderReady', order)] : [];
  const after = await updateAtRevision<Order>({
    ...{ model: OrderModel, id, revision, actor, what: what.order, condition: NO_STEP },
    update: {
      $set: {
        state: isPaid && order.state === ready ? ready : state,
        change: { from: order.state, isPaid, by: actor.id },
        ...(isPaid && { paidOn: todayInAmsterdam() }),
        ...(refund && { refund }),
      },
      $push: {
        ...pushLogLine(
          actor,
          NAMES[state] + (refund ? `, ${formatCents(refund.amount)} terug te betalen` : ''),
        ),
        ...mailsIn(...mails),
      },
    },
  });
  if (state === cancelled) await release(id);
  await portal.mail.sendFrom(OrderModel, id);
  return after;
}

/**
 * Gives an order another day to be collected on; the customer of one that is ready is mailed of it, unless they chose it.
 * @param collectDate YYYY-MM-DD @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function moveOrder(
  portal: PortalContext,
  actor: Actor,
  id: string,
  revision: number,
  collectDate: string,
): Promise<Order> {
  const order = await getRecordAt<Order>(OrderModel, id, revision, what.order);
  const { placed, state } = order;
  if (!placed || !BEFORE[collected].includes(state))
    throw new AppError('BAD_USER_INPUT', stockTexts.orderState);
  checkDate(collectDate);
  const isTold = state === ready && actor.id !== CUSTOMER.id;
  const after = await updateAtRevision<Order>({
    ...{ model: OrderModel, id, revision, actor, what: what.order, condition: NO_STEP },
    update: {
      $set: { collectDate },
      $push: {
        ...pushLogLine(actor, `op te halen op ${formatCalendarDate(collectDate)}`),
        ...mailsIn(...(isTold ? [mailOf('orderReady', order)] : [])),
      },
    },
  });
  await portal.mail.sendFrom(OrderModel, id);
  return after;
}

/** Whether somebody may take the newest change of state back: who made it. */
export function canUndo({ change, step }: Order, { id }: Pick<SessionUser, 'id'>): boolean {
  return change?.by === id && !step;
}

/**
 * Takes the newest change of state back, by who made it: pieces that were collected lie where they lay, and those of a
 * cancelled order are kept apart again.
 * @throws BAD_USER_INPUT when there is nothing to take back, or too little is left; NOT_FOUND, CONFLICT
 */
export async function undoOrderState(actor: SessionUser, id: string, revision: number): Promise<Order> {
  const order = await getRecordAt<Order>(OrderModel, id, revision, what.order);
  const { change } = order;
  if (!change || !canUndo(order, actor)) throw new AppError('BAD_USER_INPUT', stockTexts.notUndone);
  const undo = () => undoChange(actor, order, change);
  return change.isPaid && order.paidOn ? inOpenYear(order.paidOn, undo) : undo();
}

async function undoChange(
  actor: SessionUser,
  order: Order,
  change: NonNullable<Order['change']>,
): Promise<Order> {
  const { id, revision } = order;
  if (order.state === collected) {
    const open = await undoCollected(actor, order, change);
    // A sale at the counter is nobody's order.
    if (open.state === cancelled) await release(id);
    return open;
  }
  const { from, isPaid } = change;
  const isPaidBack = async () => (await bankParts([targetOf({ kind: KIND, id: refundId(id) })])).size > 0;
  if (order.refund && (order.refund.endedOn || (await isPaidBack())))
    throw new AppError('BAD_USER_INPUT', stockTexts.refunded);
  const after = await updateAtRevision<Order>({
    ...{ model: OrderModel, id, revision, actor, what: what.order },
    condition: { ...NO_STEP, 'refund.endedOn': null },
    update: {
      $set: { state: from, change: null, refund: null, ...(isPaid && { paidOn: null }) },
      $push: pushLogLine(actor, `toch niet ${NAMES[isPaid ? paid : order.state]}`),
    },
  });
  // A line of the bank may have been matched meanwhile; who matches looks at the order in turn.
  if (order.refund && (await isPaidBack())) {
    await cancelAgain(actor, order, after.revision);
    throw new AppError('BAD_USER_INPUT', stockTexts.refunded);
  }
  if (order.state === cancelled) await keepApartAgain(actor, order, after.revision);
  return after;
}

/** The order is open again by now; without all of its pieces it is cancelled as before. */
async function keepApartAgain(actor: SessionUser, before: Order, revision: number): Promise<void> {
  const { id, lines } = before;
  for (const line of lines) {
    const left = await reserve(id, line);
    if (left === null) continue;
    await cancelAgain(actor, before, revision);
    await release(id);
    throw new AppError('BAD_USER_INPUT', stockTexts.soldOut(line.title, left));
  }
}

async function cancelAgain(
  actor: SessionUser,
  { id, change, refund = null }: Order,
  revision: number,
): Promise<void> {
  await updateAtRevision<Order>({
    ...{ model: OrderModel, id, revision, actor, what: what.order, condition: NO_STEP },
    update: { $set: { state: cancelled, change, refund }, $push: pushLogLine(actor, NAMES[cancelled]) },
  });
}

/** One order. @throws NOT_FOUND */
export function getOrder(id: string): Promise<Order> {
  return getRecord<Order>(OrderModel, id, what.order);
}

/** Cents for all of it. */
export function totalOf({ lines }: Pick<Order, 'lines'>): number {
  return lines.reduce((sum, { amount, price }) => sum + amount * price, 0);
}

/** Cents that the payment provider gave back of it, or is giving back, beside what was due when it was cancelled. */
export function givenBackOf({ givenBack = [] }: Pick<Order, 'givenBack'>): number {
  return givenBack.reduce((sum, { amount, isDue }) => sum + (isDue ? 0 : amount), 0);
}

/** Where the pieces of an order that is collected come from. */
export interface CollectedFrom {
  /** What no place is named for; absent: "Algemeen". */
  locationId?: string | null;
  /** Without an amount: the rest of the line. */
  places?: readonly LinePlaceInput[] | null;
}

/** Of each line, how many come from which place: each place once. @throws BAD_USER_INPUT for more than the line has */
async function placesOf({ lines }: Order, { locationId, places }: CollectedFrom): Promise<LinePlace[]> {
  const other = locationId ?? (await ensureGeneral()).id;
  return lines.flatMap(({ productId, title, amount: ordered }) => {
    const own = (places ?? []).filter((place) => place.productId === productId);
    const amounts = new Map<string, number>();
    const add = (place: string, amount: number) => amounts.set(place, (amounts.get(place) ?? 0) + amount);
    for (const { locationId: place, amount } of own) if (amount) add(place, amount);
    const rest = ordered - [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
    if (rest < 0) throw badInput({ locationId: stockTexts.mostOrdered(title, ordered) });
    if (rest > 0) add(own.find(({ amount }) => !amount)?.locationId ?? other, rest);
    return [...amounts].map(([place, amount]) => ({ productId, locationId: place, amount }));
  });
}

function orderedLine(collectDate: string): string {
  return logLine({ name: 'Webshop' }, `besteld, op te halen op ${formatCalendarDate(collectDate)}`);
}

function checkDate(date: string): void {
  const today = todayInAmsterdam();
  if (date < today || date > daysAfter(today, YEAR)) throw badInput({ collectDate: stockTexts.collectDate });
}

export async function linesOf(asked: readonly OrderLineInput[]): Promise<OrderLine[]> {
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

/** A new order of which nothing is kept apart yet; of a request that made one, that one. @param line of its history */
export async function begin(
  fields: Partial<Order> & { requestId: string },
  lines: OrderLine[],
  line: string,
): Promise<Order> {
  const order = new OrderModel({ ...fields, lines, placedAt: new Date() });
  order.number = order.id.slice(-8).toUpperCase();
  order.changeLog = [line];
  try {
    await order.save();
  } catch (error) {
    if (!isDuplicateKey(error, 'requestId')) throw error;
  }
  return OrderModel.findOne({ requestId: fields.requestId }).lean(leanWithId).orFail();
}
