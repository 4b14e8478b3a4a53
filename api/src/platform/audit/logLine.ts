import DataLoader from 'dataloader';
import type { Model, Schema } from 'mongoose';

import { leanWithId } from '../database/reading/leanFind';
import { formatInAmsterdam } from '../dates/amsterdam';
import { type MaybePromise, perRequest } from '../schema/allow';

/** The name under which the server's own changes stand in a change log. */
export const PORTAL = { id: 'backoffice', name: 'Backoffice' };

/** How many lines a record keeps; older ones fall off. */
export const CHANGE_LOG_LIMIT = 200;

/** One line of a change log: `dd/mm/yyyy - naam: what`, dated in Europe/Amsterdam. */
export function logLine(actor: { name: string }, what: string, at: Date = new Date()): string {
  return `${formatInAmsterdam(at)} - ${actor.name}: ${what}`;
}

/** The `$push` that adds a line to `changeLog` in the same update as the change. */
export function pushLogLine(actor: { name: string }, what: string) {
  return { changeLog: { $each: [logLine(actor, what)], $slice: -CHANGE_LOG_LIMIT } };
}

/** Whether records of a model keep a change log. */
export function hasChangeLog({ schema }: Pick<Model<unknown>, 'schema'>): boolean {
  return (schema as Schema).path('changeLog') !== undefined;
}

interface Logged {
  id: string;
  /** Absent where its read left it in the database. */
  changeLog?: string[];
}

/**
 * How the field `changeLog` of a kind of record is resolved: with what was read of it by the columns that are asked for
 * (`@Needs('changeLog')`), or read by itself.
 */
export function changeLogOf<T extends { changeLog: string[] }>(
  model: Model<T>,
): (record: Logged, context: object) => MaybePromise<string[]> {
  const loader = perRequest(() => changeLogLoader(model));
  return ({ id, changeLog }, context) => changeLog ?? loader(context).load(id);
}

/** Record id → the lines of its change log. */
function changeLogLoader<T extends { changeLog: string[] }>(model: Model<T>): DataLoader<string, string[]> {
  return new DataLoader(async (ids) => {
    const found = await model
      .find({ _id: { $in: ids } } as never)
      .select({ changeLog: 1 })
      .lean(leanWithId);
    const byId = new Map(
      (found as unknown as { id: string; changeLog: string[] }[]).map((one) => [one.id, one]),
    );
    return ids.map((id) => byId.get(id)?.changeLog ?? []);
  });
}

/** What the read of a list leaves in the database. */
export const WITHOUT_LOG = { changeLog: 0 } as const;
