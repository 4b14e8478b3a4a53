import type { Model, Schema } from 'mongoose';

/** What the log has to know of a kind of record. */
export interface LoggedOptions {
  /** Its events are kept for seven years. */
  isMoney?: boolean;
  /** It is about a person: the values in its events go when it is removed. */
  isPersonal?: boolean;
  /** The field that says that nothing personal is left in it: the values in its events go when it becomes true. */
  erasedBy?: string;
}

/** What was said of a model whose writes are logged; undefined of one whose writes are not. */
export function loggedOptionsOf(model: Pick<Model<unknown>, 'schema'>): LoggedOptions | undefined {
  return (model.schema as Schema).get(KEY as never) as LoggedOptions | undefined;
}

/** Remembers with a schema what {@link loggedOptionsOf} tells. */
export function setLoggedOptions(schema: Schema, options: LoggedOptions): void {
  schema.set(KEY as never, options as never);
}

const KEY = 'loggedOptions';
