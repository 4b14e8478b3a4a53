import type { Model } from 'mongoose';

import { notFound } from '../errors/appError';
import { canBeId } from './canBeId';
import { leanWithId } from './leanWithId';
import { type Revised, staleOrGone } from './updateAtRevision';

/** One record. @param what it is called in a message, with article @throws NOT_FOUND */
export async function getRecord<T>(model: Model<T>, id: string, what: string): Promise<T> {
  const found = canBeId(model as never, id) ? await model.findById(id).lean(leanWithId) : null;
  if (!found) throw notFound(what);
  return found as unknown as T;
}

/**
 * One record as an editor read it, for an edit that has to look at it first.
 * @throws NOT_FOUND, CONFLICT when somebody else changed it since
 */
export async function getRecordAt<T extends Revised>(
  model: Model<T>,
  id: string,
  revision: number,
  what: string,
): Promise<T> {
  const found = await getRecord(model, id, what);
  if (found.revision !== revision) throw await staleOrGone(model, id, what);
  return found;
}

/** Stores a new record and reads it back as all others are read. */
export async function addRecord<T>(model: Model<T>, fields: Partial<T>): Promise<T> {
  const { _id } = await model.create(fields as never);
  return (await model.findById(_id).lean(leanWithId)) as unknown as T;
}

/** Removes a record in one write. @returns what it was @throws NOT_FOUND */
export async function removeRecord<T>(
  model: Model<T>,
  id: string,
  what: string,
  only: object = {},
): Promise<T> {
  const removed = canBeId(model as never, id)
    ? await model.findOneAndDelete({ ...only, _id: id } as never).lean(leanWithId)
    : null;
  if (!removed) throw notFound(what);
  return removed as unknown as T;
}
