import { LRUCache } from 'lru-cache';
import {
  type Document,
  type Model,
  mongo,
  type PipelineStage,
  type Query,
  type Schema,
  type UpdateQuery,
} from 'mongoose';

import { hasTrashedRecords, WITH_TRASH } from '../trashOptions';
import { ifMatched } from '../updateAtRevision';

type AnyQuery = Query<unknown, unknown>;
type Update = UpdateQuery<Record<string, unknown>> | UpdateQuery<Record<string, unknown>>[];

/** The block that a record belongs to for as long as it is there, from what it is added with. */
export type BlockOf = (record: (field: string) => unknown) => string;

interface BlockOptions {
  blockOf: BlockOf;
  /** By what of them lists are filtered and counted: in the index too, so that the first count reads no records. */
  counted?: readonly string[];
}

/** Of records that nothing else divides for good: by the last digit of their id, so that each block has as many. */
export const byLastDigit: BlockOf = (field) => String(field('_id')).slice(-1);

/** The field that says in which block a record is. */
export const BLOCK = 'block';
/** When it was written last, by the clock of the database. */
export const WRITTEN_AT = 'blockWrittenAt';

/** An update that says of a block that something in it was written: of a record that left it. */
export const TOUCH = { $currentDate: { [WRITTEN_AT]: true } } as const;

/**
 * Divides records in blocks, and has each write note when it was, in the same write: what was counted of a block holds until
 * something in it is written (`blockSums`). Both fields are hidden.
 */
export function blocks(schema: Schema, { blockOf, counted = [] }: BlockOptions): void {
  schema.add({
    [BLOCK]: {
      type: String,
      select: false,
      default(this: { get?: (field: string) => unknown } | null) {
        return this?.get ? blockOf((field) => this.get?.(field)) : undefined;
      },
    },
    [WRITTEN_AT]: {
      type: Date,
      select: false,
      // Of what an upsert adds the write below notes it.
      default(this: object | null) {
        return this ? new Date() : undefined;
      },
    },
  } as never);
  schema.index({ [BLOCK]: 1, [WRITTEN_AT]: -1, ...Object.fromEntries(counted.map((field) => [field, 1])) });
  schema.pre('save', function (this: Document) {
    if (!this.isNew) this.set(WRITTEN_AT, new Date());
  });
  schema.pre(
    ['findOneAndUpdate', 'updateOne', 'updateMany'] as never,
    { document: false, query: true },
    function (this: AnyQuery) {
      const update = this.getUpdate() as Update | null;
      if (update) this.setUpdate(touched(update) as never);
    } as never,
  );
  // A record that is gone cannot say so: another one of its block does.
  schema.pre(
    ['findOneAndDelete', 'deleteOne', 'deleteMany'] as never,
    { document: false, query: true },
    async function (this: AnyQuery) {
      const filter = this.getFilter();
      const names: unknown[] = await this.model.distinct(BLOCK, filter);
      for (const block of names) {
        await ifMatched(this.model.updateOne({ [BLOCK]: block, $nor: [filter] }, TOUCH));
      }
    } as never,
  );
}

function touched(update: Update): Update {
  if (Array.isArray(update)) return [...update, { $set: { [WRITTEN_AT]: '$$NOW' } }];
  return { ...update, $currentDate: { ...update.$currentDate, ...TOUCH.$currentDate } };
}

/** A block's name; null: records of before there were blocks. */
export type Block = string | null;

/**
 * For so long after a write its block is counted at each reading: another one may have been noted before it and be there after it,
 * and clocks of machines differ. In ms.
 */
const UNSETTLED = 10_000;
/** For how many things that are asked the counts are kept: filters of a list, say. */
const MOST_ASKED = 50;
/** Of how many keys what was brought together is kept. */
const MOST_MERGED = 100;

/** When a block was written last, as the index has it. */
export interface Label {
  _id: Block;
  /** When anything in the block was written last. */
  at: Date | null;
  /** The clock of the database. */
  now: Date;
}

type LabelStage = Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>;

const LATEST: [PipelineStage.Sort, PipelineStage.Group] = [
  { $sort: { [BLOCK]: 1, [WRITTEN_AT]: -1 } },
  { $group: { _id: `$${BLOCK}`, at: { $first: `$${WRITTEN_AT}` } } },
];
const NOW: PipelineStage.Set = { $set: { now: '$$NOW' } };

interface Counted<Part> {
  at: number | undefined;
  isSettled: boolean;
  part: Part;
}

/**
 * Figures over all records of a kind, kept in memory block by block: only blocks in which something was written since are
 * counted again, whoever wrote it. So they are right in every process, and cost what has changed and not what there is.
 * @typeParam Part what is counted of a block @typeParam Asked what the counting depends on, plain data
 */
export class BlockSums<Part, Asked = undefined> {
  /** By what was asked. */
  private readonly kept: LRUCache<string, Map<Block, Counted<Part>>>;
  /** The connection whose records were counted. */
  private client: unknown;

  /**
   * @param model its records are in blocks (`modelOf`)
   * @param count counts these blocks; what it leaves out has nothing
   * @param mostAsked for so many things that are asked the counts are kept
   */
  constructor(
    private readonly model: () => Model<never>,
    private readonly count: (blocks: readonly Block[], asked: Asked) => Promise<Map<Block, Part>>,
    mostAsked = MOST_ASKED,
  ) {
    this.kept = new LRUCache({ max: mostAsked });
  }

  /** What there is in each block. @param only these blocks, and records without one; all when not given */
  async read(asked: Asked, only?: readonly string[]): Promise<Part[]> {
    const model = this.model();
    // What is in the trash was written too; and to leave it out each record would be read.
    const options = hasTrashedRecords(model) ? WITH_TRASH : {};
    const labels = await model.aggregate<Label>(this.labels(only)).option(options);
    return this.readLabelled(asked, labels);
  }

  /** The same, where the labels were read with something else in one command. @param labels what `labels` found */
  async readLabelled(asked: Asked, labels: readonly Label[]): Promise<Part[]> {
    const kept = this.keptOf(asked);
    const stale = labels.filter((label) => !isFresh(kept.get(label._id), label));
    const names = stale.map(({ _id }) => _id);
    const counted = names.length > 0 ? await this.count(names, asked) : new Map<Block, Part>();
    for (const { _id, at, now } of stale) {
      const part = counted.get(_id);
      const isSettled = !at || now.getTime() - at.getTime() > UNSETTLED;
      if (part === undefined) kept.delete(_id);
      else kept.set(_id, { at: at?.getTime(), isSettled, part });
    }
    return labels.flatMap(({ _id }) => {
      const part = counted.get(_id) ?? (names.includes(_id) ? undefined : kept.get(_id)?.part);
      return part === undefined ? [] : [part];
    });
  }

  private keptOf(asked: Asked): Map<Block, Counted<Part>> {
    const client = this.model().db.getClient();
    if (this.client !== client) this.kept.clear();
    this.client = client;
    // Of a filter: JSON alone would make all regular expressions the same.
    const key = mongo.BSON.EJSON.stringify({ asked });
    const kept = this.kept.get(key) ?? new Map<Block, Counted<Part>>();
    this.kept.set(key, kept);
    return kept;
  }

  /** The stages that find when each block was written: one step in the index for each, however many records there are. */
  labels(only?: readonly string[]): LabelStage[] {
    if (!only) return [...LATEST, NOW];
    const coll = this.model().collection.collectionName;
    // Apart: named with the others, those without a block would have every record fetched.
    const unnamed = { $unionWith: { coll, pipeline: [{ $match: { [BLOCK]: null } }, ...LATEST] } };
    return [{ $match: { [BLOCK]: { $in: [...only] } } }, ...LATEST, unnamed, NOW];
  }
}

function isFresh<Part>(counted: Counted<Part> | undefined, { at }: Label): boolean {
  return counted !== undefined && counted.isSettled && counted.at === at?.getTime();
}

/**
 * Brings the parts of blocks together, anew only when one of them was counted again.
 * @returns gives what `merge` made of these parts, for each of a few keys
 */
export function mergedOnce<Part, Merged>(merge: (parts: readonly Part[]) => Merged) {
  const kept = new LRUCache<string, { parts: readonly Part[]; merged: Merged }>({ max: MOST_MERGED });
  return (key: string, parts: readonly Part[]): Merged => {
    const known = kept.get(key);
    const isSame =
      known?.parts.length === parts.length && parts.every((part, at) => part === known.parts[at]);
    if (known && isSame) return known.merged;
    const merged = merge(parts);
    kept.set(key, { parts, merged });
    return merged;
  };
}

/** The rows of a count by their block, without its name. @param names blocks that were counted, also those without a row */
export function byBlock<Row extends { block?: Block }>(
  rows: readonly Row[],
  names: readonly Block[] = [],
): Map<Block, Omit<Row, 'block'>[]> {
  const found = new Map<Block, Omit<Row, 'block'>[]>(names.map((name) => [name, []]));
  for (const { block = null, ...row } of rows) {
    const own = found.get(block);
    if (own) own.push(row);
    else found.set(block, [row]);
  }
  return found;
}

/** Rows with their counts added up where all the rest is alike. @param sums the names of what is added */
export function addedUp<Row extends object>(
  rows: readonly Row[],
  sums: readonly (keyof Row & string)[],
): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const key = JSON.stringify(row, (name, value: unknown) =>
      sums.includes(name as never) ? undefined : value,
    );
    const sum = found.get(key);
    if (!sum) found.set(key, { ...row });
    else for (const name of sums) sum[name] = ((sum[name] as number) + (row[name] as number)) as never;
  }
  return [...found.values()];
}
