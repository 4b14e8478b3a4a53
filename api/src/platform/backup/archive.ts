import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';

import type { mongo } from 'mongoose';
import { extract, pack } from 'tar-stream';

import { StartupError } from '../errors/appError';

/** A file in an archive; small enough to be held whole. */
export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** How a file that age encrypted begins. */
const AGE = 'age-encryption.org/v1';

/**
 * Writes a tar of these files, gzipped and, with a recipient, encrypted by age. It has its name only when it is whole and
 * on disk; for who runs the portal alone.
 * @param recipient age1…; who has the identity that goes with it can read the file @throws when it cannot be written
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  recipient?: string,
): Promise<void> {
  const part = `${path}.part`;
  await rm(part, { force: true });
  const tar = pack();
  const zipped = new PassThrough();
  try {
    await Promise.all([
      fill(tar, entries),
      pipeline(tar as unknown as Readable, createGzip(), zipped),
      encrypted(zipped, recipient).then((stream) =>
        pipeline(stream, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })),
      ),
    ]);
    await rename(part, path);
    await toDisk(path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function fill(tar: ReturnType<typeof pack>, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  try {
    for await (const { name, bytes } of entries) {
      const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }) as unknown as Writable;
      entry.end(bytes);
      await finished(entry);
    }
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    throw error;
  }
}

async function encrypted(stream: Readable, recipient: string | undefined): Promise<Readable> {
  if (!recipient) return stream;
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(stream)));
}

/** The folder knows of the file too: after a power cut it is still there. */
async function toDisk(path: string): Promise<void> {
  const folder = await open(path.slice(0, -basename(path).length) || '.', 'r');
  await folder.sync().catch(() => undefined);
  await folder.close();
}

/**
 * The files of an archive, one after the other.
 * @param identity AGE-SECRET-KEY-1…, of an encrypted one
 * @throws StartupError when it is not there, is damaged or cut off, or cannot be decrypted
 */
export async function* readArchive(path: string, identity?: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const stream = await decrypted(path, identity);
  const read = pipeline(stream, createGunzip(), tar as unknown as Writable);
  // It is told below, when the last file was read.
  read.catch(() => undefined);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, bytes: await buffer(entry as unknown as Readable) };
    }
    await read;
  } catch (error) {
    throw notReadable(path, error);
  }
}

async function decrypted(path: string, identity: string | undefined): Promise<Readable> {
  const isEncrypted = (await beginningOf(path)) === AGE;
  const file = createReadStream(path);
  if (!isEncrypted) return file;
  if (!identity)
    throw new StartupError(`${basename(path)} is encrypted: set BACKUP_IDENTITY to the key that opens it.`);
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
    return fromWeb(await decrypter.decrypt(toWeb(file)));
  } catch (cause) {
    file.destroy();
    throw new StartupError(`${basename(path)} cannot be opened with the key in BACKUP_IDENTITY.`, { cause });
  }
}

async function beginningOf(path: string): Promise<string> {
  try {
    const file = await open(path, 'r');
    const { buffer: bytes, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    await file.close();
    return bytes.toString('latin1', 0, bytesRead);
  } catch (cause) {
    throw notReadable(path, cause);
  }
}

function notReadable(path: string, cause: unknown): StartupError {
  if (cause instanceof StartupError) return cause;
  const isGone = (cause as NodeJS.ErrnoException).code === 'ENOENT';
  return new StartupError(
    isGone
      ? `There is no file ${path}.`
      : `${basename(path)} is no backup of the portal, or it is damaged or cut off: take another one.`,
    { cause },
  );
}

function toWeb(stream: Readable) {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream);
}

/** In one answer of the database: some 4 MB of files, or of records. */
const CHUNKS_AT_ONCE = 16;
const RECORDS_AT_ONCE = 500;

/**
 * The documents of a collection as the bytes that are stored, by id, with as few in memory as goes well. The bytes are those
 * of the driver's answer: who keeps them copies them.
 */
export async function* readRaw(db: mongo.Db, name: string): AsyncGenerator<Uint8Array> {
  const batchSize = name.endsWith('.chunks') ? CHUNKS_AT_ONCE : RECORDS_AT_ONCE;
  const cursor = db.collection(name).find({}, { raw: true, batchSize }).sort({ _id: 1 });
  for await (const document of cursor) yield document as unknown as Uint8Array;
}
