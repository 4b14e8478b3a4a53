import { RateLimiterMemory } from 'rate-limiter-flexible';

import { AppError } from '../errors/appError';
import { consume } from './consume';

const HOUR = 60 * 60;
const MISSES = 30;

/** A limit on guessing private links, by address, counted in this process: only what opens nothing counts. */
export class PrivateLinkLimit {
  private readonly misses = new RateLimiterMemory({ points: MISSES, duration: HOUR });

  /** Reads what a link opens. @throws RATE_LIMITED for whoever named too many that open nothing */
  async guessing<T>(ip: string, read: () => Promise<T>): Promise<T> {
    if (((await this.misses.get(ip))?.remainingPoints ?? 1) <= 0) await consume(this.misses, ip);
    try {
      return await read();
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'NOT_FOUND') await consume(this.misses, ip);
      throw error;
    }
  }
}
