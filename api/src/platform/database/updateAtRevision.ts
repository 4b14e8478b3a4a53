import { prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import type { Model, UpdateQuery } from 'mongoose';
import { Field, Int, ObjectType } from 'type-graphql';

import { formatMomentInAmsterdam } from '../dates/amsterdam';
import { AppError, notFound } from '../errors/appError';
import { isDuplicateKey } from './databaseErrors';
import { canBeId, leanWithId } from './reading/leanFind';

/** What every editable record carries: how often it changed, and who did so last and when. */
export interface Revised {
  revision: number;
  modifiedBy?: string;
  modifiedByName?: string;
  modifiedAt?: Date;
}

interface Actor {
  id: string;
  name: string;
}

interface Edit<T> {
  model: Model<T>;
  id: string;
  /** The revision the editor read. */
  revision: number;
  actor: Actor;
  update: UpdateQuery<T>;
  /** What must hold besides; when it does not, the answer is the same as for a revision that has passed. */
  condition?: Record<string, unknown>;
  /** What the record is called in a message, with article: "Deze gebruiker". */
  what: string;
}

/**
 * Changes a record in one atomic update, only if it is still as the editor read it.
 * @returns the record after the change
 * @throws NOT_FOUND, or CONFLICT that says who changed it and when
 */
export async function updateAtRevision<T extends Revised>(edit: Edit<T>): Promise<T> {
  if (!canBeId(edit.model as never, edit.id)) throw notFound(edit.what);
  return write(edit);
}

/**
 * The same for a record that exists once, under a fixed key as its `_id`: the first save, at revision 0, makes it.
 * Of two first saves at once one wins and the other gets CONFLICT.
 */
export async function saveAtRevision<T extends Revised>(edit: Edit<T>): Promise<T> {
  return write(edit, edit.revision === 0);
}

/** Who changes it, and now. */
export function stamp(actor: Actor) {
  return { modifiedBy: actor.id, modifiedByName: actor.name, modifiedAt: new Date() };
}

async function write<T extends Revised>(edit: Edit<T>, upsert = false): Promise<T> {
  const { model, id, revision, actor, update, condition, what } = edit;
  const stamped = {
    ...update,
    $set: { ...update.$set, ...stamp(actor) },
    $inc: { ...update.$inc, revision: 1 },
  };
  const after = await model
    .findOneAndUpdate({ ...condition, _id: id, revision } as never, stamped as never, {
      returnDocument: 'after',
      lean: leanWithId,
      upsert,
      setDefaultsOnInsert: false,
    })
    .catch((error: unknown) => {
      // It was made in the meantime.
      if (upsert && isDuplicateKey(error, '_id')) return null;
      throw error;
    });
  if (after) return after;
  throw await staleOrGone(model, id, what);
}

/** The error for an edit that came too late: the record is gone, or somebody else changed it. */
export async function staleOrGone<T extends Revised>(
  model: Model<T>,
  id: string,
  what: string,
): Promise<AppError> {
  const current = (await model.findOne({ _id: id } as never).lean(leanWithId)) as unknown as T | null;
  return current ? stale(current, what) : notFound(what);
}

/** The error for an edit of something that somebody else changed since. @param current as it is now */
export function stale(current: Revised, what: string): AppError {
  const by = current.modifiedByName ?? 'iemand anders';
  const at = current.modifiedAt ? ` op ${formatMomentInAmsterdam(current.modifiedAt)}` : '';
  return new AppError('CONFLICT', `${what} is intussen gewijzigd door ${by}${at}.`, {
    revision: current.revision,
    modifiedBy: by,
    modifiedAt: current.modifiedAt?.toISOString(),
  });
}

/**
 * A write that may find nothing: it was done already, or what it is about is gone, and either is as good. To say so where it
 * stands; a bare one is refused (`app/matched.test.ts`).
 */
export async function ifMatched(write: PromiseLike<unknown>): Promise<void> {
  await write;
}

/** The fields of a record that people edit, for its class to extend. */
@ObjectType({ simpleResolvers: true })
export abstract class RevisedRecord implements Revised {
  @Field(() => Int, { description: 'Goes up at every change; an edit sends the one it read.' })
  @prop({ type: () => Number, default: 1 })
  revision: number;

  @prop({ type: () => String })
  modifiedBy?: string;

  @Field(() => String, { nullable: true, description: 'Who changed it last.' })
  @prop({ type: () => String })
  modifiedByName?: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was last changed; null: not since it was added.',
  })
  @prop({ type: () => Date })
  modifiedAt?: Date;
}

/** The same of a record that says what was changed in it. */
@ObjectType({ simpleResolvers: true })
export abstract class LoggedRecord extends RevisedRecord {
  @Field(() => [String])
  @prop({ type: () => [String], default: [] })
  changeLog: string[];
}
