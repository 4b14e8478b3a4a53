import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';

import { AddressRefused, isWithin, lookupWithin, type Reach } from './outsideAddress';

/** What is sent to somebody else's server. */
interface Outgoing {
  headers: Readonly<Record<string, string>>;
  body: string;
  reach: Reach;
  /** How long all of it may take, in ms. */
  patience: number;
}

/** What of an answer is looked at. */
export interface OutsideAnswer {
  status: number;
  /** The header Retry-After. */
  retryAfter?: string;
}

/** Of an answer so much is read, and thrown away. */
const MOST_READ = 1024;

/**
 * Posts to an address that somebody filled in. It goes to addresses within reach only, checked on the very address of the
 * connection; nothing is followed and nothing of the answer is kept.
 * @throws AddressRefused, an AbortError or TimeoutError when it takes too long, or what node says of the connection
 */
export function postOutside(url: URL, { headers, body, reach, patience }: Outgoing): Promise<OutsideAnswer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Of an address nothing is looked up.
  if (isIP(host) && !isWithin(reach, host)) return Promise.reject(new AddressRefused());
  return new Promise((resolve, reject) => {
    const { request: begin } = url.protocol === 'https:' ? https : http;
    const request = begin(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      lookup: lookupWithin(reach),
      // A connection of its own, which ends with it.
      agent: false,
      signal: AbortSignal.timeout(patience),
    });
    request.once('error', reject);
    request.once('socket', (socket) =>
      socket.once('connect', () => {
        if (!isWithin(reach, socket.remoteAddress ?? '')) request.destroy(new AddressRefused());
      }),
    );
    request.once('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      let read = 0;
      response.on('data', (bytes: Buffer) => {
        read += bytes.length;
        if (read > MOST_READ) response.destroy();
      });
      response.on('error', () => undefined);
      response.once('close', () => resolve({ status, retryAfter: answered['retry-after'] }));
    });
    request.end(body);
  });
}
