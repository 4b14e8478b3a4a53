import { getModelForClass, plugin, type ReturnModelType } from '@typegoose/typegoose';
import { type Document, type Model, type Query, Schema, type Types } from 'mongoose';

import type { AskedRequest, RequestMark } from '../audit/askedRequest';
import { currentAuditScope } from '../audit/auditScope';
import type { Plain } from '../audit/changedValues';
import type { LoggedOptions } from '../audit/copyEvents';
import { loggedWrites } from '../audit/loggedWrites';
import { type BlockOf, blocks } from '../database/reading/blockSums';
import { leanFind } from '../database/reading/leanFind';
import { publicReads } from '../database/reading/readAtOnce';
import { searchWords } from '../database/reading/searchWords';
import type { InTrash } from '../database/trashOptions';
import { countKept, trashedRecords } from '../trash/trashedParts';
import { markRecords } from './fillDefaults';
import { pendingMails } from './pendingMails';

type AnyQuery = Query<unknown, unknown>;

/** A record remembers this many of the last requests that changed it. */
const MOST = 100;
const FIELD = 'keptRequests';
const KEY = `${FIELD}.key`;

/**
 * Keeps the request that is under way in the record it makes or adds to, in the same atomic write: neither is there
 * without the other, and of two that are the same at once the database refuses one.
 */
function keptRequests(schema: Schema): void {
  schema.add({ [FIELD]: { type: [Schema.Types.Mixed], select: false, default: undefined } });
  schema.index({ [KEY]: 1 }, { unique: true, sparse: true });
  schema.pre('save', function () {
    const record = this as unknown as Document;
    const request = requestFor(record.constructor as Model<unknown>);
    if (request && !request.list && record.isNew) record.set(FIELD, [request.mark]);
  });
  schema.post('save', function () {
    const request = requestFor(this.constructor as Model<unknown>);
    if (request && !request.list) request.isKept = true;
  });
  const marked = new WeakMap<object, AskedRequest>();
  schema.pre(['findOneAndUpdate', 'updateOne'], { document: false, query: true }, function () {
    const request = markUpdate(this as AnyQuery);
    if (request) marked.set(this, request);
  });
  schema.post(['findOneAndUpdate', 'updateOne'], { document: false, query: true }, function (result) {
    const request = marked.get(this);
    const { matchedCount } = (result ?? { matchedCount: 0 }) as { matchedCount?: number };
    if (request && matchedCount !== 0) request.isKept = true;
  });
}

/** The record that keeps a request, and what is kept of it. */
export async function findKept(
  model: Model<unknown>,
  key: string,
): Promise<{ recordId: string; mark: RequestMark } | undefined> {
  const found = (await model
    .findOne({ [KEY]: key })
    .select({ [FIELD]: 1 })
    .lean()) as { _id: unknown; keptRequests: RequestMark[] } | null;
  const mark = found?.keptRequests.find((one) => one.key === key);
  return mark && { recordId: String(found?._id), mark };
}

function requestFor(model: Model<unknown>): AskedRequest | undefined {
  const request = currentAuditScope()?.request;
  return request?.keptBy === model.modelName && !request.isKept ? request : undefined;
}

function markUpdate(query: AnyQuery): AskedRequest | undefined {
  const request = requestFor(query.model as Model<unknown>);
  const update = query.getUpdate() as Plain | Plain[] | null;
  if (!request || !update || !doesIt(update, request.list)) return undefined;
  const mark = withPart(request.mark, update, request.list);
  query.where({ [KEY]: { $ne: mark.key } });
  if (Array.isArray(update)) {
    const all = { $concatArrays: [{ $ifNull: [`$${FIELD}`, []] }, [{ $literal: mark }]] };
    query.setUpdate([...update, { $set: { [FIELD]: { $slice: [all, -MOST] } } }] as never);
  } else {
    const push = { ...(update.$push as Plain | undefined), [FIELD]: { $each: [mark], $slice: -MOST } };
    query.setUpdate({ ...update, $push: push } as never);
  }
  return request;
}

/** Whether a write does what was asked, and does not only make room for it. */
function doesIt(update: Plain | Plain[], list: string | undefined): boolean {
  if (list === undefined) return true;
  const operators = Array.isArray(update)
    ? update.map(({ $set }) => $set)
    : [update.$push, update.$addToSet, update.$set];
  return operators.some((fields) =>
    Object.keys((fields as Plain | undefined) ?? {}).some((path) => path.split('.')[0] === list),
  );
}

function withPart(mark: RequestMark, update: Plain | Plain[], list: string | undefined): RequestMark {
  if (list === undefined || Array.isArray(update)) return mark;
  const part = (update.$push as Record<string, { _id?: unknown } | undefined> | undefined)?.[list]?._id;
  return part === undefined ? mark : { ...mark, part: String(part as Types.ObjectId) };
}

/** What the helpers of the platform have to know of a kind of record. */
interface ModelOptions extends LoggedOptions {
  /** What of it goes to the trash when somebody deletes it; absent: what is deleted is gone. */
  inTrash?: InTrash;
  /** Its writes take mails along (`platform/records/pendingMails`). */
  sendsMail?: boolean;
  /** The text of which each word finds it (`platform/database/reading/searchWords`). */
  searchedBy?: string;
  /** In which block a record is, so that figures over all of them are kept (`platform/database/reading/blockSums`). */
  blockOf?: BlockOf;
}

/**
 * The model of a class of records, whose writes are logged and done once for each request.
 * @param options what the log has to know of these records, nothing when they are neither about money nor about a person;
 * and what of them goes to the trash
 */
export function modelOf<Class extends new () => object>(
  recordClass: Class,
  { inTrash, sendsMail, searchedBy, blockOf, ...logged }: ModelOptions = {},
): ReturnModelType<Class> {
  if (inTrash) plugin(trashedRecords as never, inTrash as never)(recordClass);
  // Before the log, which looks at the whole update.
  if (searchedBy) plugin(searchWords as never, searchedBy as never)(recordClass);
  plugin(loggedWrites as never, logged as never)(recordClass);
  plugin(keptRequests as never)(recordClass);
  plugin(publicReads as never)(recordClass);
  // After the log: when something was written is no change of it.
  if (blockOf) plugin(blocks as never, { blockOf } as never)(recordClass);
  if (sendsMail) plugin(pendingMails as never)(recordClass);
  // Last: they read what the others have made of a query.
  if (inTrash && inTrash !== 'parts') plugin(countKept as never)(recordClass);
  plugin(leanFind as never)(recordClass);
  const model = getModelForClass(recordClass as never) as unknown as ReturnModelType<Class>;
  markRecords(model.schema as Schema);
  return model;
}
