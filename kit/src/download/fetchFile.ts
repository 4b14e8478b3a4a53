import { pageSession } from 'kit/graphql';

import { noConnection, refusalIn, withSession } from './fileAnswer';
import type { FileLink } from './fileLink';

/**
 * The bytes of a stored file, fetched with the session.
 * @throws ApiError, or the reason of `signal`
 */
export function fetchFile({ url }: Pick<FileLink, 'url'>, signal?: AbortSignal): Promise<Blob> {
  return withSession(() => fetchBlob(url, signal));
}

async function fetchBlob(url: string, signal?: AbortSignal): Promise<Blob> {
  const failed = () => {
    signal?.throwIfAborted();
    throw noConnection();
  };
  const response = await fetch(url, {
    credentials: 'same-origin',
    headers: pageSession.headers(),
    ...(signal && { signal }),
  }).catch(failed);
  if (!response.ok) throw refusalIn(await response.text().catch(() => ''));
  return response.blob().catch(failed);
}
