import { isValidObjectId, type Model } from 'mongoose';

import { badInput } from '../errors/appError';
import { plain } from './plain';

/** Which part of a list that grows. */
export interface PageRequest {
  /** How many; 20 when not given. */
  first?: number | null;
  /** The cursor after which it begins; absent: at the begin. */
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
 * @throws BAD_USER_INPUT when the cursor is none of ours
 */
export async function readPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  { first, after }: PageRequest,
  fields: Readonly<Record<string, 0 | 1>> = {},
): Promise<Page<T>> {
  if (after && !isValidObjectId(after)) throw badInput({ after: 'Deze plaats in de lijst bestaat niet' });
  const size = first ?? NORMAL;
  const from = after ? { $and: [filter, { _id: { $lt: after } }] } : filter;
  const [found, totalCount] = await Promise.all([
    model
      .find(from as never)
      .select(fields)
      .sort({ _id: -1 })
      .limit(size + 1)
      .lean(plain),
    model.countDocuments(filter as never),
  ]);
  const nodes = (found as unknown as T[]).slice(0, size);
  return {
    edges: nodes.map((node) => ({ cursor: node.id, node })),
    pageInfo: { hasNextPage: found.length > size, endCursor: nodes.at(-1)?.id ?? null },
    totalCount,
  };
}
