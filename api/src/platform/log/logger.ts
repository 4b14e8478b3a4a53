import { randomUUID, createHash } from 'node:crypto';

import pino from 'pino';

/** The log: JSON lines on standard error, level from `LOG_LEVEL`. No names, addresses or secrets go in here. */
export const logger = pino(
  { level: process.env.LOG_LEVEL ?? 'info', base: undefined, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ fd: 2, sync: true }),
);

/**
 * A number for one request, under which an operator finds it in the log: short, since a person reads it out.
 * @returns ten hexadecimal digits
 */
export function newRequestId(): string {
  // Made at every request: unlike randomBytes, its random bytes come from a stock.
  return randomUUID().slice(-10);
}

const MARK_LENGTH = 8;

/** What the log tells of a session: the beginning of the hash that is stored of its token, never the token. */
export function sessionMark(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, MARK_LENGTH);
}
