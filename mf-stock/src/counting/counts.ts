import { newRequestId } from 'kit/lists';

import type { StockAction } from '../gql/graphql';
import { local } from '../products/tuningOutbox';

/** What was counted of a product in a place. */
export interface Count {
  /** As it was typed. */
  text: string;
  /** How many were known of at that moment: what is sold since is no difference. */
  known: number;
  /** By which it is booked, once. */
  requestId: string;
}

/** Product → what was counted of it. */
export type Counts = Readonly<Record<string, Count>>;

const keyOf = (userId: string, placeId: string) => `count.${userId}.${placeId}`;

/** What somebody counted in a place and did not book, also when the browser closed meanwhile. */
export const readCounts = (userId: string, placeId: string): Counts =>
  local.read<Counts>(keyOf(userId, placeId)) ?? {};

/** Keeps that on this device. */
export function keepCounts(userId: string, placeId: string, counts: Counts): void {
  if (Object.keys(counts).length > 0) local.write(keyOf(userId, placeId), counts);
  else local.remove(keyOf(userId, placeId));
}

/** With what was typed for a product; an empty text takes it away. @param known how many lie there as far as is known */
export function withCount(counts: Counts, productId: string, text: string, known: number): Counts {
  const { [productId]: before, ...others } = counts;
  if (text.trim() === '') return others;
  return { ...others, [productId]: { text, known, requestId: before?.requestId ?? newRequestId() } };
}

/** By how many it differs from what was known, below 0: there are fewer; undefined for what is no number of pieces. */
export function differenceOf({ text, known }: Count): number | undefined {
  const counted = /^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;
  return counted === undefined || counted > 100_000 ? undefined : counted - known;
}

/** How a difference is booked. */
export const actionFor = (difference: number): StockAction => (difference < 0 ? 'missing' : 'found');
