import { randomUUID } from 'node:crypto';

/**
 * A number for one request, under which an operator finds it in the log: short, since a person reads it out.
 * @returns ten hexadecimal digits
 */
export function newRequestId(): string {
  // Made at every request: unlike randomBytes, its random bytes come from a stock.
  return randomUUID().slice(-10);
}
