import { type Document, type Model, type Query, Schema, type Types } from 'mongoose';

import type { AskedRequest, RequestMark } from '../audit/askedRequest';
import { currentAuditScope } from '../audit/auditScope';
import type { Plain } from '../audit/changedValues';

type AnyQuery = Query<unknown, unknown>;

/** A record remembers this many of the last requests that changed it. */
const MOST = 100;
const FIELD = 'keptRequests';
const KEY = `${FIELD}.key`;

/**
 * Keeps the request that is under way in the record it makes or adds to, in the same atomic write: neither is there
 * without the other, and of two that are the same at once the database refuses one.
 */
export function keptRequests(schema: Schema): void {
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
