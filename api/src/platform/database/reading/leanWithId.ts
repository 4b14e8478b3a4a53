import { type Types, isValidObjectId, type Model } from 'mongoose';

interface Stored {
  _id?: Types.ObjectId | string;
  id?: string;
}

/**
 * The option of every `.lean()`: plain objects, fast to send, with `id` as the string of `_id`.
 * The one place where ids become strings.
 */
export const leanWithId = {
  transform<T extends Stored | undefined>(document: T): T {
    // mongoose also calls it for nested parts that a projection left out.
    if (document?._id !== undefined && document.id === undefined) document.id = String(document._id);
    return document;
  },
};

/** Whether a record of this model can have this id at all; what cannot be one makes mongoose throw. */
export function canBeId<T>(model: Pick<Model<T>, 'schema'>, id: string): boolean {
  const { paths } = model.schema as { paths: Record<string, { instance: string } | undefined> };
  return paths._id?.instance !== 'ObjectId' || isValidObjectId(id);
}

/** Those of these that records of this model can have as their id. */
export function possibleIds<T>(model: Pick<Model<T>, 'schema'>, ids: readonly string[]): string[] {
  return ids.filter((id) => canBeId(model, id));
}
