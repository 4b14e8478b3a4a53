import { type Model, type Query, type Schema, Types } from 'mongoose';

const DAY = 86_400_000;

/** How long what was deleted can be restored. */
export const TRASH_DAYS = 30;

/** The last moment of what was deleted at this one; after it the record goes for good. */
export function keptUntil(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + TRASH_DAYS * DAY);
}

/** What was deleted before this moment goes for good. @param now for tests: the moment to count from */
export function trashLimit(now = Date.now()): Date {
  return new Date(now - TRASH_DAYS * DAY);
}

/** What of a kind of record can lie in the trash: the record itself, parts of its lists, or both. */
export type InTrash = 'record' | 'parts' | 'both';

const KEY = 'inTrash';

/** Whether records of a model can lie in the trash themselves. */
export function hasTrashedRecords({ schema }: Pick<Model<unknown>, 'schema'>): boolean {
  const inTrash = (schema as Schema).get(KEY as never) as InTrash | undefined;
  return inTrash === 'record' || inTrash === 'both';
}

/** Whether parts of records of a model can lie in the trash. */
export function hasTrashedParts({ schema }: Pick<Model<unknown>, 'schema'>): boolean {
  const inTrash = (schema as Schema).get(KEY as never) as InTrash | undefined;
  return inTrash === 'parts' || inTrash === 'both';
}

/** Remembers with a schema what the two above tell. */
export function setInTrash(schema: Schema, inTrash: InTrash): void {
  schema.set(KEY as never, inTrash as never);
}

/** Before every id. */
export const FIRST_ID = new Types.ObjectId('000000000000000000000000');

/** For the filter of a `$lookup`, which no middleware sees: records that are not in the trash. */
export const NOT_IN_TRASH = { deletedAt: null } as const;

/** For `setOptions` of a query that also wants what is in the trash. */
export const WITH_TRASH = { withTrash: true } as const;

/** The filter of a query that leaves the trash out; not null, which an upsert would store. */
export const NOT_DELETED = { deletedAt: { $exists: false } } as const;

/** Whether a query also wants what is in the trash, or says itself what of it. */
export function seesTrash(query: Query<unknown, unknown>): boolean {
  const { withTrash } = query.getOptions() as Partial<typeof WITH_TRASH>;
  return withTrash === true || 'deletedAt' in query.getFilter();
}
