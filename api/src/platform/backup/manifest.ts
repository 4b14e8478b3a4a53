import { createHash } from 'node:crypto';

/** The name of the last file of a backup, which says what all others must hold. */
export const MANIFEST = 'manifest.json';
/** The layout of a backup; one that is newer than this program is not restored by it. */
export const LAYOUT = 1;

/** What a backup has of one collection. */
export interface StoredCollection {
  name: string;
  documents: number;
  bytes: number;
  /** Of its documents as BSON, one after the other, by `_id`. */
  sha256: string;
  /** As `listIndexes` tells them, without that of `_id`. */
  indexes: Record<string, unknown>[];
}

/** A record that was written while the backup was made: the backup has it as it was before or after that. */
export interface ChangedRecord {
  entity: string;
  recordId: string;
}

/** What a backup holds. */
export interface Manifest {
  layout: number;
  /** ISO, when the first and the last document was read. */
  began: string;
  ended: string;
  collections: StoredCollection[];
  /** At most a thousand; `changes` counts them all. */
  changed: ChangedRecord[];
  changes: number;
}

/** Counts and hashes the documents of a collection as they pass. */
export class CollectionSum {
  private readonly hash = createHash('sha256');
  private documents = 0;
  private bytes = 0;

  add(document: Uint8Array): void {
    this.hash.update(document);
    this.documents += 1;
    this.bytes += document.length;
  }

  /** What passed; to be asked once. */
  result(): Pick<StoredCollection, 'documents' | 'bytes' | 'sha256'> {
    return { documents: this.documents, bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}

/** The file of a part of a collection: `bytes.0003.bson` parts, put together, are what mongorestore reads. */
export function partName(collection: string, number: number): string {
  return `${encodeURIComponent(collection)}/${String(number).padStart(6, '0')}.bson`;
}

/** Which collection a file is of. */
export function collectionOf(part: string): string {
  return decodeURIComponent(part.slice(0, part.indexOf('/')));
}

/** The documents in a part. @throws RangeError when it does not hold whole ones */
export function* documentsIn(part: Buffer): Generator<Buffer> {
  for (let at = 0; at < part.length;) {
    const length = part.readInt32LE(at);
    if (length < 5 || at + length > part.length) throw new RangeError('A document is cut off.');
    yield part.subarray(at, at + length);
    at += length;
  }
}
