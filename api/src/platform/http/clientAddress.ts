import type { IncomingMessage } from 'node:http';

/** The address a request came from. @param trustProxy take it from X-Forwarded-For, set by a proxy of our own */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last entry is the one our own proxy wrote; those before it are the client's claims.
  const last = forwarded?.toString().split(',').at(-1)?.trim();
  return last || request.socket.remoteAddress || 'unknown';
}
