import type { mongo } from 'mongoose';

import { StartupError } from '../errors/startupError';

/** The collection that is there while a restore is under way, and after one that was cut off. */
export const RESTORE_MARK = 'restoreUnderWay';

/** @throws StartupError when a restore was cut off: what is there is a part of it */
export async function mustBeRestored(db: mongo.Db): Promise<void> {
  if ((await db.collection(RESTORE_MARK).findOne()) === null) return;
  throw new StartupError(
    'A backup was not restored to the end, so data is missing: run "npm run restore -- <file> --replace" again.',
  );
}
