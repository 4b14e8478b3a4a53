import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { rateLimited } from '../errors/appError';
import { networkOf } from './networkOf';

const MINUTE = 60;
/** Every so much that an operation costs counts as one more. */
const COST_OF_ONE = 25;

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

  /** Counts what an operation costs on top of being one. @throws RATE_LIMITED, with when it can be tried again */
  async charge(ip: string, cost: number): Promise<void> {
    const points = Math.floor(cost / COST_OF_ONE);
    if (points > 0) await this.count(ip, points);
  }

  /** Counts one operation. @throws RATE_LIMITED, with when it can be tried again */
  async count(ip: string, points = 1): Promise<void> {
    try {
      await this.counts?.consume(networkOf(ip), points);
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? rateLimited(refusal.msBeforeNext / 1000) : refusal;
    }
  }
}
