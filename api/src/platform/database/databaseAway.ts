import mongoose from 'mongoose';

const { mongo } = mongoose;

/**
 * A server that goes down, is no longer the one that takes writes, or cannot reach the others: what the driver itself sends
 * again.
 */
const LEAVING: ReadonlySet<unknown> = new Set([
  6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436,
]);

/** What the driver throws when nobody answered. */
const KINDS = [
  mongo.MongoNetworkError,
  mongo.MongoServerSelectionError,
  mongo.MongoNotConnectedError,
  mongo.MongoTopologyClosedError,
  mongo.MongoClientClosedError,
  mongo.MongoOperationTimeoutError,
  mongoose.Error.MongooseServerSelectionError,
];

/**
 * Whether an error says that the database did not answer: it is gone for a moment, and says nothing about who asks or what
 * was asked. A write may have been done all the same.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (KINDS.some((kind) => error instanceof kind)) return true;
  // A socket whose other end is gone is told as it is, or within the failure of a bulk write.
  if ((error as { code?: unknown } | undefined)?.code === 'EPIPE') return true;
  if (error instanceof mongo.MongoServerError) {
    // The failure of a bulk write has what went wrong in it; no code when nobody answered.
    const { code, errorResponse } = error as { code?: unknown; errorResponse?: unknown };
    return LEAVING.has(code) || (errorResponse instanceof Error && isDatabaseAway(errorResponse));
  }
  // Mongoose keeps commands while it has no connection, and has no class for those that waited too long.
  return error instanceof mongoose.Error && /buffering timed out/.test(error.message);
}
