import type { IncomingMessage } from 'node:http';

/** The largest body of a GraphQL request, in bytes. */
export const BODY_LIMIT = 2 * 1024 * 1024;

/** A request that cannot be answered; the status tells why. */
export class BadRequest extends Error {
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** The whole body as JSON. @throws BadRequest when it is too large or no JSON */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new BadRequest(413, 'The body is larger than 2 MB.');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest(400, 'The body is not valid JSON.');
  }
}
