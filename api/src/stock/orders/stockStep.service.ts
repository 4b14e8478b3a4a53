import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp, updateAtRevision } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput } from '../../platform/errors/appError';
import { type StockLocation, StockLocationModel } from '../locations/location.model';
import { OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import { type LinePlace, type Order, OrderModel, type StateChange, type StockStep } from './order.model';
import { putBack, takenStill, takeOut } from './reservation.service';

/** A step that is not over after this long has crashed. */
const CRASHED = 60_000;

type Actor = { id: string; name: string };
/** What must hold of an order of which anything is changed. */
export const NO_STEP = { step: null };

/**
 * Collects an order: first the order is claimed, so that nobody cancels it meanwhile, then each line leaves its place, and
 * then it is collected. When a line cannot, the others are put back and the order is as before.
 * @throws BAD_USER_INPUT when too few lie in a place or it is locked, NOT_FOUND, CONFLICT
 */
export async function collect(actor: Actor, order: Order, places: LinePlace[]): Promise<Order> {
  const locations = await locationsOf(places);
  for (const { locked, title } of locations.values())
    if (locked) throw badInput({ locationId: stockTexts.locked(title) });
  const { id, revision } = order;
  const claimed = await begin(actor, order, { kind: 'take', key: `${id}-${revision}`, places });
  return take(actor, claimed, locations);
}

/**
 * Takes the newest change of state back; what was collected lies where it lay, kept apart for the order (docs/domain/stock.md,
 * K40). @param change that is taken back
 * @throws BAD_USER_INPUT when a product or place is gone or locked, or the year of the payment is in the archive
 */
export async function undoCollected(actor: Actor, order: Order, change: StateChange): Promise<Order> {
  const { key = '', places = [] } = change;
  const locations = await locationsOf(places);
  for (const { locked, title } of locations.values())
    if (locked) throw new AppError('BAD_USER_INPUT', stockTexts.locked(title));
  // Before anything is put back: all of it can be, or none is.
  for (const part of partsOf(actor, { ...order, step: { key, places } as StockStep }, locations))
    await takenStill(part);
  const claimed = await begin(actor, order, { kind: 'putBack', key, places });
  return returnAll(actor, claimed, locations);
}

/** Ends the steps that a crash cut off. Safe to repeat. */
export async function finishSteps(): Promise<void> {
  const cutOff = await OrderModel.find({ 'step.at': { $lt: new Date(Date.now() - CRASHED) } }).lean(
    leanWithId,
  );
  for (const order of cutOff) {
    const { by: id, byName: name, kind, places } = order.step as StockStep;
    const actor = { id, name };
    const end = kind === 'take' ? take : returnAll;
    await end(actor, order, await locationsOf(places)).catch((error: unknown) => {
      // Too few lie there, or another process was first: the order is as it was, or further.
      if (!(error instanceof AppError)) throw error;
    });
  }
}

function begin(
  actor: Actor,
  { id, revision }: Order,
  step: Pick<StockStep, 'kind' | 'key' | 'places'>,
): Promise<Order> {
  return updateAtRevision<Order>({
    ...{ model: OrderModel, id, revision, actor, what: what.order, condition: NO_STEP },
    update: { $set: { step: { ...step, by: actor.id, byName: actor.name, at: new Date() } } },
  });
}

async function take(actor: Actor, order: Order, locations: Locations): Promise<Order> {
  const { key, places } = order.step as StockStep;
  try {
    for (const part of partsOf(actor, order, locations)) await takeOut(part);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const part of partsOf(actor, order, locations)) await putBack(part);
    await ifMatched(
      OrderModel.updateOne(atStep(order), {
        $set: stamp(actor),
        $unset: { step: 1 },
        $inc: { revision: 1 },
      }),
    );
    throw error;
  }
  const isPaid = !order.paidOn;
  const change: StateChange = { from: order.state, isPaid, by: actor.id, key, places };
  return end(actor, order, 'opgehaald', {
    ...{ state: OrderState.collected, change },
    ...(isPaid && { paidOn: todayInAmsterdam() }),
  });
}

async function returnAll(actor: Actor, order: Order, locations: Locations): Promise<Order> {
  for (const part of partsOf(actor, order, locations)) await putBack(part);
  const { from, isPaid } = order.change as StateChange;
  return end(actor, order, 'toch niet opgehaald', {
    ...{ state: from, change: null },
    ...(isPaid && { paidOn: null }),
  });
}

/** In one write, by which the order is free again. @throws CONFLICT when another process ended it */
async function end(actor: Actor, order: Order, line: string, $set: Partial<Order>): Promise<Order> {
  const after = await OrderModel.findOneAndUpdate(
    atStep(order),
    {
      $set: { ...$set, ...stamp(actor) },
      $unset: { step: 1 },
      $inc: { revision: 1 },
      $push: pushLogLine(actor, line),
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return after;
  throw new AppError('CONFLICT', stockTexts.orderBusy);
}

function atStep({ id, revision, step }: Order) {
  return { _id: id, revision, 'step.key': (step as StockStep).key };
}

type Locations = ReadonlyMap<string, StockLocation>;

/** @throws BAD_USER_INPUT for a place that is not there */
async function locationsOf(places: readonly LinePlace[]): Promise<Locations> {
  const ids = [...new Set(places.map(({ locationId }) => locationId))];
  const isId = (id: string) => /^[0-9a-f]{24}$/.test(id);
  const found = await StockLocationModel.find({ _id: { $in: ids.filter(isId) } }).lean(leanWithId);
  if (found.length < ids.length) throw badInput({ locationId: stockTexts.noLocation });
  return new Map(found.map((location) => [location.id, location]));
}

function partsOf(actor: Actor, order: Order, locations: Locations) {
  const { key, places } = order.step as StockStep;
  return order.lines.map((line) => {
    const from = places
      .filter(({ productId }) => productId === line.productId)
      .map(({ locationId, amount = line.amount }) => ({
        place: locations.get(locationId) as StockLocation,
        amount,
      }));
    return { actor, order, line, key, from };
  });
}
