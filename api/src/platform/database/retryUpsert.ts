import { isDuplicateKey } from './duplicateKey';

/**
 * Writes to a record that is made when it is not there, under a condition. When somebody else makes it at this moment the
 * database refuses the second one; then it is there, and the write is done again.
 */
export function retryUpsert<T>(write: () => Promise<T>): Promise<T> {
  return write().catch((error: unknown) => {
    if (isDuplicateKey(error, '_id')) return write();
    throw error;
  });
}
