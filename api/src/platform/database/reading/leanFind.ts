import mongoose, {
  isValidObjectId,
  type Model,
  type mongo,
  type Query,
  type Schema,
  type Types,
} from 'mongoose';

import { type Found, readAtOnce } from './readAtOnce';

/** So many records are one answer; where there are more, the driver's cursor reads them. */
const MOST = 10_000;

/** The `batchSize` of what may be tens of thousands of records: they come in pieces, with others answered in between. */
export const IN_PIECES = 2000;

/** What a query may ask for to be read here, and under the same name in the command. */
const TAKEN = ['sort', 'limit', 'skip', 'collation', 'hint', 'maxTimeMS'] as const;
const KNOWN: ReadonlySet<string> = new Set([...TAKEN, 'readPreference']);

type Find = Query<unknown, Found> & { op?: string; _transforms?: readonly unknown[] };

/**
 * Has a schema read its records and lists (`findOne` and `find` with `.lean(leanWithId)`) as one answer, which becomes objects at
 * once: the cursor of the driver does so record by record, each with options of its own, for three times the processor time. What
 * is more than an answer holds, or asks for something unusual, is left to the driver, and so is what finds the database away, for it
 * looks where the database has gone. The last plugin of a schema: it reads what the others have made of the query.
 * @param most records that are read like this
 */
export function leanFind(schema: Schema, most = MOST): void {
  const hidden = hiddenOf(schema);
  const parts = partsWithId(schema);
  schema.pre(['find', 'findOne'], { document: false, query: true }, async function (this: Find) {
    const records = isTaken(this) ? await read(this, hidden, most) : undefined;
    if (!records) return;
    for (const record of records) addIds(record, parts);
    answerInstead(this.op === 'findOne' ? (records[0] ?? null) : records);
  } as never);
}

function isTaken(query: Find): boolean {
  const { lean, populate } = query.mongooseOptions();
  if (lean !== (leanWithId as unknown) || populate !== undefined) return false;
  // Such as `orFail`: what is skipped is not given to them.
  if (query._transforms?.length) return false;
  if (query.model.db.readyState !== mongoose.ConnectionStates.connected) return false;
  return Object.keys(query.getOptions()).every((name) => KNOWN.has(name));
}

/** @returns undefined: this is for the driver */
async function read(query: Find, hidden: readonly string[], most: number): Promise<Found[] | undefined> {
  const { db } = query.model.db;
  const projection = projectionOf(query, hidden);
  if (!db || !projection) return undefined;
  const options = query.getOptions() as Record<string, unknown>;
  const asked = TAKEN.filter((name) => options[name] !== undefined);
  const isOne = query.op === 'findOne';
  const command = {
    find: query.model.collection.name,
    filter: query.cast(query.model) as object,
    projection,
    ...Object.fromEntries(asked.map((name) => [name, options[name]])),
    // One more than there may be, or the server keeps the cursor.
    ...(isOne ? { limit: 1, singleBatch: true } : { batchSize: most + 1 }),
  };
  return readAtOnce(db, command, options.readPreference as mongo.ReadPreference | undefined);
}

/** The projection with what is never read unasked; undefined when it is more than names. */
function projectionOf(query: Find, hidden: readonly string[]): object | undefined {
  const columns = (query.projection() ?? {}) as unknown as Found;
  const entries = Object.entries(columns);
  if (!entries.every(([name]) => /^[^+-]/.test(name))) return undefined;
  const names = entries.filter(([name]) => name !== '_id' || entries.length === 1);
  if (names.some(([, value]) => value === 1 || value === true)) return columns;
  if (!names.every(([, value]) => value === 0 || value === false)) return undefined;
  const left = hidden.filter((path) => !(path in columns));
  return { ...columns, ...Object.fromEntries(left.map((path) => [path, 0])) };
}

/** The columns that are never read unasked (`select: false`). */
function hiddenOf(schema: Schema, prefix = ''): string[] {
  const hidden: string[] = [];
  schema.eachPath((path, { options }) => {
    if ((options as { select?: boolean }).select === false) hidden.push(prefix + path);
  });
  const below = schema.childSchemas.flatMap(({ schema: inner, model }) =>
    hiddenOf(inner, `${prefix}${(model as { path: string }).path}.`),
  );
  return [...hidden, ...below];
}

/** Where a record has parts with an `_id` of their own; as with mongoose itself, not those within parts. */
function partsWithId(schema: Schema): string[][] {
  return schema.childSchemas
    .filter(({ schema: inner }) => inner.path('_id'))
    .map(({ model }) => (model as { path: string }).path.split('.'));
}

function addIds(record: Found, parts: readonly string[][]): void {
  leanWithId.transform(record);
  for (const path of parts) {
    const part = path.reduce<unknown>((at, name) => (at as Found | undefined)?.[name], record);
    for (const one of Array.isArray(part) ? part : [part]) {
      if (one !== null && typeof one === 'object') leanWithId.transform(one as Found);
    }
  }
}

/** Ends a hook before a query with what the query is to give: it is not sent, and hooks after it run as ever. */
export function answerInstead(found: unknown): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a hook of mongoose says what was found
  throw mongoose.skipMiddlewareFunction(found);
}

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

/**
 * Which columns of records are read: a projection of MongoDB that names each of them, `payments.year` of a part, or has the
 * expression of one that the database computes.
 */
export type Columns = Readonly<Record<string, 1 | object>>;

/** The projection of these paths. A part within a whole that is named too is left out: MongoDB refuses both. */
export function columnsOf(paths: Iterable<string>): Columns {
  const all = [...new Set(paths)];
  const isWithin = (path: string) => all.some((whole) => path.startsWith(`${whole}.`));
  return Object.fromEntries(all.filter((path) => !isWithin(path)).map((path) => [path, 1]));
}

/** Columns with others beside them. */
export function withColumns(columns: Columns, ...others: readonly string[]): Columns {
  const all = columnsOf([...Object.keys(columns), ...others]);
  return Object.fromEntries(Object.keys(all).map((path) => [path, columns[path] ?? 1]));
}
