import type { Model } from 'mongoose';

import { searchable } from '../../text/plainText';
import { leanWithId } from './leanWithId';

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
 * Records of which each word of a text begins a word by which they are found: `searchedBy` of `modelOf`.
 * @param also a field with an index of its own, in lower case, that may begin with the text instead
 */
export function findByWords<Stored extends { id: string }>(
  wanted: Wanted<Stored>,
  text: string,
  also?: keyof Stored & string,
): Promise<Stored[]> {
  const words = eachBegins('searchWords', text);
  if (!also) return findSome<Stored>(wanted, words);
  // Each part by its own index, in one command.
  return findSome<Stored>(wanted, [{ $or: [{ $and: words }, { [also]: beginning(text.toLowerCase()) }] }]);
}

/** The conditions that each word of a text begins one of the words in a list. @param field the list, indexed */
export function eachBegins(field: string, text: string): object[] {
  return searchable(text)
    .split(' ')
    .map((word) => ({ [field]: beginning(word) }));
}

function beginning(text: string): object {
  return { $regex: `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}` };
}
