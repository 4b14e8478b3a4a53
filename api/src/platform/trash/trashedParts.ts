import {
  type Aggregate,
  type Model,
  type PipelineStage,
  type Query,
  Schema,
  Types,
  type UpdateQuery,
} from 'mongoose';

import { fits } from '../audit/appliedUpdate';
import { currentAuditScope } from '../audit/auditScope';
import type { Plain } from '../audit/changedValues';
import { PORTAL } from '../audit/logLine';
import { answerInstead, canBeId, leanWithId } from '../database/reading/leanFind';
import { type InTrash, NOT_DELETED, NOT_IN_TRASH, seesTrash, setInTrash } from '../database/trashOptions';
import { AppError } from '../errors/appError';

/** A part with the place where it was. */
export interface TrashedPart {
  /** The field of the record. */
  list: string;
  /** Its position in it. */
  at: number;
  part: Plain;
}

/** What one deletion took out of the lists of a record, as that record keeps it in its hidden `trash`. */
export interface TrashEntry {
  _id: Types.ObjectId;
  /** What the trash calls it: the entity of a source. */
  entity: string;
  parts: TrashedPart[];
  /** Fields of the record itself that the deletion cleared, as they were. */
  fields?: Plain;
  /** Those that it did not have. */
  absent?: string[];
  deletedAt: Date;
  deletedBy: string;
  deletedByName: string;
  /** Since when all is back; then nothing is kept here. */
  restoredAt?: Date;
}

interface Removal<T> {
  model: Model<T>;
  /** Which record, and what must hold. */
  filter: Record<string, unknown>;
  entity: string;
  /** For each list which parts go, as `$pull` has it. */
  parts?: Partial<Record<string & keyof T, Plain>>;
  /** Fields of the record that `also` clears; they are kept as they were. */
  fields?: readonly (string & keyof T)[];
  /** What the same write changes besides, such as a line of the change log. */
  also?: UpdateQuery<T>;
  /** Fields of a part that only say what is being done to it; they do not come back. */
  without?: readonly string[];
}

/** Somebody else is at the same lists; this often in a row does not happen. */
const MOST_TRIES = 10;

/**
 * Takes parts out of the lists of a record, and what is personal out of its fields, and keeps them in its trash: in one
 * atomic write that is refused when one of them is not as it was read, and then done again. Nothing is kept when there is
 * no such part.
 * @returns the record after it; null when none fits the filter
 */
export async function removeParts<T>(removal: Removal<T>): Promise<T | null> {
  const { model, filter, parts = {}, fields = [], also } = removal;
  const looked = [...Object.keys(parts), ...fields];
  if (filter._id !== undefined && !canBeId(model as never, filter._id as string)) return null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = (await model
      .findOne(filter as never)
      .select(Object.fromEntries(looked.map((name) => [name, 1])))
      .lean()) as (Plain & { _id: unknown }) | null;
    if (!found) return null;
    const entry = entryOf(found, removal);
    const after = await model.findOneAndUpdate(
      { ...filter, _id: found._id, $expr: unchanged(found, looked) } as never,
      {
        ...also,
        $pull: { ...parts, ...(also?.$pull as object | undefined) },
        $push: { ...(also?.$push as object | undefined), ...(isSomething(entry) && { trash: entry }) },
      } as never,
      { returnDocument: 'after', lean: leanWithId },
    );
    if (after) {
      const deletion = { model: model as never, entity: entry.entity, id: String(entry._id) };
      if (isSomething(entry)) currentAuditScope()?.deletions.push(deletion);
      return after as unknown as T;
    }
  }
  throw new AppError('CONFLICT', 'Iemand anders is hier ook mee bezig. Probeer het nog eens.');
}

const isSomething = ({ parts, fields }: TrashEntry): boolean => parts.length > 0 || fields !== undefined;

function entryOf<T>(
  found: Plain,
  { entity, parts = {}, fields, without = [] }: Pick<Removal<T>, 'entity' | 'parts' | 'fields' | 'without'>,
): TrashEntry {
  const taken = Object.entries<Plain | undefined>(parts).flatMap(([list, which]) =>
    listOf(found[list]).flatMap((part, at) =>
      fits(part, which) ? [{ list, at, part: leftOut(part, without) }] : [],
    ),
  );
  const had = fields?.filter((name) => found[name] !== undefined);
  const kept = had && {
    fields: Object.fromEntries(had.map((name) => [name, found[name]])),
    absent: fields?.filter((name) => found[name] === undefined),
  };
  return {
    ...{ _id: new Types.ObjectId(), entity, parts: taken, ...kept },
    ...{ deletedAt: new Date(), ...deleter() },
  };
}

/** The expression that fields of a record are still as they were read. */
function unchanged(found: Plain, names: readonly string[]): object {
  return {
    $and: names.map((name) => ({
      // Wrapped, so that mongoose leaves the value alone.
      $eq: [{ $ifNull: [`$${name}`, null] }, { $literal: found[name] ?? null }],
    })),
  };
}

/**
 * The update that puts what an entry keeps back where it was, with the filter and the options that go with it. Of
 * parts that were apart in one list the others stand behind the first.
 */
export function restoredParts(entry: TrashEntry, now = new Date()) {
  const push: Record<string, { $each: Plain[]; $position: number }> = {};
  for (const { list, at, part } of entry.parts) {
    push[list] ??= { $each: [], $position: at };
    push[list].$each.push(part);
  }
  const { fields = {}, absent = [] } = entry;
  const gone = [...absent, 'trash.$[entry].fields', 'trash.$[entry].absent'];
  return {
    filter: { trash: { $elemMatch: { _id: entry._id, restoredAt: { $exists: false } } } },
    update: {
      $push: push as Plain,
      $set: { ...fields, 'trash.$[entry].restoredAt': now, 'trash.$[entry].parts': [] } as Plain,
      $unset: Object.fromEntries(gone.map((name) => [name, 1])) as Plain,
    },
    options: { arrayFilters: [{ 'entry._id': entry._id }] },
  };
}

function leftOut(part: Plain, fields: readonly string[]): Plain {
  return Object.fromEntries(Object.entries(part).filter(([name]) => !fields.includes(name)));
}

const listOf = (value: unknown): Plain[] => (Array.isArray(value) ? (value as Plain[]) : []);

/** What a record in the trash has. The fields are hidden: a query that wants them selects them. */
export interface Trashed {
  deletedAt?: Date;
  /** The id of the account. */
  deletedBy?: string;
  deletedByName?: string;
}

/** The fields of {@link Trashed}, for a `select` of a query that has them along. */
export const TRASHED_FIELDS = '+deletedAt +deletedBy +deletedByName';

const QUERIES = [
  ...['find', 'findOne', 'distinct', 'findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'],
  ...['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'],
] as never;

/**
 * Lets records of a schema lie in the trash, where no query finds them: each leaves them out, unless its filter says
 * something of `deletedAt` itself or it has the options {@link WITH_TRASH}. Unique indexes hold for them.
 */
export function trashedRecords(schema: Schema, inTrash: InTrash): void {
  setInTrash(schema, inTrash);
  if (inTrash !== 'record') {
    // Hidden: what was taken out of the lists of the record.
    schema.add({ trash: { type: [Schema.Types.Mixed], select: false, default: undefined } });
    schema.index({ 'trash._id': 1 }, { sparse: true });
  }
  if (inTrash === 'parts') return;
  schema.add({
    deletedAt: { type: Date, select: false },
    deletedBy: { type: String, select: false },
    deletedByName: { type: String, select: false },
  });
  schema.index({ deletedAt: 1 }, { sparse: true });
  schema.pre(QUERIES, { document: false, query: true }, function (this: Query<unknown, unknown>) {
    if (!seesTrash(this)) this.where(NOT_DELETED);
  } as never);
  schema.pre('aggregate', function (this: Aggregate<unknown>) {
    const options = this.options as { withTrash?: boolean };
    // The database does not know it.
    if (options.withTrash) delete options.withTrash;
    else this.pipeline().unshift({ $match: NOT_IN_TRASH } as PipelineStage.Match as never);
  });
}

/** The update that puts a record in the trash, in the name of who does the operation under way. */
export function intoTrash(): { $set: Required<Trashed>; $unset: Record<string, 1> } {
  // Its requests go: what was deleted can be added again with the same one.
  return { $set: { deletedAt: new Date(), ...deleter() }, $unset: { keptRequests: 1 } };
}

/** The update that takes it out again. */
export const OUT_OF_TRASH = { $unset: { deletedAt: 1, deletedBy: 1, deletedByName: 1 } } as const;

/** Who does the operation under way; the portal itself outside one. */
function deleter(): { deletedBy: string; deletedByName: string } {
  const { userId, userName } = currentAuditScope()?.actor ?? {};
  return { deletedBy: userId ?? PORTAL.id, deletedByName: userName ?? PORTAL.name };
}

/** What a query may ask for to be counted here, and under the same name in the command. */
const KNOWN: ReadonlySet<string> = new Set(['collation', 'maxTimeMS', 'readPreference', 'session']);

const GROUP = { $group: { _id: 1, n: { $sum: 1 } } };

/**
 * Has a schema count what is not in the trash (`countDocuments`) as all there are less those in the trash, in one command: that
 * a record has no `deletedAt` stands in no index, so counting those themselves would read each of them. What asks for something
 * unusual is left to the driver. One of the last plugins of a schema: it reads what the others have made of the query.
 */
export function countKept(schema: Schema): void {
  schema.pre('countDocuments', { document: false, query: true }, async function (
    this: Query<number, unknown>,
  ) {
    if (seesTrash(this)) return;
    if (Object.keys(this.getOptions()).some((name) => !KNOWN.has(name))) {
      this.where(NOT_DELETED);
      return;
    }
    answerInstead(await count(this));
  } as never);
}

async function count(query: Query<number, unknown>): Promise<number> {
  const { collection } = query.model;
  const filter = query.cast(query.model) as object;
  const pipeline = [
    { $match: { $and: [filter, { deletedAt: { $exists: true } }] } },
    GROUP,
    { $set: { n: { $multiply: ['$n', -1] } } },
  ];
  const counts = await collection
    .aggregate<{
      n: number;
    }>(
      [{ $match: filter }, GROUP, { $unionWith: { coll: collection.collectionName, pipeline } }],
      query.getOptions() as object,
    )
    .toArray();
  return counts.reduce((sum, { n }) => sum + n, 0);
}
