import { type Model, mongo, type Schema } from 'mongoose';

import { BLOCK } from './blocks';
import { type Block, BlockSums, byBlock } from './blockSums';

const sums = new WeakMap<Model<never>, BlockSums<{ count: number }[], object>>();

/**
 * How many records fit a filter. Where they are in blocks (`modelOf`) only those are counted in which something was written since
 * the same was asked; but not for a search in texts, of which everybody types another one.
 */
export async function countRecords<T>(model: Model<T>, filter: object): Promise<number> {
  const isInBlocks = Boolean((model.schema as Schema).path(BLOCK));
  if (!isInBlocks || searchesText(filter)) return model.countDocuments(filter as never);
  const parts = await sumsOf(model as never).read(filter);
  return parts.flat().reduce((total, { count }) => total + count, 0);
}

function searchesText(filter: object): boolean {
  return /"\$reg(ex|ularExpression)/.test(mongo.BSON.EJSON.stringify(filter));
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
      ),
  );
  sums.set(model, made);
  return made;
}

/** An aggregation takes a filter as it is: ids that are texts would find nothing. */
function castFilter(model: Model<never>, filter: object): object {
  return model.find().cast(model, structuredClone(filter)) as object;
}
