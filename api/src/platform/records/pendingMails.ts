import mongoose, { type Model, Schema, Types } from 'mongoose';

import { currentAuditScope } from '../audit/auditScope';
import { ifMatched } from '../database/updateAtRevision';

const FIELD = 'pendingMails';
const FIRST_ID = new Types.ObjectId('000000000000000000000000');

/** Where mails go. */
interface Takes {
  enqueueOnce(key: string, mail: NewMail): Promise<void>;
}

/** A mail in a record, on its way to the outbox; its id is what the outbox takes once. */
interface PendingMail extends NewMail {
  _id: Types.ObjectId;
  /** Of a request that may be begun anew after a crash: then it is the same mail. */
  key?: string;
}

/** A hidden list of mails that a write left: see {@link mailsIn}. */
export function pendingMails(schema: Schema): void {
  schema.add({ [FIELD]: { type: [Schema.Types.Mixed], select: false, default: undefined } });
  schema.index({ [`${FIELD}._id`]: 1 }, { sparse: true });
}

/**
 * What a write takes along in its `$push`, so that a mail is there as soon as what it tells is, and neither without the
 * other; {@link sendFrom} brings it to the outbox, or else the recurring job. Only for models that say `sendsMail`.
 */
export function mailsIn(...mails: readonly NewMail[]): { pendingMails?: { $each: PendingMail[] } } {
  return mails.length > 0 ? { [FIELD]: { $each: mails.map(kept) } } : {};
}

/** The same for a record that is added: among its fields. */
export function mailsOfNew(...mails: readonly NewMail[]): { pendingMails?: PendingMail[] } {
  return mails.length > 0 ? { [FIELD]: mails.map(kept) } : {};
}

/** The same for an update that the database computes: in its `$set`. */
export function mailsComputed(...mails: readonly NewMail[]): Record<string, object> {
  const literals = mails.map((mail) => ({ $literal: kept(mail) }));
  return mails.length > 0 ? { [FIELD]: { $concatArrays: [{ $ifNull: [`$${FIELD}`, []] }, literals] } } : {};
}

/**
 * Brings the mails that wait in a record to the outbox, each once, and takes them out of the record. Safe to repeat, also by
 * two at once.
 */
export async function sendFrom(outbox: Takes, model: Model<unknown>, id: string): Promise<void> {
  await send(outbox, model, { _id: idFor(model, id) });
}

/** Brings to the outbox what crashes left in records. */
export async function sendLeftMails(outbox: Takes): Promise<void> {
  for (const model of Object.values(mongoose.models) as Model<unknown>[])
    if ((model.schema as Schema).path(FIELD))
      await send(outbox, model, { [`${FIELD}._id`]: { $gte: FIRST_ID } });
}

async function send(outbox: Takes, model: Model<unknown>, which: object): Promise<void> {
  const waiting = model.collection.find<{ _id: Types.ObjectId; pendingMails?: PendingMail[] }>(
    which as never,
    { projection: { [FIELD]: 1 } },
  );
  for await (const { _id, pendingMails: pending = [] } of waiting) {
    if (pending.length === 0) continue;
    for (const { _id: own, key = `of record ${own.toHexString()}`, ...message } of pending)
      await outbox.enqueueOnce(key, message);
    const ids = pending.map((one) => one._id);
    await ifMatched(
      model.collection.updateOne({ _id }, { $pull: { [FIELD]: { _id: { $in: ids } } } } as never),
    );
  }
}

/** Past mongoose an id is looked for as it is stored. */
function idFor(model: Model<unknown>, id: string): unknown {
  return (model.schema as Schema).path('_id').instance === 'ObjectId' ? new Types.ObjectId(id) : id;
}

function kept(mail: NewMail): PendingMail {
  const key = requestKey(mail);
  return { _id: new Types.ObjectId(), ...mail, ...(key !== undefined && { key }) };
}

/** A message to be sent. What it says is made when it is sent, so no secret link is ever stored. */
export interface NewMail {
  /** The name of the template that makes subject and text. */
  template: string;
  /** One address. */
  to: string;
  /** What the template needs beside the address. */
  data?: Record<string, unknown>;
}

/** What the outbox takes a mail by once: of the request under way, when it may be sent again; else undefined. */
export function requestKey({ template, to }: NewMail): string | undefined {
  const request = currentAuditScope()?.request;
  if (!request) return undefined;
  const base = `${request.mark.key} ${request.mark.hash} ${template} ${to}`;
  let key = base;
  for (let again = 2; request.mails.has(key); again++) key = `${base} ${again}`;
  request.mails.add(key);
  return key;
}
