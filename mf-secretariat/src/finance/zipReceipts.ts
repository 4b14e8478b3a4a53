import { Zip, ZipPassThrough } from 'fflate';
import { fetchFile } from 'kit/files';
import { toApiError } from 'kit/graphql';

import { receiptNames } from './receiptNames';
import type { Transaction } from './transactions';

/** Between two downloads (spec 2, section 9). */
const PAUSE_MS = 200;

interface Watch {
  onProgress: (done: number) => void;
  signal: AbortSignal;
  /** Where in the zip the receipts are, such as 'bonnen/'. */
  folder?: string;
  /** What goes into the zip beside them. */
  files?: readonly { name: string; bytes: Uint8Array }[];
}

/**
 * All receipts in one zip, fetched one by one with 200 ms between them.
 * @returns the zip, and the names of those that could not be fetched
 * @throws ApiError when there is no connection, the reason of `signal` when it was stopped
 */
export async function zipReceipts(
  transactions: readonly Transaction[],
  { onProgress, signal, folder = '', files = [] }: Watch,
): Promise<{ zip: Blob; missing: string[] }> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  const names = receiptNames(transactions);
  for (const { name, bytes } of files) add(zip, name, bytes);
  const missing: string[] = [];
  for (const [position, { receipt, creationDate }] of transactions.entries()) {
    const name = names[position] ?? '';
    if (position > 0) await pause(signal);
    const bytes = receipt && (await bytesOf(receipt, signal));
    if (bytes) {
      add(zip, folder + name, bytes, creationDate);
    } else missing.push(name);
    onProgress(position + 1);
  }
  zip.end();
  return { zip: new Blob(parts, { type: 'application/zip' }), missing };
}

/** As it is: pictures, pdfs and workbooks do not become smaller. */
function add(zip: Zip, name: string, bytes: Uint8Array, mtime?: string): void {
  const entry = new ZipPassThrough(name);
  if (mtime) entry.mtime = mtime;
  zip.add(entry);
  entry.push(bytes, true);
}

/** Undefined when the server refuses this one; the others can still be had. */
async function bytesOf(file: { url: string }, signal: AbortSignal): Promise<Uint8Array | undefined> {
  try {
    const blob = await fetchFile(file, signal);
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    signal.throwIfAborted();
    const refusal = toApiError(error);
    if (refusal.code === 'NETWORK') throw refusal;
    return undefined;
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, PAUSE_MS);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
