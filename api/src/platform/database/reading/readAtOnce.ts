import { AsyncLocalStorage } from 'node:async_hooks';

import mongoose, { type Aggregate, type Model, type mongo, type Query, type Schema } from 'mongoose';

import { isDatabaseAway } from '../databaseAway';

/** A record as the database gives it. */
export type Found = Record<string, unknown>;

interface FindCommand {
  find: string;
  filter: object;
}

interface Reply {
  cursor: { id: unknown; firstBatch: Found[] };
}

/**
 * Sends a `find` of which all is one answer.
 * @returns undefined when there is more, or the database is away: then the driver is to read it
 */
export async function readAtOnce(
  db: mongo.Db,
  command: FindCommand,
  readPreference: mongo.ReadPreference | undefined = db.readPreference,
): Promise<Found[] | undefined> {
  const { readConcern } = db;
  try {
    const reply = await db.command({ ...command, ...(readConcern && { readConcern }) }, { readPreference });
    const { cursor } = reply as unknown as Reply;
    if (String(cursor.id) === '0') return cursor.firstBatch;
    // One that cannot be closed ends by itself after ten minutes; the list is read all the same.
    await db.command({ killCursors: command.find, cursors: [cursor.id] }).catch(() => undefined);
    return undefined;
  } catch (error) {
    if (isDatabaseAway(error)) return undefined;
    throw error;
  }
}

/**
 * One record, past mongoose: for what is read at each request.
 * @typeParam Stored as it is stored
 */
export async function findOneAtOnce<Stored>(
  { db: { db }, collection }: Model<never>,
  filter: object,
  projection: object,
): Promise<Stored | null> {
  const command = { find: collection.collectionName, filter, projection, limit: 1, singleBatch: true };
  const found = db && (await readAtOnce(db, command));
  if (found) return (found[0] as Stored | undefined) ?? null;
  return collection.findOne(filter, { projection }) as Promise<Stored | null>;
}

/** Where what everybody may read is read: on the primary, or elsewhere when the replica set has somebody else. */
export type PublicReads = 'primary' | 'secondaryPreferred';

/** One that is further behind is not asked: in seconds, the least that the driver takes. */
const MOST_BEHIND = 90;
const QUERIES = ['find', 'findOne', 'countDocuments', 'distinct'] as never;

const { ReadPreference } = mongoose.mongo;
const elsewhere = new ReadPreference('secondaryPreferred', undefined, { maxStalenessSeconds: MOST_BEHIND });

const reading = new AsyncLocalStorage<{ isPublic: boolean }>();

/** Runs one request. Once {@link mayReadElsewhere} is called in it, its reads may go to a secondary. */
export function whereAllowed<Result>(where: PublicReads, request: () => Result): Result {
  return where === 'primary' ? request() : reading.run({ isPublic: false }, request);
}

/** The request under way asks only for what is the same for everybody, and what caches may keep for a minute. */
export function mayReadElsewhere(): void {
  const request = reading.getStore();
  if (request) request.isPublic = true;
}

/** Has a schema read on a secondary where that is allowed (P262). */
export function publicReads(schema: Schema): void {
  schema.pre(QUERIES, { document: false, query: true }, function (this: Query<unknown, unknown>) {
    if (reading.getStore()?.isPublic) this.read(elsewhere as never);
  } as never);
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    if (reading.getStore()?.isPublic) this.read(elsewhere as never);
  });
}
