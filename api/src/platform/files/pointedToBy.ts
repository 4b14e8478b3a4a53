import type { Model } from 'mongoose';

import type { StoredFolder } from './fileFolder';

/** Which files the records of a model point to. @param paths of stored files in the records */
export function pointedToBy<T>(model: Model<T>, ...paths: string[]): StoredFolder['pointedTo'] {
  return async (fileIds) => {
    const idsAt = (path: string): Promise<unknown[]> =>
      model.distinct(`${path}.id`, { [`${path}.id`]: { $in: fileIds } } as never);
    const ids = (await Promise.all(paths.map(idsAt))).flat();
    // Of a list, the database also tells the other files.
    return fileIds.filter((id) => ids.includes(id));
  };
}
