import { isPlain } from '../audit/changedValues';
import type { StoredFile } from './storedFile.type';

/** The stored files that a record, a part of one, or a list of them has. */
export function filesIn(value: unknown): Pick<StoredFile, 'id' | 'url'>[] {
  if (Array.isArray(value)) return value.flatMap(filesIn);
  if (!isPlain(value)) return [];
  const { id, url } = value;
  if (typeof id === 'string' && typeof url === 'string' && url.startsWith('/files/')) return [{ id, url }];
  return Object.values(value).flatMap(filesIn);
}
