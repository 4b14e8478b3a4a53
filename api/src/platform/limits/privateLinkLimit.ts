import { AppError } from '../errors/appError';
import { RateLimit } from './rateLimit';

const HOUR = 60 * 60;
const MISSES = 30;

/** A limit on guessing private links, by address: only what opens nothing counts. */
export class PrivateLinkLimit {
  private readonly misses: RateLimit;

  /** @param name of the links, unique over the portal */
  constructor(name: string) {
    this.misses = new RateLimit(`${name}: wrong links`, { points: MISSES, duration: HOUR });
  }

  /** Reads what a link opens. @throws RATE_LIMITED for whoever named too many that open nothing */
  async guessing<T>(ip: string, read: () => Promise<T>): Promise<T> {
    if (await this.misses.isUsedUp(ip)) await this.misses.count(ip);
    try {
      return await read();
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'NOT_FOUND') await this.misses.count(ip);
      throw error;
    }
  }
}
