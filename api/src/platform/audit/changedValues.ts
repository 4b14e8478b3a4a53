import type { AuditField } from './auditEvent.model';

/** A record, or a part of one, as the database has it. */
export type Plain = Record<string, unknown>;

const LONGEST = 2_000;
const LONGEST_NAME = 200;
const MOST_FIELDS = 200;
/** With the rest of an event it stays below 16 KB. */
const MOST_BYTES = 12_000;

/** What a record keeps about itself and nobody fills in. */
const OWN = new Set([
  '_id',
  '__v',
  'authenticator',
  'block',
  'blockWrittenAt',
  'changeLog',
  'deletedAt',
  'deletedBy',
  'deletedByName',
  'keptRequests',
  'lastRequestId',
  'modifiedAt',
  'modifiedBy',
  'modifiedByName',
  'newAuthenticator',
  'passkeys',
  'passwordReset',
  'pendingEvents',
  'pendingMails',
  'requestId',
  'revision',
  'searchText',
  'searchWords',
  // Of a sale: who may see it sees it there, and it goes with the advertiser.
  'signature',
  'sessions',
  'signedInAt',
  'sortName',
  // Of a mailing: it tells itself to whom it went, and of whom that is erased.
  'recipients',
  'toFollow',
  'toursSeen',
  'trash',
]);
const SECRET = /password|token|hash|secret/i;

/** Whether a field is never part of an event. @param name of the field of a record */
export function isOwnField(name: string): boolean {
  return OWN.has(name);
}

/** Whether values of a field are kept by nothing but its record. @param path of the field */
export function isSecret(path: string): boolean {
  return SECRET.test(path);
}

/** The fields that differ, as texts; of secrets only that they do. */
export function changedValues(
  before: Plain | null,
  after: Plain | null,
): { fields: AuditField[]; isCut: boolean } {
  const [old, now] = [textsOf(before), textsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const changed = names.filter((name) => (old.get(name) ?? null) !== (now.get(name) ?? null));
  const fields: AuditField[] = [];
  let isCut = changed.length > MOST_FIELDS;
  let bytes = 0;
  for (const name of changed.slice(0, MOST_FIELDS)) {
    const field = fieldOf(name, old.get(name), now.get(name));
    const size = Buffer.byteLength(JSON.stringify(field));
    const isTooMuch = bytes + size > MOST_BYTES;
    if (isTooMuch) isCut = true;
    const kept = isTooMuch ? { ...field, before: null, after: null, hidden: true } : field;
    bytes += isTooMuch ? Buffer.byteLength(JSON.stringify(kept)) : size;
    // Beyond what an event holds even the names are too many.
    if (bytes > MOST_BYTES + 1_500) break;
    fields.push(kept);
  }
  return { fields, isCut };
}

/** The same fields without what was in them. */
export function withoutValues(fields: readonly AuditField[]): AuditField[] {
  return fields.map(({ name, hidden }) => ({ name, before: null, after: null, hidden }));
}

function fieldOf(name: string, before = '', after = ''): AuditField {
  const shortName = name.slice(0, LONGEST_NAME);
  if (isSecret(name)) return { name: shortName, before: null, after: null, hidden: true };
  return {
    name: shortName,
    before: before.slice(0, LONGEST) || null,
    after: after.slice(0, LONGEST) || null,
    hidden: false,
  };
}

/** Path → text, for everything in a record; what is empty is left out. */
function textsOf(record: Plain | null): Map<string, string> {
  const texts = new Map<string, string>();
  if (record) addTexts(texts, record, '');
  return texts;
}

function addTexts(texts: Map<string, string>, value: unknown, path: string): void {
  if (value === null || value === undefined || value === '') return;
  if (Array.isArray(value)) return addList(texts, value, path);
  if (!isPlain(value)) return void texts.set(path, textOf(value));
  for (const [key, inner] of Object.entries(value)) {
    if (!isOwnField(key)) addTexts(texts, inner, path ? `${path}.${key}` : key);
  }
}

/** Parts go by their id, so that taking one away does not change those after it; the rest is one text. */
function addList(texts: Map<string, string>, list: readonly unknown[], path: string): void {
  if (!list.some(isPlain)) {
    if (list.length > 0) texts.set(path, list.map(textOf).join(', '));
    return;
  }
  list.forEach((part, at) => addTexts(texts, part, `${path}.${isPlain(part) ? keyOf(part, at) : at + 1}`));
}

function keyOf(part: Plain, at: number): string {
  const key = part._id ?? part.id;
  return key === undefined || key === null ? String(at + 1) : textOf(key);
}

/** A value as an event has it. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  // Bytes of a file are no text.
  if (Buffer.isBuffer(value) || (value as { _bsontype?: string } | null)?._bsontype === 'Binary') return '…';
  return typeof value === 'object' && value !== null && isPlain(value)
    ? JSON.stringify(value)
    : String(value);
}

/** An object of fields, and not a date, an id or bytes. */
export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('_bsontype' in value || isBuiltIn(value));
}

function isBuiltIn(value: object): boolean {
  return value instanceof Date || Buffer.isBuffer(value) || value instanceof RegExp;
}
