import type { Model, Schema, SchemaType } from 'mongoose';

import { ifMatched } from '../database/updateAtRevision';

const NOTES = 'filledDefaults';
const RECORDS = 'records';

/** Says that a model is of records that are made through it (`modelOf`), so each has all its defaults. */
export function markRecords(schema: Schema): void {
  schema.set(RECORDS as never, true as never);
}

/** A field that has a default in its model, by its path as an update names it: `$[]` for each of a list. */
export interface DefaultField {
  path: string;
  value: unknown;
}

/** What mongoose tells of a field that its types do not. */
interface Field {
  defaultValue?: unknown;
  schema?: Schema;
  getDefault?: (record: unknown, isInit: boolean) => unknown;
}

/**
 * The fields of a model whose default is one value, lists included, outer ones first. One that is made anew for each record
 * (the moment it was added) says nothing about records of before, and null is what a missing field says anyway.
 */
export function defaultFields(schema: Schema, before = ''): DefaultField[] {
  const fields: DefaultField[] = [];
  schema.eachPath((name: string, type: SchemaType) => {
    if (name === '_id' || name.includes('$*')) return;
    const path = before + name;
    const field = type as unknown as Field;
    const isList = type.instance === 'Array';
    const value = isList ? field.getDefault?.(null, false) : field.defaultValue;
    if (isList ? Array.isArray(value) : value !== undefined && value !== null && typeof value !== 'function')
      fields.push({ path, value: isList ? [] : value });
    if (field.schema) fields.push(...defaultFields(field.schema, `${path}.${isList ? '$[].' : ''}`));
  });
  return fields;
}

/**
 * Writes what a missing field means into the records that were stored before their model had it: the default that the model
 * says. After it every reading, lean, aggregated or projected, finds what a new record has. Each field of a collection is
 * looked at once in the life of a database. What libraries and streams write past a model, such as jobs and events of the log, lacks
 * fields on purpose and stays. Safe to repeat, and by two at once.
 * @param models of all areas @param again also what was looked at before, as when an earlier version still ran beside it
 */
export async function fillDefaults(models: readonly Model<never>[], again = false): Promise<void> {
  for (const model of models) {
    const { collection } = model;
    const schema = model.schema as Schema;
    if (!schema.get(RECORDS as never)) continue;
    const notes = model.db.collection<{ _id: string; paths: string[] }>(NOTES);
    const seen = new Set(again ? [] : (await notes.findOne({ _id: collection.name }))?.paths);
    const wanted = defaultFields(schema).filter(({ path }) => !seen.has(path));
    if (wanted.length === 0) continue;
    for (const field of wanted) await fill(model, field);
    await ifMatched(
      notes.updateOne(
        { _id: collection.name },
        { $addToSet: { paths: { $each: wanted.map(({ path }) => path) } } },
        { upsert: true },
      ),
    );
  }
}

/**
 * A part of a list as it would have been stored today: with the defaults of what it lacks. What it holds deeper is filled in
 * by the next {@link fillDefaults}. @param list the field of the model
 */
export function partWithDefaults<Part extends object>(model: Model<never>, list: string, part: Part): Part {
  const { schema } = ((model.schema as Schema).path(list) ?? {}) as Field;
  const lacking = schema ? defaultFields(schema).filter(({ path }) => !path.includes('.')) : [];
  return { ...Object.fromEntries(lacking.map(({ path, value }) => [path, value])), ...part };
}

async function fill({ collection }: Model<never>, { path, value }: DefaultField): Promise<void> {
  const missing = { $exists: false };
  const parts = path.split('.');
  const name = parts.at(-1) ?? '';
  const holder = parts.slice(0, -1);
  if (holder.length === 0) {
    await collection.updateMany({ [name]: missing }, { $set: { [name]: value } });
    return;
  }
  // What holds it may be absent or null: then there is nothing to fill.
  if (!holder.includes('$[]')) {
    const of = holder.join('.');
    await collection.updateMany({ [of]: { $type: 'object' }, [path]: missing }, { $set: { [path]: value } });
    return;
  }
  const last = holder.lastIndexOf('$[]');
  const list = holder
    .slice(0, last)
    .filter((part) => part !== '$[]')
    .join('.');
  const inner = [...holder.slice(last + 1), name].join('.');
  const within = holder.slice(last + 1).join('.');
  const condition = { [`one.${inner}`]: missing, ...(within && { [`one.${within}`]: { $type: 'object' } }) };
  await collection.updateMany(
    { [list]: { $elemMatch: { [inner]: missing } } },
    { $set: { [[...holder.slice(0, last), '$[one]', inner].join('.')]: value } },
    { arrayFilters: [condition] },
  );
}
