import type { Model, Schema } from 'mongoose';

import { formatInAmsterdam } from '../dates/amsterdam';

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
