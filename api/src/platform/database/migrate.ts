import { join } from 'node:path';

import type { Connection } from 'mongoose';

import { StartupError } from '../errors/appError';

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
