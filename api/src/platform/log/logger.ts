import { createHash, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';

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

/** Stack traces name files from here on. */
const ROOT = resolve(__dirname, '../../../..');

/**
 * Writes an error that we did not foresee to the log: name, code, message and stack, with what says where it happened.
 * What could tell of people (mail addresses, values of a unique index) and the path of this machine are left out.
 * @param what what could not be done, in a few words
 * @param more such as the request id, the operation or the job; no names, addresses or secrets
 */
export function logError(error: unknown, what: string, more: Readonly<Record<string, unknown>> = {}): void {
  logger.error({ ...more, error: describe(error) }, what);
}

interface Description {
  name: string;
  code?: string | number;
  message: string;
  stack?: string[];
  cause?: Description;
}

function describe(error: unknown): Description {
  if (!(error instanceof Error)) return { name: typeof error, message: clean(String(error)) };
  const { name, message, stack, cause, code } = error as Error & { code?: string | number };
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name,
    ...(code !== undefined && { code }),
    // These quote what somebody typed.
    message: name === 'ValidationError' || name === 'CastError' ? '' : clean(message),
    ...(frames && { stack: frames.map((line) => line.trim().replaceAll(`${ROOT}/`, '')) }),
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}

function clean(text: string): string {
  return text
    .replace(/dup key: \{.*\}/s, 'dup key')
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, '(address)')
    .replaceAll(`${ROOT}/`, '');
}
