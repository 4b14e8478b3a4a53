import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';

import type { mongo } from 'mongoose';

import { backUp } from './backUp';
import { type Backup, noteBackup } from './backup.model';
import { verifyBackup } from './verifyBackup';

/**
 * Makes a backup, reads it back unless it is encrypted, and notes it as the latest one.
 * @param recipient age1…, to encrypt it for @throws when it cannot be made or is not what was read
 */
export async function makeBackup(
  db: mongo.Db,
  path: string,
  recipient?: string,
): Promise<Omit<Backup, '_id'>> {
  const { collections, changes } = await backUp(db, path, { recipient });
  if (!recipient) await mustBeRight(path);
  const made = {
    madeAt: new Date(),
    name: basename(path),
    size: (await stat(path)).size,
    documents: collections.reduce((total, { documents }) => total + documents, 0),
    changes,
    isVerified: !recipient,
  };
  await noteBackup(made);
  return made;
}

/** Reads it back; one that is not what was read from the database is no backup, and goes. */
async function mustBeRight(path: string): Promise<void> {
  try {
    await verifyBackup(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
