import { isValidObjectId, type Model, mongo } from 'mongoose';

import { badInput } from '../../errors/appError';
import { BLOCK, type Block, BlockSums, byBlock } from './blockSums';
import { canBeId, type Columns, leanWithId, withColumns } from './leanFind';

/** Which part of a list that grows. */
export interface PageRequest {
  /** How many; 20 when not given. */
  first?: number | null;
  /** The cursor after which it begins; absent: at the beginning. */
  after?: string | null;
  /** The columns that its answer needs; absent: all of them. */
  columns?: Columns;
  /** Whether its answer tells how many there are in all, which takes a command of its own; absent: it does. */
  isCounted?: boolean;
}

/** A part of a list, as GraphQL connections have it. */
export interface Page<T> {
  edges: { readonly cursor: string; node: T }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** Of the whole list; an error where that was not asked for. */
  readonly totalCount: number;
}

const NORMAL = 20;

/** Which columns are read: those that are named, or all but those. */
type Fields = Columns | Readonly<Record<string, 0>>;

/**
 * A page of records, newest first by id, in two commands whatever its size, or one where nobody asks how many there are.
 * @param otherwise projection when the page does not say which columns it needs
 * @param count how many there are in all: `countRecords` for a list of all records in blocks
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  page: PageRequest,
  otherwise: Fields = {},
  count: Counting = countPlainly,
): Promise<Page<T>> {
  const { first, after, columns = otherwise, isCounted = true } = page;
  if (after && !isValidObjectId(after)) throw noCursor();
  const size = first ?? NORMAL;
  const from = after ? { $and: [filter, { _id: { $lt: after } }] } : filter;
  const [found, totalCount] = await Promise.all([
    model
      .find(from as never)
      .select(columns)
      .sort({ _id: -1 })
      .limit(size + 1)
      .lean(leanWithId),
    isCounted ? count(model, filter) : undefined,
  ]);
  const nodes = (found as unknown as T[]).slice(0, size);
  return pageOf(
    nodes.map((node) => ({ cursor: node.id, node })),
    found.length > size,
    totalCount,
  );
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
 * A page of records by `sortName` or another field, in two commands whatever its size, or one where nobody asks how many there are.
 * @param otherwise projection when the page does not say which columns it needs
 * @param count how many there are in all: `countRecords` for a list of all records in blocks
 * @throws BAD_USER_INPUT when the cursor is not one of ours
 */
export async function readSortedPage<T extends { id: string }>(
  model: Model<T>,
  filter: object,
  page: PageRequest,
  otherwise: Fields = {},
  order: PageOrder = BY_SORT_NAME,
  count: Counting = countPlainly,
): Promise<Page<T>> {
  const { first, after, columns = otherwise, isCounted = true } = page;
  const size = first ?? NORMAL;
  const from = after ? { $and: [filter, afterSorted(model, after, order)] } : filter;
  const found = model
    .find(from as never)
    .select(isNamed(columns) ? withColumns(columns, order.field) : columns)
    .sort({ [order.field]: order.direction, _id: 1 })
    .limit(size + 1);
  if (order.locale) found.collation({ locale: order.locale });
  const [records, totalCount] = await Promise.all([
    found.lean(leanWithId),
    isCounted ? count(model, filter) : undefined,
  ]);
  const edges = (records as unknown as T[]).slice(0, size).map((node) => new SortedEdge(node, order));
  return pageOf(edges, records.length > size, totalCount);
}

/** Its cursor is made when it is asked for, which most lists do of the last one only. */
class SortedEdge<T extends { id: string }> {
  constructor(
    readonly node: T,
    private readonly order: PageOrder,
  ) {}

  get cursor(): string {
    return sortedCursor(this.node, this.order);
  }
}

function pageOf<T>(edges: Page<T>['edges'], hasNextPage: boolean, totalCount?: number): Page<T> {
  return {
    edges,
    pageInfo: { hasNextPage, endCursor: edges.at(-1)?.cursor ?? null },
    get totalCount(): number {
      if (totalCount === undefined) throw new Error('It was not asked how many there are in all.');
      return totalCount;
    },
  };
}

type Counting = <T>(model: Model<T>, filter: object) => Promise<number>;

function countPlainly<T>(model: Model<T>, filter: object): Promise<number> {
  return model.countDocuments(filter as never).exec();
}

function isNamed(fields: Fields): fields is Columns {
  return Object.values(fields).some((value) => value !== 0);
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

const sums = new WeakMap<Model<never>, BlockSums<{ count: number }[], object>>();

/** Longer filters, in characters, name single records: such a one is hardly asked twice, and is not kept. */
const LONGEST_KEPT = 1000;

/**
 * How many records fit a filter, of a kind that is in blocks (`modelOf`): only those are counted in which something was written since
 * the same was asked. A search in texts is counted plainly, for everybody types another one. The first count reads all records, so it
 * is for lists of all of them, not of those that an index finds.
 * @param only the blocks in which they are; all when not given
 */
export async function countRecords<T>(
  model: Model<T>,
  filter: object,
  only?: readonly string[],
): Promise<number> {
  if (!isKept(filter)) return model.countDocuments(filter as never);
  const parts = await sumsOf(model as never).read(filter, only);
  return parts.flat().reduce((total, { count }) => total + count, 0);
}

/** Whether something is kept for a filter: not for one that names single records, or searches in texts. */
export function isKept(filter: object): boolean {
  const text = mongo.BSON.EJSON.stringify(filter);
  return text.length <= LONGEST_KEPT && !/"\$reg(ex|ularExpression)/.test(text);
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
        names,
      ),
  );
  sums.set(model, made);
  return made;
}

/** An aggregation takes a filter as it is: ids that are texts would find nothing. */
function castFilter(model: Model<never>, filter: object): object {
  // The query has a copy of its own, which casting changes.
  return model.find(filter as never).cast(model) as object;
}
