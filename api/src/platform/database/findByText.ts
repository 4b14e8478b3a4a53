import type { Model } from 'mongoose';

import { searchable } from '../text/plainText';
import { leanWithId } from './leanWithId';
import { textSearchFilter } from './searchFilter';

/** A search that takes longer is given up: somebody is typing, and asks again. */
const MOST_MS = 1000;

/** Of which records, and how many. */
export interface Wanted<Stored> {
  model: Model<Stored>;
  /** Those that may be found at all. */
  there: object;
  most: number;
  /** What is read of each. */
  fields: readonly (keyof Stored & string)[];
  /** The field by which the newest come first; absent: in the order of the index. */
  newest?: keyof Stored & string;
}

/** The records to which the conditions apply, beside those that may be found at all. */
export async function findSome<Stored>(
  { model, there, most, fields, newest }: Wanted<Stored>,
  conditions: readonly object[],
): Promise<Stored[]> {
  const found = await model
    .find({ $and: [there, ...conditions] } as never)
    .select([...fields])
    .sort(newest ? { [newest]: -1 } : {})
    .limit(most)
    .maxTimeMS(MOST_MS)
    .lean(leanWithId);
  return found as unknown as Stored[];
}

/**
 * Records with an indexed `searchText` that holds every word, and an indexed `sortName`: first those whose `sortName`
 * begins with the text.
 */
export async function findByText<Stored extends { id: string }>(
  wanted: Wanted<Stored>,
  text: string,
): Promise<Stored[]> {
  const start = searchable(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = await Promise.all([
    findSome<Stored>(wanted, [{ sortName: { $regex: `^${start}` } }]),
    findSome<Stored>(wanted, textSearchFilter('searchText', text)),
  ]);
  const byId = new Map(found.flat().map((record) => [record.id, record]));
  return [...byId.values()].slice(0, wanted.most);
}
