import { basename } from 'node:path';

import { StartupError } from '../errors/appError';
import { readArchive } from './archive';
import {
  collectionOf,
  CollectionSum,
  documentsIn,
  LAYOUT,
  MANIFEST,
  type Manifest,
  type StoredCollection,
} from './manifest';

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
export function isSame(
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
