import { randomBytes } from 'node:crypto';

/**
 * A number for one request, under which an operator finds it in the log: short, since a person reads it out.
 * @returns ten hexadecimal digits
 */
export function newRequestId(): string {
  return randomBytes(5).toString('hex');
}
