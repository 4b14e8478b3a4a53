import { basename } from 'node:path';

import { mongo } from 'mongoose';

import { StartupError } from '../errors/appError';
import { readArchive, readRaw } from './archive';
import {
  collectionOf,
  CollectionSum,
  documentsIn,
  LAYOUT,
  MANIFEST,
  type Manifest,
  type StoredCollection,
} from './backup.model';

/**
 * Reads a whole backup and compares every document with the manifest. Nothing is written.
 * @param identity AGE-SECRET-KEY-1…, of an encrypted one
 * @throws StartupError when it is damaged, cut off, cannot be decrypted, or is of a newer portal
 */
export async function verifyBackup(path: string, identity?: string): Promise<Manifest> {
  const sums = new Map<string, CollectionSum>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(path, identity)) {
    try {
      if (name === MANIFEST) manifest = JSON.parse(bytes.toString()) as Manifest;
      else addPart(sums, name, bytes);
    } catch (cause) {
      throw damaged(path, cause);
    }
  }
  if (!manifest) throw damaged(path);
  if (manifest.layout > LAYOUT)
    throw new StartupError(`${basename(path)} was made by a newer version of the portal: use that one.`);
  const wrong = manifest.collections.filter(
    ({ name, ...stored }) => !isSame(stored, (sums.get(name) ?? new CollectionSum()).result()),
  );
  const isWhole = wrong.length === 0 && [...sums.keys()].every((name) => namesOf(manifest).has(name));
  if (!isWhole) throw damaged(path);
  return manifest;
}

/** Whether two sums are of the same documents. */
function isSame(
  one: Pick<StoredCollection, 'documents' | 'sha256'>,
  other: Pick<StoredCollection, 'documents' | 'sha256'>,
): boolean {
  return one.documents === other.documents && one.sha256 === other.sha256;
}

function addPart(sums: Map<string, CollectionSum>, name: string, bytes: Buffer): void {
  const collection = collectionOf(name);
  const sum = sums.get(collection) ?? new CollectionSum();
  sums.set(collection, sum);
  for (const document of documentsIn(bytes)) sum.add(document);
}

function namesOf({ collections }: Manifest): Set<string> {
  return new Set(collections.map(({ name }) => name));
}

function damaged(path: string, cause?: unknown): StartupError {
  return new StartupError(`${basename(path)} is damaged or cut off: take another backup.`, { cause });
}

/** As they are stored: a whole number stays of the size it has, a decimal one decimal. */
const AS_STORED: Parameters<typeof mongo.BSON.deserialize>[1] = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
};

/** How a backup is put back. */
interface RestoreOptions {
  /** AGE-SECRET-KEY-1…, of an encrypted one. */
  identity?: string;
  /** What is there may go. */
  replace?: boolean;
  /** What has to be done before a portal may start on it. Safe to repeat. */
  after?: (db: mongo.Db) => Promise<void>;
}

/**
 * Puts a backup back into a database that no portal uses meanwhile: first the whole file is read and compared with its
 * manifest, then all is written, and then read back and compared. Cut off half-way the portal does not start
 * (`mustBeRestored`) and the restore is done again.
 * @throws StartupError when the file is not whole, when there is something in the database, or when it is not the same after
 */
export async function restore(
  db: mongo.Db,
  path: string,
  { identity, replace = false, after }: RestoreOptions = {},
): Promise<Manifest> {
  const manifest = await verifyBackup(path, identity);
  if (!replace) await mustBeEmpty(db);
  await db.collection(RESTORE_MARK).insertOne({ began: new Date() });
  for (const name of await namesIn(db)) if (name !== RESTORE_MARK) await db.dropCollection(name);

  for await (const { name, bytes } of readArchive(path, identity)) {
    if (name === MANIFEST) continue;
    const documents = [...documentsIn(bytes)].map((one) => mongo.BSON.deserialize(one, AS_STORED));
    await db.collection(collectionOf(name)).insertMany(documents, { ordered: false });
  }
  for (const collection of manifest.collections) await finish(db, collection);
  await after?.(db);
  await db.dropCollection(RESTORE_MARK);
  return manifest;
}

/** Makes the indexes of a collection, and reads back what was written. @throws StartupError */
async function finish(db: mongo.Db, { name, indexes, ...stored }: StoredCollection): Promise<void> {
  if (indexes.length > 0) {
    const made = indexes.map(({ v: _version, ns: _namespace, ...index }) => index);
    await db.command({ createIndexes: name, indexes: made });
  }
  const sum = new CollectionSum();
  for await (const document of readRaw(db, name)) sum.add(document);
  if (!isSame(sum.result(), stored))
    throw new StartupError(
      `After the restore ${name} is not what the backup has: is a portal running on this database?`,
    );
}

async function mustBeEmpty(db: mongo.Db): Promise<void> {
  for (const name of await namesIn(db)) {
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    throw new StartupError(
      'There is data in this database: restore into an empty one, or say --replace to throw it away.',
    );
  }
}

async function namesIn(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

/** The collection that is there while a restore is under way, and after one that was cut off. */
export const RESTORE_MARK = 'restoreUnderWay';

/** @throws StartupError when a restore was cut off: what is there is a part of it */
export async function mustBeRestored(db: mongo.Db): Promise<void> {
  if ((await db.collection(RESTORE_MARK).findOne()) === null) return;
  throw new StartupError(
    'A backup was not restored to the end, so data is missing: run "npm run restore -- <file> --replace" again.',
  );
}
