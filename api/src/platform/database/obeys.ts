import type { Model } from 'mongoose';

import { AppError, badInput, notFound } from '../errors/appError';

/** What keeps something out that comes. */
export interface InTheWay {
  /** In Dutch, for the person at the screen. */
  message: string;
  /** The input field at which adding says so; absent: it is about the whole. */
  field?: string;
  /** What helps: to let it come all the same, or another title. Absent: only taking away what is in the way. */
  remedy?: 'anyway' | 'title';
}

/**
 * What a kind obeys when it comes, be it added or put back out of the trash (docs/domain/portal.md, P415): said once, asked by
 * both. `Comes` is what of it is looked at; `Holder` the record that it becomes a part of.
 */
export interface Obeys<Comes, Holder = unknown> {
  /** What must hold of the record in the very write: of itself, or of the holder of a part. */
  where?: (comes: Comes) => object;
  /** What keeps it out now; null: nothing. Asked before the write, or after one that found nothing. */
  inTheWay?: (comes: Comes, holder: Holder) => Promise<InTheWay | null> | InTheWay | null;
}

/**
 * Refuses what cannot be added. @param isAllowed whoever adds it knows, and wants it all the same where that can be
 * @throws BAD_USER_INPUT at the field, or for the whole form
 */
export async function mustObey<Comes, Holder>(
  { inTheWay }: Obeys<Comes, Holder>,
  comes: Comes,
  holder: Holder,
  isAllowed = false,
): Promise<void> {
  const found = await inTheWay?.(comes, holder);
  if (!found || (isAllowed && found.remedy === 'anyway')) return;
  const { field, message } = found;
  throw field ? badInput({ [field]: message }) : new AppError('BAD_USER_INPUT', message);
}

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
