import { randomBytes } from 'node:crypto';

import { Types } from 'mongoose';

import { fileChunks, fileDocuments, type FileMetadata } from './bucket';
import { storedFile, storeFile } from './files.service';
import { cleanFileName } from './fileTypes';
import type { StoredFile } from './storedFile.type';

/** As GridFS has it. */
const CHUNK = 255 * 1024;

/** A file that the server made. */
export interface MadeFile {
  name: string;
  /** Its extension. */
  type: string;
  bytes: Uint8Array;
}

/**
 * Stores many small files that the server itself made: all bytes in one write, and then what makes them exist in another, where
 * {@link storeFile} has three commands and a quarter of a megabyte of memory for each.
 * @returns what records keep of them, in the same order
 */
export async function storeFiles(folder: string, files: readonly MadeFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  // The bucket makes its indexes with the very first file.
  if (!(await fileDocuments().findOne({}, { projection: { _id: 1 } })))
    return Promise.all(files.map((file) => storeFile(folder, file)));
  const documents = files.map(({ name, type, bytes }) => {
    const _id = new Types.ObjectId(randomBytes(12));
    const metadata: FileMetadata = { folder, name: cleanFileName(name, type), type, takenAt: new Date() };
    const filename = `${folder}/${_id.toString()}`;
    return { _id, length: bytes.length, chunkSize: CHUNK, uploadDate: new Date(), filename, metadata };
  });
  const chunks = documents.flatMap(({ _id }, at) => chunksOf(_id, files[at]?.bytes ?? new Uint8Array()));
  await fileChunks().insertMany(chunks);
  await fileDocuments().insertMany(documents);
  return documents.map(storedFile);
}

function chunksOf(files_id: Types.ObjectId, bytes: Uint8Array) {
  return Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, n) => {
    const data = bytes.subarray(n * CHUNK, (n + 1) * CHUNK);
    return { _id: new Types.ObjectId(), files_id, n, data };
  });
}
