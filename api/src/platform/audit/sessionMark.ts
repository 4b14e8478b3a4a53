import { createHash } from 'node:crypto';

const LENGTH = 8;

/** What the log tells of a session: the beginning of the hash that is stored of its token, never the token. */
export function sessionMark(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, LENGTH);
}
