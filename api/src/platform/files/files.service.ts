import { randomBytes } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { isValidObjectId, Types } from 'mongoose';

import { badInput } from '../errors/appError';
import { texts } from '../errors/texts';
import type { ScannerSettings } from '../settings/settings';
import { bucket, fileChunks, type FileDocument, fileDocuments, type FileMetadata } from './bucket';
import type { FileKind } from './fileFolder';
import { PICTURE_TYPE, cleanFileName } from './fileTypes';
import { InspectUpload, VirusScan } from './inspectUpload';
import { type PictureSize, publicPicture } from './publicPicture';
import type { StoredFile } from './storedFile.type';
import { FileWordsModel } from './text/fileWords.model';
import { askForWords } from './text/fileWords.service';

interface Upload {
  /** The folder's path with its params filled in. */
  folder: string;
  kind: FileKind;
  /** As the sender calls it. */
  name: string;
  uploadedBy?: string;
  bytes: Readable;
  /** A picture that everybody sees: it is made anew, and what was uploaded is not kept. */
  isPublicPicture?: boolean;
  /** Looks for viruses; absent: nothing does. */
  scanner?: ScannerSettings;
}

/**
 * Stores an upload as it streams in. The file exists from the last step on; when something goes wrong before it,
 * nothing stays behind.
 * @throws UploadRefused for a type or size that is not accepted, a picture that cannot be read and for a virus; UNAVAILABLE; the stream's own error when it is cut off
 */
export async function storeUpload(upload: Upload): Promise<StoredFile> {
  const { folder, kind, name, uploadedBy, bytes, isPublicPicture, scanner } = upload;
  // Not the usual kind of id: an address of a file must not be guessable from others.
  const id = new Types.ObjectId(randomBytes(12));
  const metadata: FileMetadata = { folder, name: '', type: '', ...(uploadedBy && { uploadedBy }) };
  const store = bucket().openUploadStreamWithId(id, `${folder}/${id.toString()}`, { metadata });
  const inspect = new InspectUpload(kind, extensionOf(name), (type) => {
    // The driver writes this very object in the last step.
    Object.assign(metadata, { type, name: cleanFileName(name, type) });
  });
  const scan = scanner && new VirusScan(scanner);
  const whole: Buffer[] = [];
  // Each write tells its own error; without a listener the process would end.
  store.on('error', () => undefined);
  try {
    // One write at a time, so that none is still under way when the rest is taken back.
    await pipeline(bytes, inspect, async (checked) => {
      for await (const chunk of checked) {
        await scan?.push(chunk as Buffer);
        if (isPublicPicture) whole.push(chunk as Buffer);
        else await write(store, chunk as Buffer);
      }
    });
    await scan?.mustBeClean();
    if (isPublicPicture) {
      const made = await publicPicture(Buffer.concat(whole), metadata.type);
      Object.assign(metadata, pictureMetadata(name, made));
      for (const size of made) await write(store, size.bytes);
    }
    await end(store);
  } catch (error) {
    scan?.close();
    await store.abort().catch(() => undefined);
    await fileChunks().deleteMany({ files_id: id });
    throw error;
  }
  return storedFile({ _id: id, length: store.length, metadata });
}

/** What a file knows of its picture. */
export function pictureMetadata(name: string, made: readonly PictureSize[]) {
  const sizes = made.map(({ width, bytes }) => ({ width, length: bytes.length }));
  return { type: PICTURE_TYPE, name: cleanFileName(name, PICTURE_TYPE), sizes };
}

/** Stores a picture that everybody sees as an upload is. @param id that it gets @throws UploadRefused */
export async function storePublicPicture(
  folder: string,
  { id, name, type, bytes }: { id: Types.ObjectId; name: string; type: string; bytes: Uint8Array },
): Promise<StoredFile> {
  const made = await publicPicture(bytes, type);
  const metadata: FileMetadata = { folder, ...pictureMetadata(name, made), takenAt: new Date() };
  const store = bucket().openUploadStreamWithId(id, `${folder}/${id.toString()}`, { metadata });
  await pipeline(Readable.from(made.map((size) => size.bytes)), store);
  return storedFile({ _id: id, length: store.length, metadata });
}

/** Stores a file that the server itself made. @param file.type its extension @param file.isSearched by its text */
export async function storeFile(
  folder: string,
  file: { id?: Types.ObjectId; name: string; type: string; bytes: Uint8Array; isSearched?: boolean },
): Promise<StoredFile> {
  const { id = new Types.ObjectId(randomBytes(12)), type, bytes, isSearched } = file;
  const metadata: FileMetadata = { folder, name: cleanFileName(file.name, type), type, takenAt: new Date() };
  const store = bucket().openUploadStreamWithId(id, `${folder}/${id.toString()}`, { metadata });
  await pipeline(Readable.from([bytes]), store);
  if (isSearched) await askForWords(id, metadata);
  return storedFile({ _id: id, length: bytes.length, metadata });
}

interface Claim {
  /** The path with its params filled in, such as `images/news`. */
  folder: string;
  fileId: string;
  /** The input field of the file, for the message. */
  field: string;
  /** Whoever uploaded it, and nobody else, gives it to a record; null: a visitor, in a folder for everybody. */
  by: { id: string } | null;
  /** Its text is searched: for what a folder of documents keeps to be read. */
  isSearched?: boolean;
  /** Names the one record that may have it, for files that belong to one and are private; absent: any. */
  record?: string;
}

/**
 * Claims an uploaded file for a record: to be called by a service before it writes the record.
 * @returns what the record keeps of it
 * @throws BAD_USER_INPUT when the folder has no such file, it is somebody else's, or another record's
 */
export async function claimFile({
  folder,
  fileId,
  field,
  by,
  record,
  isSearched,
}: Claim): Promise<StoredFile> {
  const file = isValidObjectId(fileId)
    ? await fileDocuments().findOneAndUpdate(
        {
          _id: new Types.ObjectId(fileId),
          'metadata.folder': folder,
          ...(by && { 'metadata.uploadedBy': by.id }),
          ...(record && { 'metadata.claimedFor': { $in: [null, record] } }),
        },
        { $set: { 'metadata.takenAt': new Date(), ...(record && { 'metadata.claimedFor': record }) } },
        { returnDocument: 'after' },
      )
    : null;
  if (!file) throw badInput({ [field]: texts.fileGone });
  if (isSearched) await askForWords(file._id, file.metadata);
  return storedFile(file);
}

/** The document first: from then on the file does not exist. */
export async function removeFile(id: Types.ObjectId, onlyIf: object = {}): Promise<boolean> {
  const { deletedCount } = await fileDocuments().deleteOne({ ...onlyIf, _id: id });
  if (deletedCount > 0) {
    await fileChunks().deleteMany({ files_id: id });
    await FileWordsModel.deleteOne({ _id: id });
  }
  return deletedCount > 0;
}

/** Keeps files from being read while only the trash points to them. */
export async function hideFiles(ids: readonly Types.ObjectId[]): Promise<void> {
  if (ids.length === 0) return;
  await fileDocuments().updateMany({ _id: { $in: [...ids] } }, { $set: { 'metadata.inTrash': true } });
}

/** Takes that back. */
export async function showFiles(ids: readonly Types.ObjectId[]): Promise<void> {
  if (ids.length === 0) return;
  await fileDocuments().updateMany({ _id: { $in: [...ids] } }, { $unset: { 'metadata.inTrash': 1 } });
}

/** The file of this folder, or null. */
export async function findFile(folder: string, fileId: string): Promise<FileDocument | null> {
  if (!isValidObjectId(fileId)) return null;
  return fileDocuments().findOne({ _id: new Types.ObjectId(fileId), 'metadata.folder': folder });
}

/** All bytes of a file that a record points to, for a file of a size that fits in memory. */
export async function bytesOf({ id, url }: Pick<StoredFile, 'id' | 'url'>): Promise<Buffer> {
  const found = await findFile(folderOf(url), id);
  if (!found) throw new Error('A file that a record points to is gone from the file store.');
  const chunks: Buffer[] = [];
  for await (const chunk of readFile(found)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Where the bytes of a file are: of a picture in sizes those of the smallest that is wide enough. @param width in pixels */
export function partOf(
  { length, metadata: { sizes, from = 0 } }: Pick<FileDocument, 'length' | 'metadata'>,
  width = Infinity,
): { start: number; length: number } {
  if (!sizes) return { start: 0, length };
  const at = Math.max(
    0,
    sizes.findLastIndex((size) => size.width >= width),
  );
  const start = sizes.slice(0, at).reduce((sum, size) => sum + size.length, from);
  return { start, length: sizes[at]?.length ?? length };
}

/** Its bytes. @param range first and last byte of the part; absent: all of it @param part see {@link partOf} */
export function readFile(
  file: FileDocument,
  range?: { start: number; end: number },
  part = partOf(file),
): Readable {
  // Of a file without sizes all of it, which may be nothing.
  if (!range && part.length === file.length) return bucket().openDownloadStream(file._id);
  const { start, end } = range ?? { start: 0, end: part.length - 1 };
  return bucket().openDownloadStream(file._id, { start: part.start + start, end: part.start + end + 1 });
}

/** What a record keeps of a file. */
export function storedFile({
  _id,
  length,
  metadata,
}: Pick<FileDocument, '_id' | 'length' | 'metadata'>): StoredFile {
  const id = _id.toString();
  const { folder, name, type } = metadata;
  return { id, url: `/files/${folder}/${id}`, name, type, size: partOf({ length, metadata }).length };
}

function write(store: Writable, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    store.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

function end(store: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    store.once('error', reject);
    store.once('finish', () => resolve());
    store.end();
  });
}

/** The folder of an address: /files/<folder>/<id>. */
export function folderOf(url: string): string {
  return url.split('/').slice(2, -1).join('/');
}

function extensionOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
