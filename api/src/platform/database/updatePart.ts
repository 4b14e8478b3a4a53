import { isValidObjectId, type Model, type UpdateQuery } from 'mongoose';

import { notFound } from '../errors/appError';
import { leanWithId, canBeId } from './reading/leanFind';
import { type Revised, stale, stamp } from './updateAtRevision';

interface PartEdit<T> {
  model: Model<T>;
  /** The record. */
  id: string;
  /** Its field with the parts, each with an `_id` and a revision of its own. */
  list: string & keyof T;
  partId: string;
  /** The revision of the part that the editor read. */
  revision: number;
  actor: { id: string; name: string };
  /** The part's fields as they should become. */
  fields: object;
  /** What the same write changes in the record itself. */
  also?: UpdateQuery<T>;
  what: string;
}

/**
 * Changes one part inside a record in one atomic update, only if that part is still as the editor read it. Other parts
 * and the record's own revision stay out of it.
 * @returns the record after the change
 * @throws NOT_FOUND, or CONFLICT that says who changed the part and when
 */
export async function updatePartAtRevision<T>(edit: PartEdit<T>): Promise<T> {
  const { model, id, list, partId, revision, actor, fields, also, what } = edit;
  if (!canBeId(model, id) || !isValidObjectId(partId)) throw notFound(what);
  const changed = Object.entries({ ...fields, ...stamp(actor) }).map(([field, value]) => [
    `${list}.$.${field}`,
    value ?? null,
  ]);
  const after = await model.findOneAndUpdate(
    { _id: id, [list]: { $elemMatch: { _id: partId, revision } } } as never,
    { ...also, $set: Object.fromEntries(changed) as object, $inc: { [`${list}.$.revision`]: 1 } } as never,
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return after as unknown as T;
  throw await stalePart(edit);
}

/** The part as it is now. @throws NOT_FOUND when it, or the record, is gone */
export async function getPart<P extends { id: string }, T>({
  model,
  id,
  list,
  partId,
  what,
}: Pick<PartEdit<T>, 'model' | 'id' | 'list' | 'partId' | 'what'>): Promise<P> {
  const found = canBeId(model, id) ? await model.findById(id).select(list).lean(leanWithId) : null;
  const parts = ((found as Record<string, unknown> | null)?.[list] ?? []) as P[];
  const part = parts.find((one) => one.id === partId);
  if (!part) throw notFound(what);
  return part;
}

async function stalePart<T>(edit: PartEdit<T>) {
  const current = await getPart<Revised & { id: string }, T>(edit);
  return stale(current, edit.what);
}
