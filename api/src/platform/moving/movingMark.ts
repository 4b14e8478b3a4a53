import type { mongo } from 'mongoose';

import { StartupError } from '../errors/startupError';

/** The collection that is there while old data is being moved in, and after a run that was cut off. */
export const MOVING_MARK = 'movingUnderWay';

/** @throws StartupError when moving in old data was cut off: some of it is there, and some is not */
export async function mustBeMovedIn(db: mongo.Db): Promise<void> {
  if ((await db.collection(MOVING_MARK).findOne()) === null) return;
  throw new StartupError(
    'Old data was not moved in to the end: run "npm run import-old -- <dump>" again, it goes on where it was.',
  );
}
