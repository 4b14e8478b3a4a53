import { ApiError } from 'kit/graphql';

import type { StoredFile } from '../storedFile';
import { uploadFile, type UploadOptions } from './uploadFile';

/** With bad reception an upload may come to nothing without a word. */
const MOST_SILENT_MS = 15_000;

/**
 * Uploads a file as uploadFile does, but gives up when nothing has moved for a while.
 * @throws ApiError with code NETWORK then too
 */
export async function uploadMoving(
  folder: string,
  file: Blob,
  name: string,
  { onProgress, signal }: UploadOptions = {},
): Promise<StoredFile> {
  const own = new AbortController();
  const stop = () => own.abort(signal?.reason);
  const giveUp = () => own.abort(new ApiError('Het uploaden staat stil.', 'NETWORK'));
  let timer = setTimeout(giveUp, MOST_SILENT_MS);
  const onMoved = (fraction: number) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, MOST_SILENT_MS);
    onProgress?.(fraction);
  };
  signal?.addEventListener('abort', stop);
  try {
    return await uploadFile(folder, file, name, { onProgress: onMoved, signal: own.signal });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
