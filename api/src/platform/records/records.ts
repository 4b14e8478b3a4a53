import type { Model } from 'mongoose';

import { currentAuditScope } from '../audit/auditScope';
import { hasChangeLog, pushLogLine } from '../audit/logLine';
import type { Columns } from '../database/reading/columns';
import { leanWithId, canBeId } from '../database/reading/leanWithId';
import { hasTrashedRecords } from '../database/trashOptions';
import { type Revised, staleOrGone } from '../database/updateAtRevision';
import { notFound } from '../errors/appError';
import { intoTrash } from '../trash/trashedRecords';

/**
 * One record.
 * @param what it is called in a message, with article @param columns that are needed; all when not given @throws NOT_FOUND
 */
export async function getRecord<T>(
  model: Model<T>,
  id: string,
  what: string,
  columns: Columns = {},
): Promise<T> {
  const found = canBeId(model as never, id)
    ? await model.findById(id).select(columns).lean(leanWithId)
    : null;
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

/**
 * Removes a record in one write: to the trash, where its model has one.
 * @param only what must hold @returns what it was @throws NOT_FOUND
 */
export async function removeRecord<T>(
  model: Model<T>,
  id: string,
  what: string,
  only: object = {},
): Promise<T> {
  const removed = await removeIf(model, id, only);
  if (!removed) throw notFound(what);
  return removed;
}

/** The same. @returns null when there is none */
export async function removeIf<T>(model: Model<T>, id: string, only: object): Promise<T | null> {
  if (!canBeId(model as never, id)) return null;
  const which = { ...only, _id: id } as never;
  if (!hasTrashedRecords(model as never)) {
    return (await model.findOneAndDelete(which).lean(leanWithId)) as unknown as T | null;
  }
  const { $set, $unset } = intoTrash();
  const log = hasChangeLog(model as never) && pushLogLine({ name: $set.deletedByName }, 'verwijderd');
  const update = { $set, $unset, ...(log && { $push: log }) };
  const removed = await model.findOneAndUpdate(which, update as never, {
    returnDocument: 'before',
    lean: leanWithId,
  });
  if (removed) currentAuditScope()?.deletions.push({ model: model as never, id });
  return removed as unknown as T | null;
}
