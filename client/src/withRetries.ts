import { setTimeout as delay } from 'node:timers/promises';

import { NETWORK, type PortalError } from './PortalError.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

/**
 * Does something again while no answer came, or it was too soon.
 * @param retries how often again, at most
 * @param task throws PortalError
 */
export async function withRetries<T>(retries: number, task: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await task();
    } catch (error) {
      const wait = waitMs(error as PortalError, retry);
      if (retry >= retries || wait === undefined || wait > LONGEST_WAIT_MS) throw error;
      await delay(wait);
    }
  }
}

/** How long to wait; nothing: another attempt would come to the same. */
function waitMs({ code, details }: PortalError, retry: number): number | undefined {
  if (code === NETWORK) return FIRST_WAIT_MS * 2 ** retry;
  return details.retryAfterSeconds === undefined ? undefined : details.retryAfterSeconds * 1000;
}
