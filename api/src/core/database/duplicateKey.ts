import { mongo } from 'mongoose';

/** Whether a write was refused because a unique index already has this value. @param path of the index */
export function isDuplicateKey(error: unknown, path: string): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11000 && path in (error.keyPattern ?? {});
}
