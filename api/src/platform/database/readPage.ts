import { isValidObjectId, type Model } from 'mongoose';

import { badInput } from '../errors/appError';
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

/**
 * A page of records, newest first by id, in two commands whatever its size.
 * @param fields projection: the columns that are needed
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  { first, after }: PageRequest,
  fields: Readonly<Record<string, 0 | 1>> = {},
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

/** A record in a list that is sorted by a text of its own. */
interface Sorted {
  id: string;
  sortName: string;
}

/**
 * A page of records by `sortName`, in two commands whatever its size.
 * @param fields projection: the columns that are needed
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readSortedPage<T extends Sorted>(
  model: Model<T>,
  filter: object,
  { first, after }: PageRequest,
  fields: Readonly<Record<string, 0 | 1>> = {},
): Promise<Page<T>> {
  const size = first ?? NORMAL;
  const from = after ? { $and: [filter, afterSorted(after)] } : filter;
  const [found, totalCount] = await Promise.all([
    model
      .find(from as never)
      .select(fields)
      .sort({ sortName: 1, _id: 1 })
      .limit(size + 1)
      .lean(leanWithId),
    model.countDocuments(filter as never),
  ]);
  const edges = (found as unknown as T[])
    .slice(0, size)
    .map((node) => ({ cursor: sortedCursor(node), node }));
  const pageInfo = { hasNextPage: found.length > size, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, totalCount };
}

function sortedCursor({ sortName, id }: Sorted): string {
  return Buffer.from(JSON.stringify([sortName, id])).toString('base64url');
}

function afterSorted(cursor: string): object {
  try {
    const [sortName, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof sortName === 'string' && typeof id === 'string') {
      return { $or: [{ sortName: { $gt: sortName } }, { sortName, _id: { $gt: id } }] };
    }
  } catch {
    // The same answer.
  }
  throw noCursor();
}

/** The refusal of a cursor that is not one of ours. */
export function noCursor(): Error {
  return badInput({ after: 'Deze plaats in de lijst bestaat niet' });
}
