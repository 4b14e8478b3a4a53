import { noConnection, refusalIn, withSession } from 'kit/download';
import { pageSession } from 'kit/graphql';

import type { StoredFile } from '../storedFile';

/** What an upload can tell and hear on the way. */
export interface UploadOptions {
  /** From 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file: `POST /files/<folder>` with the bytes as body. It becomes part of a record when that is saved with
 * the id; until then the server keeps it for a while.
 * @param folder such as 'images/news'
 * @throws ApiError with the server's message, or the reason of `signal`
 */
export function uploadFile(
  folder: string,
  file: Blob,
  name: string,
  options: UploadOptions = {},
): Promise<StoredFile> {
  return withSession(() => send(folder, file, name, options));
}

/** Not fetch: that cannot tell how far an upload is. */
function send(folder: string, file: Blob, name: string, { onProgress, signal }: UploadOptions) {
  return new Promise<StoredFile>((resolve, reject) => {
    if (signal?.aborted) return reject(reasonOf(signal));
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    };
    request.onload = () => {
      const file = request.status === 201 ? fileIn(request.responseText) : undefined;
      if (file) resolve(file);
      else reject(refusalIn(request.responseText));
    };
    request.onerror = () => reject(noConnection());
    request.ontimeout = () => reject(noConnection());
    request.onabort = () => reject(signal ? reasonOf(signal) : noConnection());
    request.onloadend = () => signal?.removeEventListener('abort', abort);

    request.open('POST', `/files/${folder}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(name));
    for (const [header, value] of Object.entries(pageSession.headers()))
      request.setRequestHeader(header, value);
    request.send(file);
  });
}

function fileIn(body: string): StoredFile | undefined {
  try {
    return (JSON.parse(body) as { file?: StoredFile }).file;
  } catch {
    return undefined;
  }
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Afgebroken', 'AbortError');
}
