import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { AppError, badInput } from '../../platform/errors/appError';
import { PrivateLinkLimit, RateLimit } from '../../platform/limits/rateLimit';
import { type StockLocation, StockLocationModel } from '../locations/location.model';
import { archiveOld, movementOfRequest } from '../movements/movement.service';
import { type Product, ProductModel, type StockMovement } from '../products/product.model';
import { movementOf } from '../products/product.service';
import { OrderState, StockAction } from '../stock.enums';
import { stockTexts } from '../stock.texts';
import { type Order, type OrderLine, OrderModel } from './order.model';

/** An order that is not complete after this long has crashed. */
const CRASHED = 10 * 60_000;

/**
 * Sets pieces aside for an order, in one write that the database refuses when there are too few. Doing so again changes
 * nothing.
 * @returns null, or how many there are when that is too few
 */
export async function reserve(orderId: string, { productId, amount }: OrderLine): Promise<number | null> {
  const closed = await closedIds();
  const { modifiedCount } = await ProductModel.updateOne(
    {
      _id: productId,
      'reservations.orderId': { $ne: orderId },
      $expr: { $gte: [unreserved(closed), amount] },
    },
    { $push: { reservations: { orderId, amount } } },
  );
  if (modifiedCount > 0) {
    // A place may have been closed meanwhile: who did so looks at the orders after it, so one of the two sees the other.
    const now = await closedIds();
    if (now.every((id) => closed.includes(id))) return null;
    const after = await ProductModel.findById(productId).lean(leanWithId);
    const left = after ? availableOf(after, now) : 0;
    if (left >= 0) return null;
    await ifMatched(ProductModel.updateOne({ _id: productId }, { $pull: { reservations: { orderId } } }));
    return left + amount;
  }
  const product = await ProductModel.findById(productId).lean(leanWithId);
  if (product?.reservations.some((one) => one.orderId === orderId)) return null;
  return product ? availableOf(product, closed) : 0;
}

/** Frees what is set aside for an order. Doing so again changes nothing. */
export async function release(orderId: string): Promise<void> {
  await ProductModel.updateMany(
    { 'reservations.orderId': orderId },
    { $pull: { reservations: { orderId } } },
  );
}

/** Of one line of an order, each time that it is collected. */
interface Taken {
  actor: { id: string; name: string };
  order: Pick<Order, 'id' | 'number'>;
  line: OrderLine;
  /** How many out of which places; each place once. */
  from: readonly { place: Pick<StockLocation, 'id' | 'title'>; amount: number }[];
  /** Of that time. */
  key: string;
}

/**
 * Takes the pieces of one line out of its places: stock, reservation and a movement for each in one write. Doing so again
 * changes nothing. @throws BAD_USER_INPUT when there are too few in a place, CONFLICT when they are not kept apart
 */
export async function takeOut({ actor, order, line, from, key }: Taken): Promise<void> {
  const { productId, amount: all, price } = line;
  const id = movementIdOf(productId, key);
  const movements = from.map(({ place, amount }, at) =>
    movementOf(actor, {
      ...{ id: partId(id, at), action: StockAction.sold, amount, price, from: place.title },
      reason: `bestelling ${order.number}`,
    }),
  );
  const kept = { _id: productId, 'reservations.orderId': order.id };
  const after = await ProductModel.findOneAndUpdate(
    {
      ...kept,
      $and: from.map(({ place, amount }) => ({
        stock: { $elemMatch: { locationId: place.id, amount: { $gte: amount } } },
      })),
    },
    {
      $inc: inStock(from, -1),
      $pull: { reservations: { orderId: order.id } },
      $push: {
        movements: { $each: movements },
        ...pushLogLine(actor, `${all} opgehaald, bestelling ${order.number}`),
      },
    },
    { arrayFilters: placesIn(from), returnDocument: 'after', lean: leanWithId },
  );
  if (after) {
    await archiveOld(after);
    return;
  }
  const product = await ProductModel.findOne(kept).lean(leanWithId);
  if (!product) {
    if (await movementOfRequest(productId, id)) return;
    throw new AppError('CONFLICT', stockTexts.notReserved);
  }
  const left = from
    .map(({ place, amount }) => ({
      amount,
      there: product.stock.find(({ locationId }) => locationId === place.id)?.amount ?? 0,
    }))
    .find(({ there, amount }) => there < amount);
  throw badInput({ locationId: `${product.title}: ${stockTexts.notEnough(left?.there ?? 0)}` });
}

/**
 * What {@link takeOut} took and is not back yet; null when it was not taken, or is back already.
 * @throws BAD_USER_INPUT when its product, or a place that it lay in, is gone by now
 */
export async function takenStill({
  line: { productId, title },
  from,
  key,
}: Pick<Taken, 'line' | 'from' | 'key'>): Promise<StockMovement | null> {
  const id = movementIdOf(productId, key);
  const sale = await movementOfRequest(productId, id);
  if (!sale || (await movementOfRequest(productId, `${id}-back`))) return null;
  const product = await ProductModel.findById(productId).select({ stock: 1 }).lean(leanWithId);
  const gone = from.find(({ place }) => !product?.stock.some(({ locationId }) => locationId === place.id));
  if (!product) throw new AppError('BAD_USER_INPUT', stockTexts.gone(title));
  if (gone) throw new AppError('BAD_USER_INPUT', stockTexts.placeGone(title, gone.place.title));
  return sale;
}

/**
 * Puts what {@link takeOut} took back where it lay, kept apart for the order again, in one write. Nothing when it was not
 * taken, or is back already. @throws BAD_USER_INPUT when its product or a place is gone: then nothing of it is back
 */
export async function putBack({ actor, order, line, from, key }: Taken): Promise<void> {
  const { productId, amount: all, price } = line;
  const sale = await takenStill({ line, from, key });
  if (!sale) return;
  const backId = `${movementIdOf(productId, key)}-back`;
  const movements = from.map(({ place, amount }, at) => ({
    ...movementOf(actor, {
      ...{ id: partId(backId, at), action: StockAction.returned, amount, price, to: place.title },
      reason: `bestelling ${order.number}`,
    }),
    // It counts where the sale counted, whatever season it is by now.
    season: sale.season,
  }));
  const isBack = await ProductModel.updateOne(
    {
      _id: productId,
      'movements.id': { $ne: backId },
      'stock.locationId': { $all: from.map(({ place }) => place.id) },
    },
    {
      $inc: inStock(from, 1),
      $push: {
        reservations: { orderId: order.id, amount: all },
        movements: { $each: movements },
        ...pushLogLine(actor, `${all} teruggelegd, bestelling ${order.number}`),
      },
    },
    { arrayFilters: placesIn(from) },
  );
  // Another process put it back, or its product went at this moment, which the second look tells.
  if (isBack.matchedCount === 0 && (await takenStill({ line, from, key })))
    throw new AppError('CONFLICT', stockTexts.busy);
}

/** The movement of the first place tells that all were made: they are in one write. */
const partId = (id: string, at: number) => (at === 0 ? id : `${id}-${at + 1}`);

const placesIn = (from: Taken['from']) => from.map(({ place }, at) => ({ [`p${at}.locationId`]: place.id }));

const inStock = (from: Taken['from'], sign: 1 | -1) =>
  Object.fromEntries(from.map(({ amount }, at) => [`stock.$[p${at}].amount`, sign * amount]));

const movementIdOf = (productId: string, key: string) => `order-${key}-${productId}`;

/** How many of a product a visitor can order. @param closed ids of the places that are not for the webshop */
export function availableOf(
  { stock, reservations }: Pick<Product, 'stock' | 'reservations'>,
  closed: readonly string[],
): number {
  const there = stock.filter(({ locationId }) => !closed.includes(locationId));
  return sum(there) - sum(reservations);
}

/** The ids of the places that are not for the webshop: internal ones, and locked ones, of which nothing goes out. */
export async function closedIds(): Promise<string[]> {
  const found = await StockLocationModel.find({ $or: [{ internal: true }, { locked: true }] })
    .select({ _id: 1 })
    .lean(leanWithId);
  return found.map(({ id }) => id);
}

/** Frees what is set aside for orders that were cancelled or never completed. Safe to repeat. */
export async function sweepReservations(): Promise<void> {
  const old = new Date(Date.now() - CRASHED);
  await OrderModel.deleteMany({ placed: false, placedAt: { $lt: old } });
  const orderIds: string[] = await ProductModel.distinct('reservations.orderId');
  // What is being sold at the counter is cancelled until it is sold.
  const isAlive = {
    $or: [{ state: { $ne: OrderState.cancelled } }, { counter: { $ne: null }, placedAt: { $gte: old } }],
  };
  const alive = await OrderModel.find({ _id: { $in: orderIds }, ...isAlive })
    .select({ _id: 1 })
    .lean(leanWithId);
  const ids = new Set(alive.map(({ id }) => id));
  for (const orderId of orderIds) if (!ids.has(orderId)) await release(orderId);
}

/**
 * How many pieces in a place are needed for orders: so many would be too few without it. Counts also while it is closed.
 */
export async function neededIn(locationId: string): Promise<number> {
  const closed = [...(await closedIds()), locationId];
  const products = await ProductModel.find({
    'reservations.0': { $exists: true },
    'stock.locationId': locationId,
  })
    .select({ stock: 1, reservations: 1 })
    .lean(leanWithId);
  const needed = products.map((product) => {
    const there = product.stock.find((one) => one.locationId === locationId)?.amount ?? 0;
    return Math.min(there, Math.max(0, -availableOf(product, closed)));
  });
  return needed.reduce((total, amount) => total + amount, 0);
}

/** What is in the webshop and not kept apart, as an expression of the database. @param closed see {@link availableOf} */
export function unreserved(closed: readonly string[]): object {
  return { $subtract: [offered(closed), { $sum: '$reservations.amount' }] };
}

/** The pieces in places that are for the webshop, as an expression of the database. */
function offered(closed: readonly string[]): object {
  return {
    $sum: {
      $map: {
        input: { $filter: { input: '$stock', cond: { $not: [{ $in: ['$$this.locationId', closed] }] } } },
        in: '$$this.amount',
      },
    },
  };
}

function sum(parts: readonly { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

const HOUR = 60 * 60;

/** Limits on what visitors of the webshop can send, by address. */
class WebshopLimits {
  private readonly orders = new RateLimit('webshop: orders', { points: 10, duration: HOUR });
  private readonly suggestions = new RateLimit('webshop: suggestions', { points: 5, duration: HOUR });

  private readonly payments = new RateLimit('webshop: payments', { points: 30, duration: HOUR });

  /** On guessing the private links of orders. */
  readonly links = new PrivateLinkLimit('orders');

  /** Counts an order. @throws RATE_LIMITED */
  countOrder(ip: string): Promise<void> {
    return this.orders.count(ip);
  }

  /** Counts what makes us ask the payment provider. @throws RATE_LIMITED */
  countPayment(ip: string): Promise<void> {
    return this.payments.count(ip);
  }

  /** Counts a suggestion. @throws RATE_LIMITED */
  countSuggestion(ip: string): Promise<void> {
    return this.suggestions.count(ip);
  }
}

/** The limits of the portal. */
export const webshopLimits = new WebshopLimits();
