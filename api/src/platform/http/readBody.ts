import type { IncomingMessage } from 'node:http';

/** The largest body of a GraphQL request, in bytes. */
export const BODY_LIMIT = 2 * 1024 * 1024;

/** A request that cannot be answered; the status tells why. */
export class BadRequest extends Error {
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** How long a body of 2 MB may take; a phone in a tunnel needs less, and one that never ends is given up. */
const BODY_MS = 30_000;

/** The whole body as JSON. @throws BadRequest when it is too large, too late or no JSON */
export async function readJsonBody(request: IncomingMessage, bodyMs = BODY_MS): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(
    () => request.destroy(new BadRequest(408, 'The body did not come within 30 seconds.')),
    bodyMs,
  );
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BODY_LIMIT) throw new BadRequest(413, 'The body is larger than 2 MB.');
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(400, 'The body is not valid JSON.');
  }
}
