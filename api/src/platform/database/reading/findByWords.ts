import DataLoader from 'dataloader';
import type { Model } from 'mongoose';

import { searchable } from '../../text/plainText';
import { hasTrashedRecords, NOT_DELETED } from '../trashOptions';
import { leanWithId } from './leanFind';

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

/** One question, as the others that are asked at the same moment. */
interface Asked {
  model: Model<never>;
  filter: object;
  fields: readonly string[];
  sort: Record<string, -1>;
  most: number;
}

const together = new DataLoader<Asked, object[]>(findAll, {
  cache: false,
  maxBatchSize: 20,
  batchScheduleFn: setImmediate,
});

/**
 * The records to which the conditions apply, beside those that may be found at all. What is asked at the same moment, of
 * whatever models, goes to the database as one command; ids of parts within a record are as they are stored.
 */
export async function findSome<Stored>(
  { model, there, most, fields, newest }: Wanted<Stored>,
  conditions: readonly object[],
): Promise<Stored[]> {
  const filter = { $and: [there, ...conditions] };
  const sort: Asked['sort'] = newest ? { [newest]: -1 } : {};
  return (await together.load({ model: model as never, filter, fields, sort, most })) as Stored[];
}

/** By one command; when that fails each by its own, so that one that cannot be answered takes no other with it. */
async function findAll(asked: readonly Asked[]): Promise<(object[] | Error)[]> {
  const found = asked.length > 1 && (await findInOne(asked).catch(() => null));
  if (found) return found;
  const answers = await Promise.allSettled(asked.map(async (one) => findOnly(one)));
  return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : (answer.reason as Error)));
}

async function findInOne(asked: readonly Asked[]): Promise<object[][]> {
  const [first, ...others] = asked.map((one, at) => ({
    coll: one.model.collection,
    stages: stagesOf(one, at),
  }));
  if (!first) return [];
  const unions = others.map(({ coll, stages }) => ({
    $unionWith: { coll: coll.collectionName, pipeline: stages },
  }));
  const found = await first.coll
    .aggregate<{ asked: number; record: object }>([...first.stages, ...unions], { maxTimeMS: MOST_MS })
    .toArray();
  return asked.map((_, at) =>
    found.flatMap((one) => (one.asked === at ? leanWithId.transform(one.record) : [])),
  );
}

/** No hook of the model sees this: the filter is cast, and the trash left out, here. */
function stagesOf({ model, filter, fields, sort, most }: Asked, asked: number): object[] {
  const cast = model.find(filter as never).cast(model) as object;
  return [
    { $match: hasTrashedRecords(model) ? { $and: [cast, NOT_DELETED] } : cast },
    ...(Object.keys(sort).length > 0 ? [{ $sort: sort }] : []),
    { $limit: most },
    { $project: Object.fromEntries(['_id', ...fields].map((field) => [field, 1])) },
    { $project: { _id: 0, asked: { $literal: asked }, record: '$$ROOT' } },
  ];
}

function findOnly({ model, filter, fields, sort, most }: Asked): Promise<object[]> {
  return model
    .find(filter as never)
    .select([...fields])
    .sort(sort)
    .limit(most)
    .maxTimeMS(MOST_MS)
    .lean(leanWithId) as unknown as Promise<object[]>;
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

const MOST_WORDS = 8;

/** Bare letter → the same with an accent, of the languages around us: Latin-1 and Latin Extended-A. */
const ACCENTED = new Map<string, string>();
for (let code = 0xc0; code <= 0x17f; code += 1) {
  const letter = String.fromCharCode(code);
  const bare = searchable(letter);
  if (bare !== letter && /^[a-z]$/.test(bare)) ACCENTED.set(bare, `${ACCENTED.get(bare) ?? ''}${letter}`);
}

/** The filter for records whose field, kept {@link searchable}, holds every word that is searched; eight at most. */
export function textSearchFilter(field: string, search: string | null | undefined): object[] {
  return searchedWords(search).map((word) => ({ [field]: { $regex: escaped(word) } }));
}

/** The words that are looked for, {@link searchable}; eight at most. */
export function searchedWords(search: string | null | undefined): string[] {
  return searchable(search ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, MOST_WORDS);
}

/**
 * The filter for records in which every word that is searched is in one of the fields, capitals and accents aside; eight
 * at most.
 */
export function anyHoldsWords(fields: readonly string[], search: string | null | undefined): object[] {
  return searchedWords(search).map((word) => {
    const pattern = { $regex: [...word].map(withAccents).join(''), $options: 'i' };
    return { $or: fields.map((field) => ({ [field]: pattern })) };
  });
}

/** The letters of which this is the bare one: e, é, ë … */
function withAccents(letter: string): string {
  const accented = ACCENTED.get(letter);
  return accented ? `[${letter}${accented}]` : escaped(letter);
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
