import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId, canBeId } from '../../platform/database/reading/leanFind';
import { AppError, notFound } from '../../platform/errors/appError';
import type { StockLocation } from '../locations/location.model';
import { getLocation } from '../locations/location.service';
import { availableOf, closedIds, unreserved } from '../orders/reservation.service';
import { type Product, ProductModel, type StockMovement } from '../products/product.model';
import { getProduct } from '../products/product.service';
import { stockTexts, what } from '../stock.texts';
import { movementOfRequest, VERBS } from './movement.service';

/** As long as the inbox offers it (docs/domain/stock.md, K37). */
const HOUR_MS = 3_600_000;

/**
 * Takes back what was done to stock by hand in the last hour: the pieces lie where they lay, and the movement stays as one
 * that is undone and counts nowhere. One write; doing so again changes nothing.
 * @param movementId the request by which it was done @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function undoTuning(
  actor: SessionUser,
  productId: string,
  movementId: string,
): Promise<Product> {
  if (!canBeId(ProductModel as never, productId)) throw notFound(what.product);
  const movement = await movementOfRequest(productId, movementId);
  if (!movement) throw notFound(what.movement);
  if (movement.undone) return getProduct(productId);
  const { fromId, toId, amount, action } = movement;
  const since = new Date(Date.now() - HOUR_MS);
  if ((!fromId && !toId) || movement.at < since) throw new AppError('BAD_USER_INPUT', stockTexts.tooLate);
  const [from, to] = [await openPlace(fromId), await openPlace(toId)];
  const closed = await closedIds();
  const after = await ProductModel.findOneAndUpdate(
    {
      _id: productId,
      movements: { $elemMatch: { id: movementId, undone: { $ne: true } } },
      $and: [
        ...(from ? [{ 'stock.locationId': from.id }] : []),
        ...(to ? [{ stock: { $elemMatch: { locationId: to.id, amount: { $gte: amount } } } }] : []),
      ],
      ...(takesPromised(from, to) && { $expr: { $gte: [unreserved(closed), amount] } }),
    },
    {
      $inc: {
        ...(from && { 'stock.$[from].amount': amount }),
        ...(to && { 'stock.$[to].amount': -amount }),
      },
      $set: { 'movements.$[done].undone': true },
      $push: pushLogLine(actor, `${amount} ${VERBS[action]} teruggedraaid`),
    },
    {
      arrayFilters: [
        { 'done.id': movementId },
        ...(from ? [{ 'from.locationId': from.id }] : []),
        ...(to ? [{ 'to.locationId': to.id }] : []),
      ],
      returnDocument: 'after',
      lean: leanWithId,
    },
  );
  return after ?? whyNot(productId, movement);
}

/** Whether pieces leave the places of the webshop again, where they may have been promised since. */
function takesPromised(from: StockLocation | null, to: StockLocation | null): boolean {
  return to !== null && !to.internal && (from === null || from.internal);
}

async function openPlace(id: string | null | undefined): Promise<StockLocation | null> {
  if (!id) return null;
  const location = await getLocation(id);
  if (location.locked) throw new AppError('BAD_USER_INPUT', stockTexts.locked(location.title));
  return location;
}

async function whyNot(productId: string, movement: StockMovement): Promise<Product> {
  const product = await getProduct(productId);
  const now = product.movements.find(({ id }) => id === movement.id);
  if (now?.undone) return product;
  // Archived meanwhile, with a hundred others after it.
  if (!now) throw new AppError('BAD_USER_INPUT', stockTexts.tooLate);
  const from = movement.fromId;
  if (from && !product.stock.some(({ locationId }) => locationId === from)) {
    const { title } = await getLocation(from);
    throw new AppError('CONFLICT', stockTexts.placeGone(product.title, title));
  }
  const left = product.stock.find(({ locationId }) => locationId === movement.toId)?.amount ?? 0;
  const isThere = !movement.toId || left >= movement.amount;
  const free = isThere ? availableOf(product, await closedIds()) : left;
  throw new AppError('CONFLICT', isThere ? stockTexts.keptForOrders(free) : stockTexts.usedSince(left));
}
