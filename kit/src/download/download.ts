import { fileName } from 'kit/format';
import { ApiError, interruptedSession, interruptionIn, toApiError, pageSession } from 'kit/graphql';

/** What is needed to fetch a file. */
export type FileLink = { url: string; name: string };

const FAILED = 'Dit is niet gelukt. Probeer het opnieuw.';

/** No answer came: the same words as for any other request. */
export function noConnection(): ApiError {
  return toApiError(new Error('no answer'));
}

/** What a file request was refused with. @param body `{ errors: [{ message, extensions }] }`, as GraphQL has it */
export function refusalIn(body: string): ApiError {
  try {
    const { errors } = JSON.parse(body) as {
      errors: [{ message: string; extensions?: { code?: string; signedInAs?: string } }];
    };
    const [{ message, extensions: { code = 'INTERNAL_SERVER_ERROR', ...details } = {} }] = errors;
    if (typeof message === 'string') return new ApiError(message, code, {}, details);
  } catch {
    // Something between us and the server answered.
  }
  return new ApiError(FAILED, 'INTERNAL_SERVER_ERROR');
}

/**
 * Does a file request; when the session has ended, or is somebody else's, it waits until the person has signed in again
 * and then does it anew, as the GraphQL client does.
 */
export async function withSession<Result>(request: () => Promise<Result>): Promise<Result> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const interruption = interruptionIn({ ...error.details, code: error.code });
    if (!interruption) throw error;
    await interruptedSession.wait(interruption).catch((left: Error) => {
      throw new ApiError(left.message, error.code);
    });
    return withSession(request);
  }
}

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

/** Saves bytes as a file on the computer of who is at the screen. @param name with its extension */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName(name);
  link.click();
  // The browser has begun by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Fetches a file with the session and saves it under its name. Not a mere link: a refusal would replace the page.
 * @throws ApiError, to show in an alert
 */
export async function downloadFile({ url, name }: FileLink): Promise<void> {
  saveBlob(await fetchFile({ url }), name);
}
