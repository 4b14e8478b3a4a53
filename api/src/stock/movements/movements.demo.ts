import { seasonOf } from '../../platform/dates/amsterdam';
import type { DemoContext } from '../../platform/demo/demoContext';
import type { ProductStock, StockMovement } from '../products/product.model';
import { StockAction } from '../stock.enums';

const PLACES = ['Algemeen', 'Feesttent', 'Residentie'] as const;
const REASONS: Readonly<Partial<Record<StockAction, string>>> = {
  [StockAction.broken]: 'Waterschade',
  [StockAction.used]: 'Voor de jeugdraad',
  [StockAction.moved]: 'Voor het weekend',
};
const FIRST_DAY = Date.UTC(2024, 3, 1, 9);
const LAST_DAY = Date.UTC(2026, 10, 20, 21);

/** Two and a half years of what was done to the stock of a product, and what is left of it. */
export function demoMovements(demo: DemoContext, product: number, price: number, count: number) {
  const left = new Map<string, number>([[PLACES[0], 100]]);
  const movements: StockMovement[] = [];
  for (let at = 0; at < count; at += 1) {
    const moment = new Date(FIRST_DAY + ((LAST_DAY - FIRST_DAY) * (at + product / 997)) / count);
    const done =
      at === 0 ? { action: StockAction.initial, amount: 100, to: PLACES[0] } : next(demo, left, at + product);
    movements.push({
      reason: REASONS[done.action] ?? '',
      price: done.action === StockAction.sold ? price : null,
      ...done,
      id: `demo-${product}-${at}`,
      by: 'Anja Verhoeven',
      at: moment,
      season: seasonOf(moment.toISOString().slice(0, 10), 4),
    });
  }
  const stock: ProductStock[] = [...left].map(([title, amount]) => ({
    locationId: demo.id(`stock location ${title}`).toHexString(),
    amount,
  }));
  return { stock, movements };
}

/** One step; the amounts follow. */
function next({ faker }: DemoContext, left: Map<string, number>, turn: number) {
  const [most] = [...left].sort((a, b) => b[1] - a[1]);
  const [place = PLACES[0], there = 0] = most ?? [];
  if (there < 20) {
    left.set(PLACES[0], (left.get(PLACES[0]) ?? 0) + 100);
    return { action: StockAction.bought, amount: 100, to: PLACES[0] };
  }
  const amount = faker.number.int({ min: 1, max: 8 });
  left.set(place, there - amount);
  if (turn % 7 === 3) {
    const to = PLACES.find((title) => title !== place) ?? PLACES[0];
    left.set(to, (left.get(to) ?? 0) + amount);
    return { action: StockAction.moved, amount, from: place, to };
  }
  const action = turn % 13 === 5 ? StockAction.broken : turn % 17 === 6 ? StockAction.used : StockAction.sold;
  return { action, amount, from: place };
}
