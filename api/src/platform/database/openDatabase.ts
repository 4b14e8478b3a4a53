import { join, resolve } from 'node:path';

import mongoose, { type Connection } from 'mongoose';

import { addressOf, forgetAddress, noteAddress } from '../embedded/socketDir';
import { startEmbedded, type WatchedEngine } from '../embedded/startEmbedded';
import { StartupError } from '../errors/appError';
import { connectDatabase } from './connect';

/** In the repository; the same from source and compiled. */
const CACHE_DIR = resolve(__dirname, '../../../../.cache/embedded-mongodb');

interface DatabaseSettings {
  MONGODB_URI?: string;
  DATA_DIR: string;
  ENGINE_CACHE_MB?: number;
  SERVER_TIMING?: boolean;
}

/** An open database and how to close it. */
export interface OpenDatabase {
  connection: Connection;
  /** Whether it is the embedded engine: only that one ever gets demo data. */
  embedded: boolean;
  /** How the embedded engine fares. */
  engine?: WatchedEngine;
  /** Resolves with a sentence when the embedded database is given up; never for a server. */
  failed: Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens the database named by MONGODB_URI, or the embedded one in DATA_DIR.
 * @param onBegun called when the embedded engine begins to open the folder, which it does by itself
 * @throws StartupError
 */
export async function openDatabase(settings: DatabaseSettings, onBegun?: () => void): Promise<OpenDatabase> {
  if (settings.MONGODB_URI) {
    const connection = await connectDatabase(settings.MONGODB_URI, { watch: settings.SERVER_TIMING });
    return {
      connection,
      embedded: false,
      failed: new Promise(() => undefined),
      close: () => mongoose.disconnect(),
    };
  }
  const dataDir = settings.DATA_DIR;
  const engine = await startEmbedded({
    dataDir,
    cacheDir: CACHE_DIR,
    cacheMb: settings.ENGINE_CACHE_MB,
    onBegun,
  });
  const connection = await connectDatabase(engine.uri, { embedded: true, watch: settings.SERVER_TIMING });
  await noteAddress(dataDir, engine.uri);
  return {
    connection,
    embedded: true,
    engine,
    failed: engine.failed,
    close: async () => {
      await mongoose.disconnect();
      await forgetAddress(dataDir);
      await engine.close();
    },
  };
}

/**
 * The same, begun early: what is loaded after this keeps the process busy for a second, while the engine opens its folder.
 * @returns once the engine has begun, or failed to, how it goes on
 */
export async function beginOpening(settings: DatabaseSettings): Promise<{ database: Promise<OpenDatabase> }> {
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const database = openDatabase(settings, begin);
  // Who waits for the database hears it.
  const failed = database.catch(() => undefined);
  await Promise.race([begun, failed]);
  return { database };
}

/** Opens the same, but also while a portal runs on the embedded database of DATA_DIR: then that is reached. @throws StartupError */
export async function openBesidePortal(settings: DatabaseSettings): Promise<OpenDatabase> {
  const uri = settings.MONGODB_URI ? undefined : await addressOf(settings.DATA_DIR);
  if (!uri) return openDatabase(settings);
  return {
    connection: await connectDatabase(uri, { embedded: true }),
    embedded: true,
    failed: new Promise(() => undefined),
    close: () => mongoose.disconnect(),
  };
}

/** Each is safe to repeat: a crash half-way runs it again, and two processes may start at once. */
const FOLDER = join(__dirname, '../../migrations');

/**
 * Brings stored data to the shape that this version reads: runs the migrations that this database has not had yet,
 * in the order of their names, and remembers them in `migrations`. @throws StartupError
 */
export async function migrate(connection: Connection): Promise<void> {
  // The package gives promises to those who require it, whatever its types say.
  const library = await import('migrate-mongo');
  const [config, up] = await Promise.all([Promise.resolve(library.config), Promise.resolve(library.up)]);
  config.set({
    migrationsDir: FOLDER,
    changelogCollectionName: 'migrations',
    migrationFileExtension: '.js',
  });
  try {
    await up(connection.db as never, connection.getClient() as never);
  } catch (error) {
    throw new StartupError(
      `The data could not be brought to this version (${error instanceof Error ? error.message : 'no reason given'}).`,
    );
  }
}
