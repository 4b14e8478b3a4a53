import { mongo } from 'mongoose';

/** Whether a write was refused because a unique index already has this value. @param path of the index */
export function isDuplicateKey(error: unknown, path: string): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11000 && path in (error.keyPattern ?? {});
}

/** Whether a write was refused because some unique index already has its value: of many writes at once no path is told. */
export function isAnyDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11000;
}

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
