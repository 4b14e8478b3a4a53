import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId, canBeId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { formatCents } from '../../platform/text/inDutch';
import type { StockLocation } from '../locations/location.model';
import { getLocation } from '../locations/location.service';
import { availableOf, closedIds, unreserved } from '../orders/reservation.service';
import { type Product, ProductModel } from '../products/product.model';
import { getProduct, movementOf } from '../products/product.service';
import { StockAction } from '../stock.enums';
import { MOST_STOCK, type StockTuningInput } from '../stock.input';
import { stockTexts, what } from '../stock.texts';
import { archiveOld, movementOfRequest, VERBS } from './movement.service';

/** At once, when buying (docs/domain/stock.md, K12). */
const MOST_BOUGHT = 100;

/** What brings pieces in. */
const ADDS: ReadonlySet<StockAction> = new Set([StockAction.bought, StockAction.found]);

/** Others may put something there between the write that is refused and looking why: so often it is tried. */
const TRIES = 5;

/**
 * Moves, sells, buys, breaks, uses up or counts stock: one write that the database refuses when there is not enough, whoever
 * else is at it. Once for each requestId. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function tuneStock(
  actor: SessionUser,
  productId: string,
  tuning: StockTuningInput,
  tries = TRIES,
): Promise<Product> {
  if (!canBeId(ProductModel as never, productId)) throw notFound(what.product);
  const { requestId, action, amount, locationId, price } = tuning;
  const target = await checkTuning(tuning);
  const place = await openLocation(locationId, 'locationId');
  if (await wasDone(productId, tuning)) return getProduct(productId);
  const takes = !ADDS.has(action);
  const goesTo = takes ? target : place;
  const closed = await closedIds();
  const isPromised = takesPromised(action, place, target);
  if (goesTo) await ensurePlace(productId, goesTo.id);
  const movement = movementOf(actor, {
    id: requestId,
    action,
    amount,
    from: takes ? place.title : null,
    to: goesTo?.title ?? null,
    fromId: takes ? place.id : null,
    toId: goesTo?.id ?? null,
    price: action === StockAction.sold ? price : null,
    reason: (tuning.reason ?? '').trim(),
  });
  const after = await ProductModel.findOneAndUpdate(
    {
      _id: productId,
      'movements.id': { $ne: requestId },
      ...(takes && { stock: { $elemMatch: { locationId: place.id, amount: { $gte: amount } } } }),
      ...(isPromised && { $expr: { $gte: [unreserved(closed), amount] } }),
    },
    {
      $inc: {
        ...(takes && { 'stock.$[from].amount': -amount }),
        ...(goesTo && { 'stock.$[to].amount': amount }),
      },
      $push: { movements: movement, ...pushLogLine(actor, logOf(tuning, place, target)) },
    },
    {
      arrayFilters: [
        ...(takes ? [{ 'from.locationId': place.id }] : []),
        ...(goesTo ? [{ 'to.locationId': goesTo.id }] : []),
      ],
      returnDocument: 'after',
      lean: leanWithId,
    },
  );
  if (after) return archiveOld(after);
  return refuseOrRepeat(actor, productId, tuning, place, tries);
}

/**
 * Whether it takes away what may have been promised to who ordered: out of the places of the webshop, on purpose. What is
 * broken is broken, and what is not there is not there.
 */
function takesPromised(action: StockAction, place: StockLocation, target: StockLocation | null): boolean {
  if (place.internal) return false;
  if (action === StockAction.moved) return target?.internal === true;
  return action === StockAction.sold || action === StockAction.used;
}

/** The rules that need nothing of the product. @returns where it is moved to */
async function checkTuning({ action, amount, price, locationId, targetId }: StockTuningInput) {
  if (action === StockAction.initial || action === StockAction.returned)
    throw badInput({ action: stockTexts.action });
  if (action === StockAction.bought && amount > MOST_BOUGHT)
    throw badInput({ amount: stockTexts.mostBought });
  if (action === StockAction.found && amount > MOST_STOCK) throw badInput({ amount: stockTexts.mostFound });
  if (action === StockAction.sold && typeof price !== 'number')
    throw badInput({ price: stockTexts.soldPrice });
  if (action !== StockAction.moved) return null;
  if (!targetId) throw badInput({ targetId: stockTexts.target });
  if (targetId === locationId) throw badInput({ targetId: stockTexts.sameTarget });
  return openLocation(targetId, 'targetId');
}

async function openLocation(id: string, field: string): Promise<StockLocation> {
  const location = await getLocation(id);
  if (location.locked) throw badInput({ [field]: stockTexts.locked(location.title) });
  return location;
}

/** So that there is something to add to. */
async function ensurePlace(productId: string, locationId: string): Promise<void> {
  await ifMatched(
    ProductModel.updateOne(
      { _id: productId, 'stock.locationId': { $ne: locationId } },
      { $push: { stock: { locationId, amount: 0 } } },
    ),
  );
}

/** Whether this request was done before. @throws CONFLICT when it asked for something else then, which was stored */
async function wasDone(productId: string, { requestId, action, amount }: StockTuningInput): Promise<boolean> {
  const done = await movementOfRequest(productId, requestId);
  if (done && (done.action !== action || done.amount !== amount)) {
    throw new AppError('CONFLICT', stockTexts.doneOtherwise(done.amount, VERBS[done.action]));
  }
  return done !== null;
}

async function refuseOrRepeat(
  actor: SessionUser,
  productId: string,
  tuning: StockTuningInput,
  place: StockLocation,
  tries: number,
): Promise<Product> {
  const product = await getProduct(productId);
  if (await wasDone(productId, tuning)) return product;
  const left = product.stock.find(({ locationId }) => locationId === place.id)?.amount ?? 0;
  if (left < tuning.amount) throw badInput({ amount: stockTexts.notEnough(left) });
  const available = availableOf(product, await closedIds());
  if (available < tuning.amount) throw badInput({ amount: stockTexts.keptForOrders(available) });
  // Somebody put it there since it was refused.
  if (tries > 1) return tuneStock(actor, productId, tuning, tries - 1);
  throw new AppError('CONFLICT', stockTexts.busy);
}

function logOf(
  { action, amount, price, reason }: StockTuningInput,
  place: StockLocation,
  target: StockLocation | null,
): string {
  const where = target ? `van ${place.title} naar ${target.title}` : `in ${place.title}`;
  const each = action === StockAction.sold ? ` voor ${formatCents(price ?? 0)} per stuk` : '';
  return `${amount} ${VERBS[action]} ${where}${each}${reason?.trim() ? `: ${reason.trim()}` : ''}`;
}
