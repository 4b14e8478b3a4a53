import { delMany, entries, get, set } from 'idb-keyval';
import { ApiError } from 'kit/graphql';

import type { StoredFile } from '../storedFile';
import { uploadMoving } from './uploadMoving';

/** Of the id of a file that is on this device alone. */
const PREFIX = 'waiting:';
const DAY = 24 * 60 * 60_000;

interface WaitingFile {
  file: Blob;
  name: string;
  /** Milliseconds. */
  keptAt: number;
}

/** What a browser without a database keeps, as long as the page is open. */
const memory = new Map<string, WaitingFile>();

/** Whether this is the id of a file that waits on this device. */
export function isWaitingFile(id: string): boolean {
  return id.startsWith(PREFIX);
}

/** Keeps a file on this device until it can be uploaded. @returns what a form holds of it */
export async function keepFile(file: File): Promise<StoredFile> {
  const id = `${PREFIX}${Array.from(crypto.getRandomValues(new Uint8Array(12)), hex).join('')}`;
  const waiting: WaitingFile = { file, name: file.name, keptAt: Date.now() };
  try {
    await set(id, waiting);
  } catch {
    memory.set(id, waiting);
  }
  return { id, url: '', name: file.name, type: file.type, size: file.size };
}

/**
 * Uploads a file that waited. It stays on the device until {@link forgetFiles}: what is sent may get no answer.
 * @throws ApiError also when it is not on this device (any more)
 */
export async function uploadWaiting(folder: string, id: string): Promise<StoredFile> {
  const waiting = memory.get(id) ?? (await read(id));
  if (!waiting)
    throw new ApiError('Dit bestand staat niet meer op dit toestel. Kies het opnieuw.', 'BAD_USER_INPUT');
  return uploadMoving(folder, waiting.file, waiting.name);
}

/** Forgets files that waited. */
export async function forgetFiles(ids: readonly string[]): Promise<void> {
  const waiting = ids.filter(isWaitingFile);
  if (waiting.length === 0) return;
  waiting.forEach((id) => memory.delete(id));
  try {
    await delMany(waiting);
  } catch {
    // A browser that forbids it has kept nothing.
  }
}

/** Forgets what waited for a form that was never sent: for more than a day, and not among these. */
export async function forgetStrayFiles(inUse: readonly string[]): Promise<void> {
  try {
    const kept = await entries<string, WaitingFile>();
    const isStray = (id: string, { keptAt }: WaitingFile) =>
      isWaitingFile(id) && keptAt < Date.now() - DAY && !inUse.includes(id);
    await forgetFiles(kept.filter(([id, waiting]) => isStray(id, waiting)).map(([id]) => id));
  } catch {
    // A browser that forbids it has kept nothing.
  }
}

async function read(id: string): Promise<WaitingFile | undefined> {
  try {
    return await get<WaitingFile>(id);
  } catch {
    return undefined;
  }
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0');
