import type { Query, Schema } from 'mongoose';

import { answerInstead } from '../database/reading/leanFind';
import { NOT_DELETED, seesTrash } from '../database/trashOptions';

/** What a query may ask for to be counted here, and under the same name in the command. */
const KNOWN: ReadonlySet<string> = new Set(['collation', 'maxTimeMS', 'readPreference', 'session']);

const GROUP = { $group: { _id: 1, n: { $sum: 1 } } };

/**
 * Has a schema count what is not in the trash (`countDocuments`) as all there are less those in the trash, in one command: that
 * a record has no `deletedAt` stands in no index, so counting those themselves would read each of them. What asks for something
 * unusual is left to the driver. One of the last plugins of a schema: it reads what the others have made of the query.
 */
export function countKept(schema: Schema): void {
  schema.pre('countDocuments', { document: false, query: true }, async function (
    this: Query<number, unknown>,
  ) {
    if (seesTrash(this)) return;
    if (Object.keys(this.getOptions()).some((name) => !KNOWN.has(name))) {
      this.where(NOT_DELETED);
      return;
    }
    answerInstead(await count(this));
  } as never);
}

async function count(query: Query<number, unknown>): Promise<number> {
  const { collection } = query.model;
  const filter = query.cast(query.model) as object;
  const pipeline = [
    { $match: { $and: [filter, { deletedAt: { $exists: true } }] } },
    GROUP,
    { $set: { n: { $multiply: ['$n', -1] } } },
  ];
  const counts = await collection
    .aggregate<{
      n: number;
    }>(
      [{ $match: filter }, GROUP, { $unionWith: { coll: collection.collectionName, pipeline } }],
      query.getOptions() as object,
    )
    .toArray();
  return counts.reduce((sum, { n }) => sum + n, 0);
}
