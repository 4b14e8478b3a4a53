import type { Document, Query, Schema, UpdateQuery } from 'mongoose';

import { ifMatched } from '../matched';

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
