import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

import { badInput } from '../errors/appError';
import { texts } from '../errors/texts';
import { isPlain, isSecret } from './changedValues';

/** A field that somebody filled in, as text. */
export interface AskedValue {
  name: string;
  value: string;
}

/** What is kept of a request. Without its requestId, which is kept nowhere, nobody can read it. */
export interface RequestMark {
  /** Of who asked which operation under which requestId. */
  key: string;
  /** Of what was asked. */
  hash: string;
  /** What was asked, to be shown to who asked it. */
  sealed: string;
  at: Date;
  /** The id of the part that it added, when that has one. */
  part?: string;
}

/** A request of a sender that may be sent again, while it is under way. */
export interface AskedRequest {
  requestId: string;
  /** Nobody is signed in. */
  isOfVisitor: boolean;
  /** Of what was asked. */
  values: readonly AskedValue[];
  mark: RequestMark;
  /** The name of the model whose record keeps it, by the write that does what was asked. */
  keptBy?: string;
  /** Only a write that adds to this list of the record does so. */
  list?: string;
  isKept: boolean;
  /** Which mails it has put in the outbox. */
  mails: Set<string>;
}

const FORMAT = /^[\w-]{8,64}$/;
const MOST_VALUES = 40;
const LONGEST = 200;
const CIPHER = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** What the log says of a request id. */
export const REQUEST_ID_MEANS =
  'Made by the sender; the same one sent again is the same request. 8 to 64 characters.';

/**
 * The request in the arguments of an operation; undefined when it has no requestId. Secrets in it count for nothing.
 * @param userId of who asks; null: a visitor @throws BAD_USER_INPUT
 */
export function readRequest(
  args: object,
  operation: string,
  userId: string | null,
): AskedRequest | undefined {
  const requestId = requestIdIn(args);
  if (requestId === undefined) return undefined;
  if (!FORMAT.test(requestId)) throw badInput({ requestId: texts.badInput });
  const content = contentOf(args);
  const values = valuesIn(content).slice(0, MOST_VALUES);
  const key = createHash('sha256')
    .update(JSON.stringify([userId, operation, requestId]))
    .digest('base64url');
  // With the requestId in it nobody can find out by guessing what was asked.
  const hash = createHmac('sha256', requestId).update(JSON.stringify(content)).digest('base64url');
  const mark = { key, hash, sealed: seal(requestId, values), at: new Date() };
  return { requestId, isOfVisitor: userId === null, values, mark, isKept: false, mails: new Set() };
}

/** Closes something so that only who knows the requestId can open it. */
export function seal(requestId: string, value: unknown): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, keyOf(requestId), iv);
  const closed = [cipher.update(JSON.stringify(value)), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...closed]).toString('base64');
}

/** What was closed with {@link seal}. */
export function unseal(requestId: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(CIPHER, keyOf(requestId), bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString());
}

function keyOf(requestId: string): Buffer {
  return createHash('sha256').update(`seal ${requestId}`).digest();
}

/** It is an argument of its own or a field of an input. */
function requestIdIn(args: object): string | undefined {
  const inputs = Object.values(args).filter(isPlain);
  const sent = [args as { requestId?: unknown }, ...inputs].map(({ requestId }) => requestId);
  return sent.find((one): one is string => typeof one === 'string');
}

/** What was asked, the same for the same: without what is empty, spaces around, secrets and the requestId. */
function contentOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(contentOf);
  if (!isPlain(value)) return value;
  const fields = Object.entries(value)
    .filter(([name]) => name !== 'requestId' && !isSecret(name))
    .map(([name, inner]): [string, unknown] => [name, contentOf(inner)])
    .filter(([, inner]) => inner !== null && inner !== undefined && inner !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields);
}

function valuesIn(content: unknown, name = ''): AskedValue[] {
  if (Array.isArray(content)) return content.flatMap((inner) => valuesIn(inner, name));
  if (!isPlain(content)) return [{ name, value: String(content).slice(0, LONGEST) }];
  return Object.entries(content).flatMap(([field, inner]) => valuesIn(inner, field));
}
