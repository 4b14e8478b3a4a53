import { bytesOf, startZip } from 'kit/zip';

/** So many files are fetched at once. */
const AT_ONCE = 4;

interface Watch {
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/**
 * All letters and labels in one zip, in their order. It is whole, or it is not made.
 * @throws ApiError when a file cannot be had, the reason of `signal` when it was stopped
 */
export async function zipLetters(
  files: readonly { url: string; name: string }[],
  { onProgress, signal }: Watch,
): Promise<Blob> {
  const zip = startZip();
  const coming: Promise<Uint8Array>[] = [];
  const comeFrom = (file: { url: string } | undefined) => {
    if (!file) return;
    const bytes = bytesOf(file, signal);
    // It may fail before its turn.
    bytes.catch(() => undefined);
    coming.push(bytes);
  };
  files.slice(0, AT_ONCE).forEach(comeFrom);
  for (const [position, { name }] of files.entries()) {
    const bytes = await coming.shift();
    signal.throwIfAborted();
    if (bytes) zip.add(name, bytes);
    comeFrom(files[position + AT_ONCE]);
    onProgress(position + 1);
  }
  return zip.end();
}
