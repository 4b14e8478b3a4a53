import type { CounterPayment, StockCounterQuery } from '../gql/graphql';

/** A product that can be sold at the counter. */
export type CounterProduct = StockCounterQuery['products'][number];

/** Product → how many of it are in the basket. */
export type Basket = Readonly<Record<string, number>>;

/** How it is paid, in words. */
export const payments: Readonly<Record<CounterPayment, string>> = { cash: 'Contant', pin: 'Pin', qr: 'QR' };

/** So many pieces of a product in one sale, and so many products. */
const MOST = { pieces: 50, products: 20 };

/** What of a product can be sold from a place: what lies there, less what is kept apart for orders. */
export function sellableAt({ stock, available }: CounterProduct, placeId: string): number {
  const there = stock.find(({ locationId }) => locationId === placeId)?.amount ?? 0;
  return Math.max(0, Math.min(there, available));
}

/** With so many more, or fewer, of a product; never more than there are. */
export function withPieces(basket: Basket, product: CounterProduct, placeId: string, more: number): Basket {
  const { [product.id]: before = 0, ...others } = basket;
  const count = Math.min(before + more, sellableAt(product, placeId), MOST.pieces);
  if (count <= 0) return others;
  if (before === 0 && Object.keys(others).length >= MOST.products) return basket;
  return { ...basket, [product.id]: count };
}

/** What is in the basket, by title, with the price of now. */
export function linesOf(basket: Basket, products: readonly CounterProduct[]) {
  return products.flatMap((product) => {
    const amount = basket[product.id] ?? 0;
    return amount > 0 ? [{ product, amount, price: product.price }] : [];
  });
}

/** Cents for all of it. */
export const totalOf = (lines: readonly { amount: number; price: number }[]): number =>
  lines.reduce((sum, { amount, price }) => sum + amount * price, 0);

/** What somebody may well hand over for an amount in cents: the amount, and notes above it. */
export function likelyCash(total: number): number[] {
  const notes = [500, 1000, 2000, 5000, 10_000];
  return [total, ...notes.filter((note) => note > total)].slice(0, 4);
}
