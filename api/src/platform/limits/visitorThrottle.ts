import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { rateLimited } from '../errors/appError';
import { networkOf } from './networkOf';

const MINUTE = 60;

/**
 * How many operations an address without a session may ask in a minute. Counted in this process: it protects the
 * process, and is asked at every request. What must hold over processes and restarts is a `RateLimit`.
 */
export class VisitorThrottle {
  private readonly counts: RateLimiterMemory | undefined;

  /** @param perMinute 0: as many as they like, for benchmarks */
  constructor(perMinute: number) {
    if (perMinute > 0) this.counts = new RateLimiterMemory({ points: perMinute, duration: MINUTE });
  }

  /** Counts one operation. @throws RATE_LIMITED, with when it can be tried again */
  async count(ip: string): Promise<void> {
    try {
      await this.counts?.consume(networkOf(ip));
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext / 1000) : refusal;
    }
  }
}
