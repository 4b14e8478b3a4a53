import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';

import mongoose, { type Connection, type mongo } from 'mongoose';

import { StartupError } from '../errors/appError';

/** How to connect. */
interface ConnectOptions {
  /** The embedded engine: a write counts as done when its journal is on disk (its address says so). */
  embedded?: boolean;
  /** Count the commands of each request, for the benchmark. */
  watch?: boolean;
}

/**
 * Connects the models to a MongoDB. On a server, a write counts as done when a majority has it on disk.
 * @throws StartupError when there is no server at that address or it refuses us; the address is not told
 */
export async function connectDatabase(
  uri: string,
  { embedded, watch }: ConnectOptions = {},
): Promise<Connection> {
  failOnClosedConnections();
  try {
    await mongoose.connect(uri, {
      // An address that names no database would end up in 'test'.
      ...(new URL(uri).pathname.length <= 1 && { dbName: 'carnaval' }),
      // The embedded engine has no majority: asked for one, it answers before the journal is on disk.
      ...(!embedded && { writeConcern: { w: 'majority', journal: true } }),
      serverSelectionTimeoutMS: 8000,
      // An engine that is started again is there within a second; the driver would look only every ten.
      ...(embedded && { heartbeatFrequencyMS: 500 }),
      autoIndex: false,
      autoCreate: false,
      monitorCommands: watch ?? false,
    });
  } catch (error) {
    await mongoose.disconnect();
    throw new StartupError(
      `No MongoDB could be reached with MONGODB_URI (${reason(error)}): check the address, the password and the network.`,
    );
  }
  if (watch) watchCommands(mongoose.connection);
  return mongoose.connection;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'no reason given';
  const text = `${error.name} ${error.message}`;
  if (/auth/i.test(text)) return 'it refused the user or the password';
  if (/ENOTFOUND|EAI_AGAIN/.test(text)) return 'the host name is unknown';
  if (/ECONNREFUSED/.test(text)) return 'nothing answers there';
  if (/parse|invalid|unescaped/i.test(text)) return 'the address is not well formed';
  return 'no answer in time';
}

/** Of so many collections indexes are made at the same time. */
const AT_ONCE = 8;

/** What of a model says and makes its indexes. */
export interface Indexed {
  schema: { indexes(): readonly (readonly [object, object])[] };
  collection: { createIndexes(indexes: mongo.IndexDescription[]): Promise<unknown> };
}

/**
 * Makes the indexes of all models, those of each in one command; of those that are there already the database only says so.
 * @throws MongoServerError when records do not allow one
 */
export async function createIndexes(models: readonly Indexed[]): Promise<void> {
  const waiting = [...models];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let model = waiting.shift(); model; model = waiting.shift()) await createIndexesOf(model);
    }),
  );
}

async function createIndexesOf({ schema, collection }: Indexed): Promise<void> {
  const indexes = schema.indexes().map(([key, options]) => ({ ...options, key }));
  if (indexes.length > 0) await collection.createIndexes(indexes as mongo.IndexDescription[]);
}

const counted = new AsyncLocalStorage<{ commands: number }>();

/** Counts the commands that this connection sends, for {@link countCommands}. Needs `monitorCommands`. */
function watchCommands(connection: Connection): void {
  connection.getClient().on('commandStarted', () => {
    const current = counted.getStore();
    if (current) current.commands += 1;
  });
}

/** Runs a task; `count()` inside it tells how many database commands it has sent so far. */
export function countCommands<T>(task: (count: () => number) => Promise<T>): Promise<T> {
  const current = { commands: 0 };
  return counted.run(current, () => task(() => current.commands));
}

/** What we need to know of a connection of the driver. */
interface DriverConnection extends EventEmitter {
  closed: boolean;
}
type WriteCommand = (this: DriverConnection, command: object, options: object) => Promise<void>;
type ReadMany = (this: DriverConnection, options: object) => AsyncGenerator<unknown>;

interface Prototype {
  writeCommand?: WriteCommand;
  readMany?: ReadMany;
}

const mended = new WeakSet<Prototype>();

/**
 * Mends the driver: a command whose connection is closed while it is sent, or before the driver begins to wait for its
 * answer, waits for ever (mongodb 7.2 to 7.9; seen at one of three kills of the engine under load). It fails now as any
 * command does whose connection is closed. @throws when the driver has changed, so that who brings a new one looks here
 */
function failOnClosedConnections(): void {
  const driver = createRequire(require.resolve('mongoose'))('mongodb/lib/cmap/connection') as {
    Connection?: { prototype: Prototype };
  };
  const prototype = driver.Connection?.prototype;
  if (!prototype?.writeCommand || !prototype.readMany)
    throw new Error('The driver speaks with the server in another way: see connect.ts.');
  if (mended.has(prototype)) return;
  mended.add(prototype);
  prototype.writeCommand = writing(prototype.writeCommand);
  prototype.readMany = reading(prototype.readMany);
}

function writing(write: WriteCommand): WriteCommand {
  return async function (command, options) {
    let stop = () => undefined as void;
    const closed = new Promise<never>((_resolve, reject) => {
      stop = () => reject(closedError());
      this.once('close', stop);
    });
    if (this.closed) stop();
    try {
      await Promise.race([closed, write.call(this, command, options)]);
    } finally {
      this.off('close', stop);
    }
  };
}

function reading(read: ReadMany): ReadMany {
  return async function* (options) {
    // From the next line on the driver hears of it by itself.
    if (this.closed) throw closedError();
    yield* read.call(this, options);
  };
}

function closedError(): Error {
  return new mongoose.mongo.MongoNetworkError('the connection was closed');
}
