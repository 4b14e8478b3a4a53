import { type Model, mongo } from 'mongoose';

import { BLOCK } from './blocks';
import { type Block, BlockSums, byBlock } from './blockSums';

const sums = new WeakMap<Model<never>, BlockSums<{ count: number }[], object>>();

/** Longer filters, in characters, name single records: such a one is hardly asked twice, and is not kept. */
const LONGEST_KEPT = 1000;

/**
 * How many records fit a filter, of a kind that is in blocks (`modelOf`): only those are counted in which something was written since
 * the same was asked. A search in texts is counted plainly, for everybody types another one. The first count reads all records, so it
 * is for lists of all of them, not of those that an index finds.
 * @param only the blocks in which they are; all when not given
 */
export async function countRecords<T>(
  model: Model<T>,
  filter: object,
  only?: readonly string[],
): Promise<number> {
  if (!isKept(filter)) return model.countDocuments(filter as never);
  const parts = await sumsOf(model as never).read(filter, only);
  return parts.flat().reduce((total, { count }) => total + count, 0);
}

/** Whether something is kept for a filter: not for one that names single records, or searches in texts. */
export function isKept(filter: object): boolean {
  const text = mongo.BSON.EJSON.stringify(filter);
  return text.length <= LONGEST_KEPT && !/"\$reg(ex|ularExpression)/.test(text);
}

function sumsOf(model: Model<never>): BlockSums<{ count: number }[], object> {
  const known = sums.get(model);
  if (known) return known;
  const made = new BlockSums<{ count: number }[], object>(
    () => model,
    async (names, filter) =>
      byBlock(
        await model.aggregate<{ block: Block; count: number }>([
          { $match: { $and: [{ [BLOCK]: { $in: names } }, castFilter(model, filter)] } },
          { $group: { _id: `$${BLOCK}`, count: { $sum: 1 } } },
          { $project: { _id: 0, block: '$_id', count: 1 } },
        ]),
        names,
      ),
  );
  sums.set(model, made);
  return made;
}

/** An aggregation takes a filter as it is: ids that are texts would find nothing. */
function castFilter(model: Model<never>, filter: object): object {
  // The query has a copy of its own, which casting changes.
  return model.find(filter as never).cast(model) as object;
}
