import { modelOptions, prop } from '@typegoose/typegoose';
import type { Model, mongo, Types } from 'mongoose';

import { StartupError } from '../errors/appError';
import { modelOf } from '../records/modelOf';
import type { Doubts } from './doubts';
import type { OldField } from './oldField';
import type { OldFiles } from './oldFiles';
import { idText, newIdOf, type OldPlain, type OldRecord } from './oldRecord';

/** What was made of the dump so far: moves look up what those before them made. */
export class Moving {
  private readonly made = new Map<MovedModel, MovedFields[]>();
  private readonly ids = new Map<string, Map<string, string>>();
  private readonly remembered = new Map<string, unknown[]>();
  private readonly seen = new Map<string, string>();

  constructor(
    readonly doubts: Doubts,
    readonly files: OldFiles,
    /** The dump, by the usual names of its files. */
    private readonly dump: ReadonlyMap<string, readonly OldPlain[]>,
  ) {}

  add({ model, fields }: MovedRecord): void {
    const made = this.made.get(model);
    if (made) made.push(fields);
    else this.made.set(model, [fields]);
  }

  /** The records of a model that were made so far. */
  of<T>(model: Model<T>): readonly (MovedFields & Partial<Omit<T, '_id'>>)[] {
    return (this.made.get(model as unknown as MovedModel) ?? []) as never;
  }

  /** Remembers which record a document became. @param names other old ids of it */
  keep(file: string, newId: string, names: readonly string[]): void {
    const ids = this.ids.get(file) ?? new Map<string, string>();
    for (const name of names) if (name !== '') ids.set(name, newId);
    this.ids.set(file, ids);
  }

  /** The id of the record that an old document became; undefined when there is none. */
  newId(file: string, oldId: string): string | undefined {
    return this.ids.get(file)?.get(oldId);
  }

  /**
   * A reference to a document of another file. One that leads nowhere is an orphan: somebody says where to.
   * @returns '' when it is missing or leads nowhere
   */
  reference(field: OldField, file: string, { required = false } = {}): string {
    if (field.isMissing) {
      if (required) field.fault('ontbreekt');
      return '';
    }
    const oldId = idText(field.raw);
    const found = this.newId(file, oldId);
    if (found) return found;
    const where = this.dump.has(file) ? `staat niet in ${file}` : `${file} zit niet bij de bestanden`;
    field.fault(`wees: ${oldId} ${where}`);
    return '';
  }

  /** An id for a part that had none of its own; always the same. @param kind of part @param name unique among them */
  partId(kind: string, name: string): Types.ObjectId {
    return newIdOf(kind, name);
  }

  /** Says of a field that it is not the only one with its value. @param key the value, as it is compared */
  mustBeUnique(old: OldRecord, field: OldField, key: string): void {
    if (key === '') return;
    const other = this.notice(`${old.source.file} ${field.path} ${key}`, old.id);
    if (other !== undefined) field.fault(`dubbel: ${other} heeft dit ook`);
  }

  /** Asks whether a document is a double of one before it. @param key what makes two look the same */
  mayBeDouble(old: OldRecord, key: string): void {
    if (key === '') return;
    const other = this.notice(`${old.source.file} as a whole ${key}`, old.id);
    if (other !== undefined) old.mayBeWrong(`lijkt dubbel met ${other}`);
  }

  /** Keeps something that `finish` needs, such as the id of the active edition. */
  remember(key: string, value: unknown): void {
    const before = this.remembered.get(key);
    if (before) before.push(value);
    else this.remembered.set(key, [value]);
  }

  /** What was remembered, in the order of the documents. */
  recall<T = string>(key: string): readonly T[] {
    return (this.remembered.get(key) ?? []) as T[];
  }

  /** The documents of a file, as the dump has them. */
  documents(file: string): readonly OldPlain[] {
    return this.dump.get(file) ?? [];
  }

  private notice(key: string, id: string): string | undefined {
    const other = this.seen.get(key);
    if (other === undefined) this.seen.set(key, id);
    return other === id ? undefined : other;
  }
}

/** The collection that is there while old data is being moved in, and after a run that was cut off. */
export const MOVING_MARK = 'movingUnderWay';

/** @throws StartupError when moving in old data was cut off: some of it is there, and some is not */
export async function mustBeMovedIn(db: mongo.Db): Promise<void> {
  if ((await db.collection(MOVING_MARK).findOne()) === null) return;
  throw new StartupError(
    'Old data was not moved in to the end: run "npm run import-old -- <dump>" again, it goes on where it was.',
  );
}

/** How far the moving of a collection is. */
export enum MovedState {
  /** Its records are put together beside it; it has none of them, or all. */
  begun = 'begun',
  whole = 'whole',
}

/** That the records of a collection came from the old system. */
@modelOptions({ schemaOptions: { collection: 'movedCollections', versionKey: false } })
class MovedCollection {
  /** The name of the collection. */
  @prop({ type: () => String })
  _id: string;

  /** SHA-256 of the records as they were made of the dump and its corrections. */
  @prop({ type: () => String, required: true })
  fingerprint: string;

  @prop({ type: () => Number, required: true })
  records: number;

  @prop({ type: () => String, enum: MovedState, required: true })
  state: MovedState;

  @prop({ type: () => Date, required: true })
  at: Date;
}

export const MovedCollectionModel = modelOf(MovedCollection);

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
