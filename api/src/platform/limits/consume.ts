import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { rateLimited } from '../errors/appError';

/** Counts one attempt of this key against a limit of this process. @throws RATE_LIMITED */
export async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext / 1000) : refusal;
  }
}
