import type { Model } from 'mongoose';

import { BLOCK, type Block, BlockSums } from './blockSums';

/** The field of a record that is searched, kept `searchable`. */
const TEXT = 'searchText';
/** Of so many filters beside the search the texts are kept, each some 150 bytes for a record. */
const MOST_FILTERS = 3;
/** `searchable` leaves no line break within a text, nor in what is looked for. */
const BETWEEN = '\n';

/** The texts of the records of a block, one after the other: looking through one long text is quick. */
interface Texts {
  ids: string[];
  /** Where the text of each begins. */
  starts: number[];
  text: string;
}

const kept = new WeakMap<Model<never>, BlockSums<Texts, object>>();

/**
 * The records whose `searchText` holds each of some words, wherever it stands: no index answers that. Their texts are kept in
 * memory, and read anew where something was written (`blockSums`).
 * @param model its records are in blocks @param filter which records, beside what is searched @param words `searchedWords`, at
 * least one
 * @returns their ids
 */
export async function idsHolding<T>(
  model: Model<T>,
  filter: object,
  words: readonly string[],
): Promise<string[]> {
  // The longest is the rarest, mostly.
  const sorted = words.toSorted((a, b) => b.length - a.length);
  const blocks = await textsOf(model as never).read(filter);
  return blocks.flatMap((texts) => holding(texts, sorted));
}

function holding({ ids, starts, text }: Texts, [first = '', ...others]: readonly string[]): string[] {
  const found: string[] = [];
  let record = 0;
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, starts[record] ?? text.length)) {
    while ((starts[record + 1] ?? Infinity) <= at) record += 1;
    const own = others.length > 0 ? text.slice(starts[record], starts[record + 1]) : '';
    const id = ids[record];
    if (id !== undefined && others.every((word) => own.includes(word))) found.push(id);
    record += 1;
    if (record >= ids.length) break;
  }
  return found;
}

function textsOf(model: Model<never>): BlockSums<Texts, object> {
  const known = kept.get(model);
  if (known) return known;
  const made = new BlockSums<Texts, object>(
    () => model,
    (blocks, filter) => readTexts(model, blocks, filter),
    MOST_FILTERS,
  );
  kept.set(model, made);
  return made;
}

async function readTexts(
  model: Model<never>,
  blocks: readonly Block[],
  filter: object,
): Promise<Map<Block, Texts>> {
  const records = await model
    .find({ $and: [{ [BLOCK]: { $in: blocks } }, filter] } as never)
    .select({ [BLOCK]: 1, [TEXT]: 1 })
    .lean<{ _id: unknown; block?: Block; searchText?: string }[]>();
  // Also those in which nothing is found: they were looked at.
  const found = new Map<Block, { ids: string[]; texts: string[] }>(
    blocks.map((block) => [block, { ids: [], texts: [] }]),
  );
  for (const { _id, block = null, searchText = '' } of records) {
    const own = found.get(block);
    own?.ids.push(String(_id));
    own?.texts.push(searchText);
  }
  return new Map([...found].map(([block, { ids, texts }]) => [block, { ids, ...joined(texts) }]));
}

function joined(texts: readonly string[]): Pick<Texts, 'starts' | 'text'> {
  let at = 0;
  const starts = texts.map((text) => {
    const start = at;
    at += text.length + BETWEEN.length;
    return start;
  });
  return { starts, text: texts.join(BETWEEN) };
}
