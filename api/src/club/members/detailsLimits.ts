import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AppError } from '../../core/errors/appError';
import { consume } from '../../core/limits/consume';

const HOUR = 60 * 60;

/** Limits on the private page, by address, counted in this process. */
class DetailsLimits {
  private readonly misses = new RateLimiterMemory({ points: 30, duration: HOUR });
  private readonly corrections = new RateLimiterMemory({ points: 20, duration: HOUR });

  /** Runs it; who names tokens that are nobody's may do so a limited number of times. @throws RATE_LIMITED */
  async guessing<T>(ip: string, read: () => Promise<T>): Promise<T> {
    if (((await this.misses.get(ip))?.remainingPoints ?? 1) <= 0) await consume(this.misses, ip);
    try {
      return await read();
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'NOT_FOUND') await consume(this.misses, ip);
      throw error;
    }
  }

  /** Counts a correction. @throws RATE_LIMITED */
  countCorrection(ip: string): Promise<void> {
    return consume(this.corrections, ip);
  }
}

/** The limits of this process. */
export const detailsLimits = new DetailsLimits();
