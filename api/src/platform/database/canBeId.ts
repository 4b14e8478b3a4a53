import { isValidObjectId, type Model } from 'mongoose';

/** Whether a record of this model can have this id at all; what cannot be one makes mongoose throw. */
export function canBeId<T>(model: Pick<Model<T>, 'schema'>, id: string): boolean {
  const { paths } = model.schema as { paths: Record<string, { instance: string } | undefined> };
  return paths._id?.instance !== 'ObjectId' || isValidObjectId(id);
}

/** Those of these that records of this model can have as their id. */
export function possibleIds<T>(model: Pick<Model<T>, 'schema'>, ids: readonly string[]): string[] {
  return ids.filter((id) => canBeId(model, id));
}
