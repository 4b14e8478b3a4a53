import type { Model } from 'mongoose';

import { isPlain } from '../audit/changedValues';
import { WITH_TRASH } from '../database/trashOptions';
import { hasTrashedParts } from '../database/trashOptions';
import type { StoredFolder } from './fileFolder';
import type { StoredFile } from './storedFile.type';

/** Which files the records of a model point to. @param paths of stored files in the records */
export function pointedToBy<T>(model: Model<T>, ...paths: string[]): StoredFolder['pointedTo'] {
  return async (fileIds, live = false) => {
    const idsAt = (path: string): Promise<unknown[]> =>
      model
        .distinct(`${path}.id`, { [`${path}.id`]: { $in: fileIds } } as never)
        .setOptions(live ? {} : WITH_TRASH);
    const all = live ? paths : paths.flatMap((path) => [path, ...trashedPath(model, path)]);
    const ids = (await Promise.all(all.map(idsAt))).flat();
    // Of a list, the database also tells the other files.
    return fileIds.filter((id) => ids.includes(id));
  };
}

/** Where the file of a part in a list is while that lies in the trash of its record. */
function trashedPath<T>(model: Model<T>, path: string): string[] {
  const [, ...inPart] = path.split('.');
  return hasTrashedParts(model) && inPart.length > 0 ? [['trash.parts.part', ...inPart].join('.')] : [];
}

/** The stored files that a record, a part of one, or a list of them has. */
export function filesIn(value: unknown): Pick<StoredFile, 'id' | 'url'>[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (!isPlain(value)) return [];
  const { id, url } = value;
  if (typeof id === 'string' && typeof url === 'string' && url.startsWith('/files/')) return [{ id, url }];
  return Object.values(value).flatMap(filesIn);
}
