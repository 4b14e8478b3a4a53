import mongoose, { type Model, Types } from 'mongoose';
import type { Schema } from 'mongoose';

import { isAnyDuplicateKey } from '../database/databaseErrors';
import { BLOCK, WRITTEN_AT } from '../database/reading/blockSums';
import { WITH_TRASH } from '../database/trashOptions';
import { ifMatched } from '../database/updateAtRevision';
import { AuditEventModel, AuditRemovalModel, blockOfEvent } from './auditEvent.model';
import { AuditKind } from './auditKind.enum';
import type { Removal, StoredEvent } from './auditScope';

const MINUTE = 60_000;
/**
 * Of a write that does not wait for the disk: what it follows is there, the journal keeps their order, and the recurring
 * job does it again. On a server a majority has it.
 */
export const CATCHING_UP = { writeConcern: { w: 'majority', journal: false } } as const;
const FIRST_ID = new Types.ObjectId('000000000000000000000000');

/**
 * Copies the events that wait in records to the log, then takes them out of the records. Safe to repeat, also by two at
 * once: an event keeps its id.
 * @param filter which records @returns the ids of the events that were there
 */
export async function copyEvents(model: Model<unknown>, filter: object): Promise<Types.ObjectId[]> {
  const copied: Types.ObjectId[] = [];
  const waiting = model.collection.find<{ _id: Types.ObjectId; pendingEvents?: StoredEvent[] }>(
    filter as never,
    {
      projection: { pendingEvents: 1 },
    },
  );
  for await (const { _id, pendingEvents: pending = [] } of waiting) {
    if (pending.length === 0) continue;
    const about = { entity: model.modelName, recordId: String(_id) };
    await store(
      pending.map((event) => ({ ...event, ...about })),
      CATCHING_UP,
    );
    const ids = pending.map((event) => event._id);
    await ifMatched(
      model.collection.updateOne(
        { _id },
        { $pull: { pendingEvents: { _id: { $in: ids } } } } as never,
        CATCHING_UP,
      ),
    );
    copied.push(...ids);
  }
  return copied;
}

/** The removal has its event, or was none after all. Safe to repeat. */
export async function settleRemoval({ event, isDone }: Pick<Removal, 'event' | 'isDone'>): Promise<void> {
  if (isDone) await store([event], CATCHING_UP);
  await AuditRemovalModel.collection.deleteOne({ _id: event._id }, CATCHING_UP);
}

/**
 * Brings to the log what crashes left: events that wait in records, and removals of which nobody said how they ended.
 * @param now for tests: the moment to count from
 */
export async function copyLeftEvents(now = Date.now()): Promise<void> {
  for (const model of loggedModels()) await copyEvents(model, { 'pendingEvents._id': { $gte: FIRST_ID } });
  const left = AuditRemovalModel.collection.find({ at: { $lt: new Date(now - MINUTE) } });
  for await (const found of left) {
    const event = found as unknown as StoredEvent;
    const model = loggedModels().find(({ modelName }) => modelName === event.entity);
    // In the trash it is there, too.
    const isThere = await model?.exists({ _id: event.recordId }).setOptions(WITH_TRASH);
    await settleRemoval({ event, isDone: !isThere });
  }
}

/** Adds events that are not in the log yet; those that took a person away take the values of earlier ones along. */
export async function store(events: readonly StoredEvent[], options: object = {}): Promise<void> {
  await AuditEventModel.collection
    .insertMany(events.map((event) => inBlock(unannounced(event))) as never, { ...options, ordered: false })
    .catch((error: unknown) => {
      if (!isAnyDuplicateKey(error)) throw error;
    });
  for (const event of events) if (event.redacts) await redactUntil(event);
}

const ABOUT_RECORDS: readonly AuditKind[] = [
  AuditKind.added,
  AuditKind.changed,
  AuditKind.removed,
  AuditKind.restored,
];

/** As the plugin does it with what is written by mongoose. */
function inBlock(event: StoredEvent): object {
  return { ...event, [BLOCK]: blockOfEvent(event._id.toHexString()), [WRITTEN_AT]: new Date() };
}

/** In the write that adds it: whoever tells the outside finds each once, however late it came to the log. */
function unannounced(event: StoredEvent): StoredEvent {
  return event.entity && ABOUT_RECORDS.includes(event.kind) ? { ...event, unannounced: true } : event;
}

/** Takes the values out of the events of a record, up to and with this one. Safe to repeat. */
async function redactUntil({
  at,
  entity,
  recordId,
}: Pick<StoredEvent, 'at' | 'entity' | 'recordId'>): Promise<void> {
  await AuditEventModel.collection.updateMany(
    { entity, recordId, at: { $lte: at }, 'fields.0': { $exists: true } },
    { $set: { 'fields.$[].before': null, 'fields.$[].after': null, redacted: true } },
  );
}

/** What the log calls the kinds of records that it tells of. */
export function loggedEntities(): string[] {
  return loggedModels().map(({ modelName }) => modelName);
}

function loggedModels(): Model<unknown>[] {
  return (Object.values(mongoose.models) as Model<unknown>[]).filter(
    (model) => loggedOptionsOf(model) !== undefined,
  );
}

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

const DAY = 86_400_000;

/**
 * Forgets events whose time is over, and takes the values of persons who were taken away out of events that came to the
 * log after that. @param now for tests: the moment to count from
 */
export async function sweepEvents(now = Date.now()): Promise<void> {
  await AuditEventModel.deleteMany({ keepUntil: { $lt: new Date(now) } });
  const recent = await AuditEventModel.find({ redacts: true, at: { $gte: new Date(now - 2 * DAY) } }).lean();
  for (const event of recent) await redactUntil(event);
}
