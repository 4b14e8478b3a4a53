import type { Model } from 'mongoose';

import type { StoredFolder } from './fileFolder';

/** Which files the records of a model point to. @param path of the stored file in the records */
export function pointedToBy<T>(model: Model<T>, path: string): StoredFolder['pointedTo'] {
  return async (fileIds) => {
    const pointing = { [`${path}.id`]: { $in: fileIds } } as never;
    const ids: unknown[] = await model.distinct(`${path}.id`, pointing);
    // Of a list, the database also tells the other files.
    return fileIds.filter((id) => ids.includes(id));
  };
}
