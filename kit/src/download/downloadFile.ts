import { fetchFile } from './fetchFile';
import type { FileLink } from './fileLink';
import { saveBlob } from './saveBlob';

/**
 * Fetches a file with the session and saves it under its name. Not a mere link: a refusal would replace the page.
 * @throws ApiError, to show in an alert
 */
export async function downloadFile({ url, name }: FileLink): Promise<void> {
  saveBlob(await fetchFile({ url }), name);
}
