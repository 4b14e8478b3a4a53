import type { Model } from 'mongoose';

import { notFound } from '../errors/appError';

/** Making something the active one takes no longer; what took longer has crashed. */
const CRASHED = 60_000;

/**
 * Notes with a record that it is about to become the active one, which stands elsewhere: so long it is not deleted.
 * @param what it is called in a message, with article @throws NOT_FOUND
 */
export async function beginActivating<T>(model: Model<T>, id: string, what: string): Promise<void> {
  const found = await model.findById(id).select({ _id: 1 }).lean();
  if (!found) throw notFound(what);
  // By the driver: that somebody is at it is no change of the record, and none for the log.
  const { matchedCount } = await model.collection.updateOne(
    { _id: found._id, deletedAt: { $exists: false } } as never,
    { $set: { activating: new Date() } },
  );
  if (matchedCount === 0) throw notFound(what);
}

/** For the filter of a deletion: nobody is making it the active one. */
export function notActivating(): object {
  return { $or: [{ activating: null }, { activating: { $lt: new Date(Date.now() - CRASHED) } }] };
}
