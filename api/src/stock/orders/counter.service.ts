import type { SessionUser } from '../../identity/people/requestContext';
import { logLine } from '../../platform/audit/logLine';
import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { sentRequestKey } from '../../platform/once/once';
import { addRecord, removeRecord } from '../../platform/records/records';
import { trimmed } from '../../platform/text/plainText';
import { getLocation } from '../locations/location.service';
import { CounterPayment, OrderState } from '../stock.enums';
import { stockTexts, what } from '../stock.texts';
import type { CounterDay, CounterSale, CounterSaleInput } from './counter.type';
import { type Order, OrderModel } from './order.model';
import { begin, canUndo, linesOf, totalOf } from './order.service';
import { release, reserve } from './reservation.service';
import { collect } from './stockStep.service';
import {
  type PagadderSuggestion,
  type PagadderSuggestionInput,
  PagadderSuggestionModel,
} from './suggestion.model';

const SHOWN = 20;
/** In the place of a customer, whom nobody asks for a name. */
const NOBODY = { firstName: 'Verkoop', lastName: 'balie', email: '-' };

/**
 * Sells several products at once (docs/domain/stock.md, K44): an order that is collected and paid at that moment. Until it is,
 * it is a cancelled one, of which nothing counts: so a crash sells nothing. The same request again sells nothing more.
 * @throws BAD_USER_INPUT for what does not lie there or is kept apart for orders, NOT_FOUND, CONFLICT
 */
export async function sellAtCounter(actor: SessionUser, sale: CounterSaleInput): Promise<CounterSale> {
  const requestId = sentRequestKey();
  const { locationId, payment } = sale;
  const place = await getLocation(locationId);
  if (place.internal) throw badInput({ locationId: stockTexts.counterPlace });
  if (place.locked) throw badInput({ locationId: stockTexts.locked(place.title) });
  const there = await OrderModel.findOne({ requestId }).lean(leanWithId);
  if (there?.state === OrderState.collected) return saleOf(there, actor);
  const order = there ?? (await begun(actor, requestId, sale));
  try {
    for (const line of order.lines) {
      const left = await reserve(order.id, line);
      if (left !== null) throw badInput({ lines: stockTexts.soldOut(line.title, left) });
    }
    const places = order.lines.map(({ productId, amount }) => ({ productId, locationId, amount }));
    return saleOf(await collect(actor, order, places), actor);
  } catch (error) {
    // Not when the same request sells it elsewhere at this moment.
    const { deletedCount } = await OrderModel.deleteOne({
      _id: order.id,
      counter: payment,
      change: null,
      step: null,
    });
    if (deletedCount > 0) await release(order.id);
    throw error;
  }
}

async function begun(
  actor: SessionUser,
  requestId: string,
  { lines, payment }: CounterSaleInput,
): Promise<Order> {
  const prices = new Map(lines.map(({ productId, price }) => [productId, price]));
  const named = await linesOf(lines);
  return begin(
    {
      ...NOBODY,
      ...{ requestId, counter: payment, placed: true, state: OrderState.cancelled },
      collectDate: todayInAmsterdam(),
    },
    named.map((line) => ({ ...line, price: prices.get(line.productId) ?? line.price })),
    logLine(actor, 'verkocht aan de balie'),
  );
}

/** What was sold at the counter on a day, and what came in by it. @param day YYYY-MM-DD */
export async function counterDay(user: Pick<SessionUser, 'id'>, day: string): Promise<CounterDay> {
  const sold = { counter: { $in: Object.values(CounterPayment) }, paidOn: day, state: OrderState.collected };
  const line = { $multiply: ['$$this.amount', '$$this.price'] };
  const [sales, sums] = await Promise.all([
    OrderModel.find(sold).sort({ _id: -1 }).limit(SHOWN).lean(leanWithId),
    OrderModel.aggregate<{ _id: CounterPayment; count: number; total: number }>([
      { $match: sold },
      {
        $group: {
          ...{ _id: '$counter', count: { $sum: 1 } },
          total: { $sum: { $sum: { $map: { input: '$lines', in: line } } } },
        },
      },
    ]),
  ]);
  return {
    day,
    totals: Object.values(CounterPayment).map((payment) => {
      const { count = 0, total = 0 } = sums.find(({ _id }) => _id === payment) ?? {};
      return { payment, count, total };
    }),
    sales: sales.map((order) => saleOf(order, user)),
  };
}

function saleOf(order: Order, user: Pick<SessionUser, 'id'>): CounterSale {
  const { id, number, revision, lines, placedAt, counter = CounterPayment.cash } = order;
  return {
    ...{ id, number, revision, lines, total: totalOf(order), payment: counter },
    ...{ soldAt: placedAt, canUndo: canUndo(order, user) },
  };
}

/** A page of suggestions, newest first. @param search words of who, why and by whom */
export function pageOfSuggestions(
  search: string | null | undefined,
  page: PageRequest,
): Promise<Page<PagadderSuggestion>> {
  const each = anyHoldsWords(['who', 'why', 'by'], search);
  return readPage<PagadderSuggestion>(PagadderSuggestionModel, each.length > 0 ? { $and: each } : {}, page);
}

/** Keeps the suggestion of a visitor. */
export async function suggest(input: PagadderSuggestionInput): Promise<void> {
  await addRecord<PagadderSuggestion>(PagadderSuggestionModel, { ...trimmed(input), createdAt: new Date() });
}

/** Removes a suggestion. @throws NOT_FOUND */
export async function deleteSuggestion(id: string): Promise<string> {
  await removeRecord<PagadderSuggestion>(PagadderSuggestionModel, id, what.suggestion);
  return id;
}
