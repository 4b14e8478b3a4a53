import { isValidObjectId, type Model } from 'mongoose';

import { badInput } from '../errors/appError';
import { canBeId } from './canBeId';
import { type Columns, withColumns } from './columns';
import { leanWithId } from './leanWithId';

/** Which part of a list that grows. */
export interface PageRequest {
  /** How many; 20 when not given. */
  first?: number | null;
  /** The cursor after which it begins; absent: at the beginning. */
  after?: string | null;
}

/** A part of a list, as GraphQL connections have it. */
export interface Page<T> {
  edges: { cursor: string; node: T }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Of the whole list. */
  totalCount: number;
}

const NORMAL = 20;

/** Which columns are read: those that are named, or all but those. */
type Fields = Columns | Readonly<Record<string, 0>>;

/**
 * A page of records, newest first by id, in two commands whatever its size.
 * @param fields projection: the columns that are needed
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  { first, after }: PageRequest,
  fields: Fields = {},
): Promise<Page<T>> {
  if (after && !isValidObjectId(after)) throw noCursor();
  const size = first ?? NORMAL;
  const from = after ? { $and: [filter, { _id: { $lt: after } }] } : filter;
  const [found, totalCount] = await Promise.all([
    model
      .find(from as never)
      .select(fields)
      .sort({ _id: -1 })
      .limit(size + 1)
      .lean(leanWithId),
    model.countDocuments(filter as never),
  ]);
  const nodes = (found as unknown as T[]).slice(0, size);
  return {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: found.length > size, endCursor: nodes.at(-1)?.id ?? null },
    totalCount,
  };
}

/** A field by which a list is sorted; records without it come last. */
export interface PageOrder {
  field: string;
  direction: 1 | -1;
  /** Texts by the rules of a language, such as `nl`; otherwise by their codes. */
  locale?: string;
  /** The field holds moments. */
  isMoment?: boolean;
}

const BY_SORT_NAME: PageOrder = { field: 'sortName', direction: 1 };

/**
 * A page of records by `sortName` or another field, in two commands whatever its size.
 * @param fields projection: the columns that are needed
 * @param count how many there are in all: `countRecords` for a list of all records in blocks
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readSortedPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  { first, after }: PageRequest,
  fields: Fields = {},
  order: PageOrder = BY_SORT_NAME,
  count: Counting = countPlainly,
): Promise<Page<T>> {
  const size = first ?? NORMAL;
  const from = after ? { $and: [filter, afterSorted(model, after, order)] } : filter;
  const found = model
    .find(from as never)
    .select(isNamed(fields) ? withColumns(fields, order.field) : fields)
    .sort({ [order.field]: order.direction, _id: 1 })
    .limit(size + 1);
  if (order.locale) found.collation({ locale: order.locale });
  const [records, totalCount] = await Promise.all([found.lean(leanWithId), count(model, filter)]);
  const edges = (records as unknown as T[])
    .slice(0, size)
    .map((node) => ({ cursor: sortedCursor(node, order), node }));
  const pageInfo = { hasNextPage: records.length > size, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, totalCount };
}

type Counting = <T>(model: Model<T>, filter: object) => Promise<number>;

function countPlainly<T>(model: Model<T>, filter: object): Promise<number> {
  return model.countDocuments(filter as never).exec();
}

function isNamed(fields: Fields): fields is Columns {
  return Object.values(fields).includes(1);
}

function sortedCursor(node: { id: string }, { field }: PageOrder): string {
  const value = (node as Record<string, unknown>)[field] ?? null;
  return Buffer.from(JSON.stringify([value, node.id])).toString('base64url');
}

function afterSorted<T>(model: Model<T>, cursor: string, { field, direction, isMoment }: PageOrder): object {
  const [value, id] = readCursor(cursor);
  if (typeof id !== 'string' || !canBeId(model as never, id)) throw noCursor();
  const beyond = (bound: unknown) => ({
    $or: [
      { [field]: direction === 1 ? { $gt: bound } : { $lt: bound } },
      // Without it they come last, going down.
      ...(direction === -1 ? [{ [field]: null }] : []),
      { [field]: bound, _id: { $gt: id } },
    ],
  });
  if (isMoment) {
    if (value === null) return { [field]: null, _id: { $gt: id } };
    const moment = new Date(typeof value === 'string' ? value : NaN);
    if (!Number.isNaN(moment.getTime())) return beyond(moment);
  } else if (typeof value === 'string') return beyond(value);
  throw noCursor();
}

function readCursor(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // The same answer.
  }
  throw noCursor();
}

/** The refusal of a cursor that is not one of ours. */
export function noCursor(): Error {
  return badInput({ after: 'Deze plaats in de lijst bestaat niet' });
}
