import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';

import { type mongo, Types } from 'mongoose';

import { AuditKind } from '../audit/auditKind.enum';
import { type ArchiveEntry, writeArchive, readRaw } from './archive';
import {
  type Backup,
  type ChangedRecord,
  CollectionSum,
  LAYOUT,
  MANIFEST,
  type Manifest,
  noteBackup,
  partName,
  type StoredCollection,
} from './backup.model';
import { RESTORE_MARK, verifyBackup } from './verifyBackup';

/**
 * Makes a backup, reads it back unless it is encrypted, and notes it as the latest one.
 * @param recipient age1…, to encrypt it for @throws when it cannot be made or is not what was read
 */
export async function makeBackup(
  db: mongo.Db,
  path: string,
  recipient?: string,
): Promise<Omit<Backup, '_id'>> {
  const { collections, changes } = await backUp(db, path, { recipient });
  if (!recipient) await mustBeRight(path);
  const made = {
    madeAt: new Date(),
    name: basename(path),
    size: (await stat(path)).size,
    documents: collections.reduce((total, { documents }) => total + documents, 0),
    changes,
    isVerified: !recipient,
  };
  await noteBackup(made);
  return made;
}

/** Reads it back; one that is not what was read from the database is no backup, and goes. */
async function mustBeRight(path: string): Promise<void> {
  try {
    await verifyBackup(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** A part is closed when it is this large: so much is in memory at once, and one document. */
const PART_BYTES = 2 * 1024 * 1024;
/** So many of the records that changed meanwhile are named. */
const NAMED = 1000;

const WRITES = [AuditKind.added, AuditKind.changed, AuditKind.removed];

/** How a backup is made. */
interface BackUpOptions {
  /** age1…: encrypted for who has the identity that goes with it. */
  recipient?: string;
}

/**
 * Copies a database into one file, while people work: every document as it was at some moment between the beginning and
 * the end, its collection by `_id`. What was written meanwhile is named in the manifest.
 * @returns the manifest @throws when the file cannot be written or the database read; then there is no file
 */
export async function backUp(
  db: mongo.Db,
  path: string,
  { recipient }: BackUpOptions = {},
): Promise<Manifest> {
  const copy = new DatabaseCopy(db);
  await writeArchive(path, copy.entries(), recipient);
  return copy.manifest();
}

class DatabaseCopy {
  private readonly began = new Date();
  private readonly collections: StoredCollection[] = [];
  private finished?: Manifest;

  constructor(private readonly db: mongo.Db) {}

  async *entries(): AsyncGenerator<ArchiveEntry> {
    for (const name of await this.names()) yield* this.collection(name);
    this.finished = await this.describe();
    yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(this.finished, null, 2)) };
  }

  manifest(): Manifest {
    if (!this.finished) throw new Error('The backup was not written.');
    return this.finished;
  }

  /** Files come after the records that point to them, and their bytes last: what a record has is in the copy. */
  private async names(): Promise<string[]> {
    const found = await this.db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
    const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
    const rank = (name: string) => ['files.files', 'files.chunks'].indexOf(name);
    return names
      .filter((name) => name !== RESTORE_MARK)
      .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other));
  }

  private async *collection(name: string): AsyncGenerator<ArchiveEntry> {
    const sum = new CollectionSum();
    let part: Uint8Array[] = [];
    let size = 0;
    let number = 0;
    for await (const document of readRaw(this.db, name)) {
      sum.add(document);
      // The driver's bytes are of the whole answer: kept, they would keep all of it.
      part.push(Buffer.from(document));
      size += document.length;
      if (size < PART_BYTES) continue;
      yield { name: partName(name, (number += 1)), bytes: Buffer.concat(part) };
      part = [];
      size = 0;
    }
    if (size > 0) yield { name: partName(name, number + 1), bytes: Buffer.concat(part) };
    this.collections.push({ name, ...sum.result(), indexes: await this.indexesOf(name) });
  }

  private async indexesOf(name: string): Promise<Record<string, unknown>[]> {
    const indexes = await this.db.collection(name).indexes();
    return indexes.filter((index) => index.name !== '_id_');
  }

  private async describe(): Promise<Manifest> {
    const since = Types.ObjectId.createFromTime(Math.floor(this.began.getTime() / 1000));
    const written = this.db
      .collection('auditEvents')
      .find({ _id: { $gte: since }, kind: { $in: WRITES }, recordId: { $ne: null } })
      .project<ChangedRecord>({ _id: 0, entity: 1, recordId: 1 })
      .sort({ _id: -1 });
    const events = await written.toArray();
    const changed = new Map(events.map((one) => [`${one.entity}:${one.recordId}`, one]));
    return {
      layout: LAYOUT,
      began: this.began.toISOString(),
      ended: new Date().toISOString(),
      collections: this.collections,
      changed: [...changed.values()].slice(0, NAMED),
      changes: changed.size,
    };
  }
}
