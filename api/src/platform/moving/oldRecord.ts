import { createHash } from 'node:crypto';

import { Types } from 'mongoose';

import { KEEP, LEAVE_OUT } from './doubts';
import { OldField, type OldSource } from './oldField';

/** A document, or a part of one, as the dump has it. */
export type OldPlain = Readonly<Record<string, unknown>>;

/** An old document, or a part in a list of one. It remembers what was read, so that the rest can be told of. */
export class OldRecord {
  private reason: string | null = null;

  /** @param path of a part in its document, with a point at its end */
  constructor(
    readonly source: OldSource,
    readonly plain: OldPlain,
    private readonly readNames: Set<string> = new Set(['_id', 'id', '__v']),
    private readonly path = '',
  ) {}

  /** The old id; of a part its own, or its path when it has none. */
  get id(): string {
    return this.path === '' ? this.source.id : (oldIdOf(this.plain) ?? `${this.source.id} ${this.path}`);
  }

  /** The id of the record that it becomes. */
  get newId(): Types.ObjectId {
    return newIdOf(this.source.file, this.id);
  }

  /** A field. @param name with points for what is inside another: `permissions.general` */
  at(name: string): OldField {
    this.readNames.add(name.split('.')[0] ?? name);
    return new OldField(this.source, `${this.path}${name}`, valueAt(this.plain, name));
  }

  /** For a field that only says that there is a file: that bears the id of the part. */
  named(field: OldField): OldField {
    return new OldField(this.source, field.path, this.id, false);
  }

  /** The values of a list; as a correction they have commas between them. */
  values(name: string): OldField[] {
    const list = this.at(name);
    if (list.isMissing) return [];
    const { raw } = list;
    const found = Array.isArray(raw)
      ? raw
      : typeof raw === 'string' && list.isCorrected
        ? raw.split(',')
        : null;
    if (!found) {
      list.fault('geen lijst');
      return [];
    }
    return found.map((value: unknown, at) => new OldField(this.source, `${list.path}.${at}`, value));
  }

  /** The parts in a list. */
  parts(name: string): OldRecord[] {
    const list = this.at(name);
    if (list.isMissing) return [];
    if (!Array.isArray(list.raw)) {
      list.fault('geen lijst');
      return [];
    }
    return list.raw.flatMap((value: unknown, at) => {
      const path = `${list.path}.${at}`;
      if (isPlain(value)) return [new OldRecord(this.source, value, this.readNames, `${path}.`)];
      new OldField(this.source, path, value).fault('geen onderdeel');
      return [];
    });
  }

  /** Says of fields that nothing is made of them, and that this is meant. */
  ignore(...names: readonly string[]): void {
    for (const name of names) this.readNames.add(name);
  }

  /** Lines of a list of texts, such as a change log. */
  lines(name: string): string[] {
    return this.values(name)
      .map((line) => line.text({ most: 2000 }))
      .filter(Boolean);
  }

  /**
   * Whether the document as a whole may be a mistake: asked until somebody says that it is kept or left out.
   * @param message why, in Dutch
   */
  mayBeWrong(message: string): void {
    const whole = new OldField(this.source, '', undefined);
    if (whole.raw === KEEP) return;
    this.source.doubts.add({
      ...{ file: this.source.file, id: this.source.id, field: '', value: describe(this.plain) },
      message: `${message}; vul in: ${LEAVE_OUT} of ${KEEP}`,
      isBlocking: true,
    });
  }

  /** Nothing is made of it. @param reason in Dutch, for the report */
  leaveOut(reason: string): [] {
    this.reason = reason;
    return [];
  }

  /** Why nothing is made of it; null: something is. */
  get leftOut(): string | null {
    return this.reason;
  }

  /** Fields with something in them that nobody read: they are not taken over. */
  unread(): string[] {
    return Object.entries(this.plain)
      .filter(([name, value]) => !this.readNames.has(name) && !isNothing(value))
      .map(([name]) => name);
  }
}

/** The id of an old document: `id`, else `_id`. */
export function oldIdOf(plain: OldPlain): string | undefined {
  return [plain.id, plain._id].map(idText).find((id) => id !== '');
}

/** An id as text: an ObjectId, a number or a text. */
export function idText(raw: unknown): string {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'object' && 'toHexString' in raw) return (raw as Types.ObjectId).toHexString();
  return typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'bigint'
    ? String(raw).trim()
    : '';
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === '' || value === false;
}

function valueAt(plain: OldPlain, name: string): unknown {
  return name.split('.').reduce<unknown>((found, step) => (isPlain(found) ? found[step] : undefined), plain);
}

/** Whether a value is an object with fields. */
export function isPlain(value: unknown): value is OldPlain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null;
}

/** The few texts by which a person knows a document. */
function describe(plain: OldPlain): string {
  const texts = ['name', 'title', 'firstName', 'lastName', 'description', 'date', 'email'];
  return texts
    .map((name) => plain[name])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(' ');
}

const OBJECT_ID = /^[0-9a-f]{24}$/i;
const TIMESTAMP = /^1\d{12}$/;

/**
 * The new id of an old document: its own when that is an ObjectId. Otherwise one that is always the same for it, which
 * begins with its moment when the old id is one in milliseconds: lists that go by id stay in their order.
 */
export function newIdOf(file: string, oldId: string): Types.ObjectId {
  if (OBJECT_ID.test(oldId)) return new Types.ObjectId(oldId.toLowerCase());
  const hash = createHash('sha256').update(`${file} ${oldId}`).digest('hex').slice(0, 24);
  if (!TIMESTAMP.test(oldId)) return new Types.ObjectId(hash);
  const moment = Types.ObjectId.createFromTime(Math.floor(Number(oldId) / 1000)).toHexString();
  return new Types.ObjectId(`${moment.slice(0, 8)}${hash.slice(8)}`);
}
