import { toApiError } from 'kit/graphql';
import { bytesOf, startZip } from 'kit/zip';

import { type NamedReceipt, receiptNames } from './receiptNames';

/** Between two downloads. */
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
  transactions: readonly NamedReceipt[],
  { onProgress, signal, folder = '', files = [] }: Watch,
): Promise<{ zip: Blob; missing: string[] }> {
  const zip = startZip();
  const names = receiptNames(transactions);
  for (const { name, bytes } of files) zip.add(name, bytes);
  const missing: string[] = [];
  for (const [position, { receipt, creationDate }] of transactions.entries()) {
    const name = names[position] ?? '';
    if (position > 0) await pause(signal);
    const bytes = await bytesUnlessRefused(receipt, signal);
    if (bytes) {
      zip.add(folder + name, bytes, creationDate);
    } else missing.push(name);
    onProgress(position + 1);
  }
  return { zip: zip.end(), missing };
}

/** Undefined when the server refuses this one; the others can still be had. */
async function bytesUnlessRefused(
  file: { url: string },
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  try {
    return await bytesOf(file, signal);
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
