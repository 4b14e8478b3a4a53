import type { Model, UpdateQuery } from 'mongoose';
import { isValidObjectId } from 'mongoose';

import { formatMomentInAmsterdam } from '../changelog/amsterdam';
import { AppError, notFound } from '../errors/appError';
import { plain } from './plain';

/** What every editable record carries: how often it changed, and who did so last and when. */
export interface Revised {
  revision: number;
  modifiedBy?: string;
  modifiedByName?: string;
  modifiedAt?: Date;
}

interface Edit<T> {
  model: Model<T>;
  id: string;
  /** The revision the editor read. */
  revision: number;
  actor: { id: string; name: string };
  update: UpdateQuery<T>;
  /** What the record is called in a message, with article: "Deze gebruiker". */
  what: string;
}

/**
 * Changes a record in one atomic update, only if it is still as the editor read it.
 * @returns the record after the change
 * @throws NOT_FOUND, or CONFLICT that says who changed it and when
 */
export async function updateAtRevision<T extends Revised>(edit: Edit<T>): Promise<T> {
  const { model, id, revision, actor, update, what } = edit;
  if (!isValidObjectId(id)) throw notFound(what);
  const stamped = {
    ...update,
    $set: { ...update.$set, modifiedBy: actor.id, modifiedByName: actor.name, modifiedAt: new Date() },
    $inc: { ...update.$inc, revision: 1 },
  };
  const after = await model.findOneAndUpdate({ _id: id, revision } as never, stamped as never, {
    returnDocument: 'after',
    lean: plain,
  });
  if (after) return after as unknown as T;
  throw await staleOrGone(model, id, what);
}

/** The error for an edit that came too late: the record is gone, or somebody else changed it. */
export async function staleOrGone<T extends Revised>(
  model: Model<T>,
  id: string,
  what: string,
): Promise<AppError> {
  const current = (await model.findOne({ _id: id } as never).lean(plain)) as unknown as T | null;
  if (!current) return notFound(what);
  const by = current.modifiedByName ?? 'iemand anders';
  const at = current.modifiedAt ? ` op ${formatMomentInAmsterdam(current.modifiedAt)}` : '';
  return new AppError('CONFLICT', `${what} is intussen gewijzigd door ${by}${at}.`, {
    revision: current.revision,
    modifiedBy: by,
    modifiedAt: current.modifiedAt?.toISOString(),
  });
}
