import type { Model, Types } from 'mongoose';

/** A record of a model, with its defaults. */
export interface MadeRecord {
  validate(): Promise<void>;
  toObject(): object;
}

/** A model that records are moved to: what is asked of it here. */
export interface MovedModel {
  readonly modelName: string;
  readonly collection: { readonly name: string };
  new (fields: never): MadeRecord;
}

/** The fields of a new record, before the defaults of its model. */
export type MovedFields = Readonly<Record<string, unknown>> & { _id: Types.ObjectId | string };

/** A record that is made of an old document. */
export interface MovedRecord {
  model: MovedModel;
  fields: MovedFields;
}

type NewFields<T> = { _id: Types.ObjectId | string } & Partial<Omit<T, '_id' | 'id'>>;

/** A record for a `Move`. */
export function moved<T>(model: Model<T>, fields: NewFields<T>): MovedRecord {
  return { model: model as unknown as MovedModel, fields: fields as unknown as MovedFields };
}
