import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { getNamedType } from 'graphql';
import mongoose, { type Model } from 'mongoose';
import { Arg, type MiddlewareFn, type ResolverData, UseMiddleware } from 'type-graphql';

import {
  type AskedRequest,
  readRequest,
  REQUEST_ID_MEANS,
  type RequestMark,
  seal,
  unseal,
} from '../audit/askedRequest';
import { currentAuditScope } from '../audit/auditScope';
import { isDuplicateKey } from '../database/databaseErrors';
import { ifMatched } from '../database/updateAtRevision';
import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { findKept } from '../records/modelOf';
import { getRecord } from '../records/records';

/**
 * What is kept of a request that no record keeps, such as sending mail. Nobody can read it without its requestId, which
 * is not in it.
 */
@modelOptions({ schemaOptions: { collection: 'requestNotes', versionKey: false } })
@index({ at: 1 })
class RequestNote {
  /** See RequestMark. */
  @prop({ type: () => String, required: true })
  _id: string;

  @prop({ type: () => String, required: true })
  hash: string;

  @prop({ type: () => String, required: true })
  sealed: string;

  @prop({ type: () => Date, required: true })
  at: Date;

  /** What was answered; absent while it is under way. */
  @prop({ type: () => String })
  answer?: string;
}

export const RequestNoteModel = getModelForClass(RequestNote);

const KEPT = 30 * 86_400_000;

/** Forgets requests of more than 30 days ago. */
export async function sweepRequestNotes(): Promise<void> {
  await RequestNoteModel.deleteMany({ at: { $lt: new Date(Date.now() - KEPT) } });
}

interface AddedOnce {
  /** The class of the record that keeps the request; what the operation answers when not given. */
  record?: () => abstract new () => object;
  /** What is added is a part of this list of it. Needed where other writes to the same record come first. */
  list?: string;
  /**
   * What is answered to a repeat; the record as it is now when not given. Where more is asked of who adds than the rule of
   * the operation says, it asks that again. @param part the id of what was added to `list`
   */
  answer?: (record: never, part: string, context: never) => unknown;
}

/** A request that is under way longer than this has crashed. */
const CRASHED = 60_000;
const PAUSE = 50;
const WHAT = 'Dit';

/**
 * For a mutation that adds something or changes it: takes a `requestId`, and does once what is sent more than once. The
 * record that it makes or adds to keeps the request, in the same write. A repeat is answered with that record; one that
 * asks for something else is refused with both versions (docs/domain/portal.md, P150).
 */
export function AddOnce(options: AddedOnce = {}): MethodDecorator {
  return decorated((request, { info, context }, next) => {
    const model = modelNamed(options.record?.().name ?? getNamedType(info.returnType).name);
    if (!model) throw new Error(`No model keeps the requests of ${info.fieldName}.`);
    return addOnce(request, { model, list: options.list }, next, (record, part) =>
      options.answer ? options.answer(record as never, part, context as never) : record,
    );
  });
}

/**
 * The same for a mutation that is no write to one record, such as sending mail: a note keeps the request and what was
 * answered. After a crash the operation is begun again, so it has to be safe to repeat; its mails go out once.
 */
export function DoOnce(): MethodDecorator {
  return decorated((request, { info }, next) =>
    doOnce(request, modelNamed(getNamedType(info.returnType).name), next),
  );
}

/**
 * What the request under way is known by, for a record that an operation finds again when it is begun anew: of this sender
 * and this requestId. Another one each time when the sender gave none.
 */
export function sentRequestKey(): string {
  return currentAuditScope()?.request?.mark.key ?? randomUUID();
}

type Once = (request: AskedRequest, asked: ResolverData, next: () => Promise<unknown>) => Promise<unknown>;

function decorated(once: Once): MethodDecorator {
  const middleware: MiddlewareFn = (asked, next) => {
    const { args, info } = asked;
    const scope = currentAuditScope();
    const request = scope && readRequest(args, info.fieldName, scope.actor.userId);
    if (!request) return next();
    scope.request = request;
    return once(request, asked, next);
  };
  return (resolver, name, descriptor) => {
    const { length } = descriptor.value as unknown as (...all: unknown[]) => unknown;
    // Behind those that the method itself takes: it is the platform's, not the resolver's.
    Arg('requestId', () => String, { nullable: true, description: REQUEST_ID_MEANS })(resolver, name, length);
    UseMiddleware(middleware)(resolver, name, descriptor);
  };
}

async function addOnce(
  request: AskedRequest,
  { model, list }: { model: Model<unknown>; list: string | undefined },
  next: () => Promise<unknown>,
  answer: (record: unknown, part: string) => unknown,
): Promise<unknown> {
  request.keptBy = model.modelName;
  request.list = list;
  const stored = async () => {
    const kept = await findKept(model, request.mark.key);
    if (!kept) return undefined;
    mustBeSame(request, kept.mark);
    return { answer: await answer(await getRecord(model, kept.recordId, WHAT), kept.mark.part ?? '') };
  };
  const before = await stored();
  if (before) return before.answer;
  try {
    const result = await next();
    // Nothing was written: it was there, perhaps by the same request at this moment.
    if (!request.isKept) await stored();
    return result;
  } catch (error) {
    // Of two at once the other one did it.
    const twin = request.isKept ? undefined : await stored();
    if (twin) return twin.answer;
    throw error;
  }
}

async function doOnce(
  request: AskedRequest,
  model: Model<unknown> | undefined,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const { key, ...mark } = request.mark;
  for (;;) {
    const at = new Date();
    const isMine = await begin(key, { ...mark, at });
    if (isMine) break;
    const note = await RequestNoteModel.findById(key).lean();
    if (!note) continue;
    mustBeSame(request, note);
    if (note.answer !== undefined) return answered(unseal(request.requestId, note.answer), model);
    await pause(PAUSE);
  }
  try {
    const result = await next();
    const answer = seal(request.requestId, model ? { id: (result as { id: string }).id } : { value: result });
    await ifMatched(RequestNoteModel.updateOne({ _id: key }, { $set: { answer } }));
    return result;
  } catch (error) {
    // Nothing was done: what was wrong can be mended and sent again.
    await RequestNoteModel.deleteOne({ _id: key, answer: null });
    throw error;
  }
}

/** Whether it is this one that does it: nobody did or is doing so, or who did has crashed. */
async function begin(key: string, note: Omit<RequestMark, 'key'>): Promise<boolean> {
  try {
    await RequestNoteModel.create({ _id: key, ...note });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error, '_id')) throw error;
  }
  const crashed = { _id: key, hash: note.hash, answer: null, at: { $lt: new Date(Date.now() - CRASHED) } };
  const { modifiedCount } = await RequestNoteModel.updateOne(crashed, { $set: { at: note.at } });
  return modifiedCount > 0;
}

async function answered(answer: unknown, model: Model<unknown> | undefined): Promise<unknown> {
  const { id, value } = answer as { id?: string; value?: unknown };
  return model ? getRecord(model, id ?? '', WHAT) : value;
}

/** @throws CONFLICT, to who is signed in with what was stored and what is asked now */
function mustBeSame(request: AskedRequest, kept: Pick<RequestMark, 'hash' | 'sealed' | 'at'>): void {
  if (request.mark.hash === kept.hash) return;
  const versions = !request.isOfVisitor && {
    stored: unseal(request.requestId, kept.sealed),
    asked: request.values,
    storedAt: kept.at.toISOString(),
  };
  throw new AppError('CONFLICT', texts.askedOtherwise, { repeated: true, ...versions });
}

function modelNamed(name: string): Model<unknown> | undefined {
  return mongoose.models[name] as Model<unknown> | undefined;
}
