import 'reflect-metadata';

import { resolve } from 'node:path';

import { makeBackup } from '../platform/backup/makeBackup';
import { openBesidePortal } from '../platform/database/openDatabase';
import { StartupError } from '../platform/errors/appError';
import { readConfig } from '../platform/settings/config';
import { runCommand } from './runCommand';

/** `npm run backup -- <file>`: copies the database into one file, also while the portal runs. */
async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  if (!path) throw new StartupError('Say where it goes: npm run backup -- backup.tar.gz');
  const config = readConfig(process.env);
  const database = await openBesidePortal(config);
  try {
    const made = await makeBackup(database.connection.db!, resolve(path), config.BACKUP_RECIPIENT);
    const megabytes = (made.size / 1024 / 1024).toFixed(1);
    process.stdout.write(
      `${path}: ${made.documents} documenten, ${megabytes} MB, ${made.isVerified ? 'teruggelezen en vergeleken' : 'versleuteld'}.\n` +
        (made.changes > 0 ? `Tijdens het maken zijn ${made.changes} gegevens gewijzigd.\n` : ''),
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code === 'string')
      throw new StartupError(`${path} could not be written (${code}).`, { cause: error });
    throw error;
  } finally {
    await database.close();
  }
}

void runCommand(main);
