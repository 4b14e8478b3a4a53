import { type Document, type Model, type Query, Schema, Types } from 'mongoose';

import { appliedUpdate, touchedFields, type Update } from './appliedUpdate';
import { AuditRemovalModel } from './auditEvent.model';
import { AuditKind } from './auditKind.enum';
import { type AuditScope, currentAuditScope, newEvent, type Removal, type StoredEvent } from './auditScope';
import { changedValues, isOwnField, type Plain, withoutValues } from './changedValues';
import { CATCHING_UP, copyEvents, type LoggedOptions, setLoggedOptions } from './copyEvents';

type AnyQuery = Query<unknown, unknown>;

/**
 * Writes the log with the records of a schema: while an operation is under way, each write to one record carries its
 * event in the same atomic write, in the hidden `pendingEvents`, from where {@link copyEvents} brings it to the log. A
 * removal is noted before it is done. Outside operations nothing is added.
 */
export function loggedWrites(schema: Schema, options: LoggedOptions): void {
  setLoggedOptions(schema, options);
  schema.add({ pendingEvents: { type: [Schema.Types.Mixed], select: false, default: undefined } });
  schema.index({ 'pendingEvents._id': 1 }, { sparse: true });
  schema.pre('save', function () {
    noteAdded(this as unknown as Document, options);
  });
  schema.pre(['findOneAndUpdate', 'updateOne'], { document: false, query: true }, function () {
    return noteChange(this as AnyQuery, options);
  });
  const removals = new WeakMap<object, Removal>();
  schema.pre(['findOneAndDelete', 'deleteOne'], { document: false, query: true }, async function () {
    const removal = await noteRemoval(this as AnyQuery, options);
    if (removal) removals.set(this, removal);
  });
  schema.post(['findOneAndDelete', 'deleteOne'], { document: false, query: true }, function (result) {
    const removal = removals.get(this);
    const { deletedCount } = (result ?? { deletedCount: 0 }) as { deletedCount?: number };
    if (removal) removal.isDone = deletedCount !== 0;
  });
}

function noteAdded(record: Document, { isMoney }: LoggedOptions): void {
  const scope = currentAuditScope();
  if (!scope || !record.isNew) return;
  const values = changedValues(null, record.toObject<Plain>());
  const event = newEvent(scope.actor, { kind: AuditKind.added, isMoney, ...values });
  record.set('pendingEvents', [event]);
  remember(scope, record.constructor as Model<unknown>, event);
}

async function noteChange(query: AnyQuery, options: LoggedOptions): Promise<void> {
  const scope = currentAuditScope();
  const update = query.getUpdate() as Update | Update[] | null;
  if (!scope || !update) return;
  if (Array.isArray(update)) return noteComputed(query, scope, update, options);
  const operators = withOperators(update);
  const moved = movedByTrash(operators);
  if (moved) return noteTrashed(query, scope, { operators, kind: moved }, options);
  const touched = touchedFields(operators).filter((field) => !isOwnField(field));
  if (touched.length === 0) return;
  const before = (await query.model
    .findOne(query.getFilter())
    .select(touched.join(' '))
    .lean()) as Plain | null;
  const isNew = before === null && Boolean(query.getOptions().upsert);
  if (!before && !isNew) return;
  const { arrayFilters = [] } = query.getOptions() as { arrayFilters?: Plain[] };
  const after = appliedUpdate(before ?? {}, operators, { filter: query.getFilter(), arrayFilters }, isNew);
  const values = changedValues(before, after);
  if (values.fields.length === 0) return;
  // What lies in the trash can come back; its values go with it.
  const isKept = 'trash' in ((operators.$push as Plain | undefined) ?? {});
  const redacts = options.erasedBy !== undefined && after[options.erasedBy] === true && !isKept;
  const event = newEvent(scope.actor, {
    kind: isNew ? AuditKind.added : AuditKind.changed,
    isMoney: options.isMoney,
    ...values,
    ...(redacts && { fields: withoutValues(values.fields), redacts, redacted: true }),
  });
  query.setUpdate({
    ...operators,
    $push: { ...(operators.$push as Plain | undefined), pendingEvents: event },
  } as never);
  remember(scope, query.model as Model<unknown>, event);
}

/** Whether an update puts a record in the trash, or takes it out. */
function movedByTrash({ $set, $unset }: Update): AuditKind.removed | AuditKind.restored | undefined {
  if ($set && (($set as Plain).deletedAt as unknown) instanceof Date) return AuditKind.removed;
  return $unset && 'deletedAt' in ($unset as Plain) ? AuditKind.restored : undefined;
}

/** In the trash a record lives on: of one that is about a person the values go with it, when it goes for good. */
async function noteTrashed(
  query: AnyQuery,
  scope: AuditScope,
  { operators, kind }: { operators: Update; kind: AuditKind.removed | AuditKind.restored },
  { isMoney }: LoggedOptions,
): Promise<void> {
  const record = (await query.model.findOne(query.getFilter()).lean()) as Plain | null;
  if (!record) return;
  const values = kind === AuditKind.removed ? changedValues(record, null) : {};
  const event = newEvent(scope.actor, { kind, isMoney, ...values });
  query.setUpdate({
    ...operators,
    $push: { ...(operators.$push as Plain | undefined), pendingEvents: event },
  } as never);
  remember(scope, query.model as Model<unknown>, event);
}

/** Of an update that the database computes only the fields are told. */
function noteComputed(
  query: AnyQuery,
  scope: AuditScope,
  update: Update[],
  { isMoney }: LoggedOptions,
): void {
  const touched = update.flatMap(({ $set }) => Object.keys(($set as Plain | undefined) ?? {}));
  const fields = touched
    .filter((field) => !isOwnField(field))
    .map((name) => ({ name, before: null, after: null, hidden: true }));
  if (fields.length === 0) return;
  const event = newEvent(scope.actor, { kind: AuditKind.changed, isMoney, fields });
  const pending = { $concatArrays: [{ $ifNull: ['$pendingEvents', []] }, [{ $literal: event }]] };
  query.setUpdate([...update, { $set: { pendingEvents: pending } }] as never);
  remember(scope, query.model as Model<unknown>, event);
}

async function noteRemoval(query: AnyQuery, options: LoggedOptions): Promise<Removal | undefined> {
  const scope = currentAuditScope();
  if (!scope) return undefined;
  const record = (await query.model.findOne(query.getFilter()).lean()) as (Plain & { _id: unknown }) | null;
  if (!record) return undefined;
  const model = query.model as Model<unknown>;
  // What is still in it would go with it.
  await copyEvents(model, { _id: record._id });
  const values = changedValues(record, null);
  const { isMoney, isPersonal } = options;
  const event = newEvent(scope.actor, {
    kind: AuditKind.removed,
    isMoney,
    entity: model.modelName,
    recordId: String(record._id),
    ...values,
    ...(isPersonal && { fields: withoutValues(values.fields), redacts: true, redacted: true }),
  });
  // It is on disk before the removal that follows it.
  await AuditRemovalModel.collection.insertOne(event as never, CATCHING_UP);
  const removal = { model, event, isDone: false };
  scope.removals.push(removal);
  return removal;
}

function remember(scope: AuditScope, model: Model<unknown>, event: StoredEvent): void {
  scope.written.set(model, [...(scope.written.get(model) ?? []), new Types.ObjectId(event._id)]);
}

/** `{ active: true }` is `{ $set: { active: true } }`. */
function withOperators(update: Update): Update {
  const plain = Object.entries(update).filter(([key]) => !key.startsWith('$'));
  if (plain.length === 0) return update;
  const operators = Object.entries(update).filter(([key]) => key.startsWith('$'));
  return {
    ...Object.fromEntries(operators),
    $set: { ...Object.fromEntries(plain), ...(update.$set as Plain | undefined) },
  };
}
