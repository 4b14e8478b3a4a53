import { createHash } from 'node:crypto';

import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int } from 'type-graphql';

import { AnswerType } from '../schema/answerType';

/** The one record of it. */
const LATEST = 'latest';

/** The backup that was made last; a failed one leaves it as it was. */
@AnswerType('The backup that was made last.')
@modelOptions({ schemaOptions: { collection: 'latestBackup', versionKey: false } })
export class Backup {
  @prop({ type: () => String, required: true })
  _id: string;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @prop({ type: () => Date, required: true })
  madeAt: Date;

  @Field({ description: 'The name of its file.' })
  @prop({ type: () => String, required: true })
  name: string;

  @Field(() => Float, { description: 'Bytes.' })
  @prop({ type: () => Number, required: true })
  size: number;

  @Field(() => Int, { description: 'How many documents it holds.' })
  @prop({ type: () => Number, required: true })
  documents: number;

  @Field(() => Int, { description: 'Records that were written while it was made.' })
  @prop({ type: () => Number, required: true })
  changes: number;

  @Field({ description: 'Read back and compared; of an encrypted one only its owner can.' })
  @prop({ type: () => Boolean, required: true })
  isVerified: boolean;
}

export const BackupModel = getModelForClass(Backup);

/** The backup that was made last, or null. */
export function latestBackup(): Promise<Backup | null> {
  return BackupModel.findById(LATEST).lean().exec();
}

/** Notes the backup that was just made. */
export async function noteBackup(backup: Omit<Backup, '_id'>): Promise<void> {
  await BackupModel.replaceOne({ _id: LATEST }, backup, { upsert: true });
}

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
