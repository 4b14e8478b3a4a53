import type { Model, mongo } from 'mongoose';

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
