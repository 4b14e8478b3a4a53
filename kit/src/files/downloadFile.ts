import { noConnection, refusalIn, withSession } from './fileAnswer';
import { saveBlob } from './saveBlob';
import type { FileLink } from './storedFile';

/**
 * Fetches a file with the session and saves it under its name. Not a mere link: a refusal would replace the page.
 * @throws ApiError, to show in an alert (spec 2, section 8)
 */
export async function downloadFile({ url, name }: FileLink): Promise<void> {
  const blob = await withSession(() => fetchBlob(url));
  saveBlob(blob, name);
}

async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url, { credentials: 'same-origin' }).catch(() => {
    throw noConnection();
  });
  if (!response.ok) throw refusalIn(await response.text().catch(() => ''));
  return response.blob().catch(() => {
    throw noConnection();
  });
}
