import type { Model } from 'mongoose';

import { currentAuditScope } from '../audit/auditScope';
import { hasChangeLog, pushLogLine, WITHOUT_LOG } from '../audit/logLine';
import { searchedWords, textSearchFilter } from '../database/reading/findByWords';
import { idsHolding } from '../database/reading/keptTexts';
import { canBeId, type Columns, leanWithId } from '../database/reading/leanFind';
import {
  countRecords,
  isKept,
  type Page,
  type PageRequest,
  readSortedPage,
} from '../database/reading/readPage';
import { hasTrashedRecords } from '../database/trashOptions';
import { type Revised, staleOrGone } from '../database/updateAtRevision';
import { notFound } from '../errors/appError';
import { intoTrash } from '../trash/trashedParts';

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

/** Of more records than these it is quicker to go through the order of the list until a page is full. */
const MOST_NAMED = 2000;

/**
 * A page by `sortName` of a list of all records in blocks (`modelOf`), searched in their `searchText`.
 * @param filter which records, beside what is searched @param search words of which each is in the text; empty: all records
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readSearchedPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  search: string | null | undefined,
  page: PageRequest,
): Promise<Page<T>> {
  const words = searchedWords(search);
  if (words.length === 0) return readSortedPage<T>(model, filter, page, WITHOUT_LOG, undefined, countRecords);
  const holding = { $and: [filter, ...textSearchFilter('searchText', search)] };
  if (!isKept(filter)) return readSortedPage<T>(model, holding, page, WITHOUT_LOG);
  const ids = await idsHolding(model, filter, words);
  const found = ids.length <= MOST_NAMED ? { $and: [filter, { _id: { $in: ids } }] } : holding;
  return readSortedPage<T>(model, found, page, WITHOUT_LOG, undefined, () => Promise.resolve(ids.length));
}
