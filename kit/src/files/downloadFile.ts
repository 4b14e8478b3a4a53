import { fileName } from 'kit/format';

import { noConnection, refusalIn, withSession } from './fileAnswer';
import type { FileLink } from './storedFile';

/**
 * Fetches a file with the session and saves it under its name. Not a mere link: a refusal would replace the page.
 * @throws ApiError, to show in an alert (spec 2, section 8)
 */
export async function downloadFile({ url, name }: FileLink): Promise<void> {
  const blob = await withSession(() => fetchBlob(url));
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  // The browser has begun by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
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
