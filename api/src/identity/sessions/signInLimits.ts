import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '../../platform/limits/consume';
import { normalizeEmail } from '../users/normalizeEmail';
import { hashToken } from './token';

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * Limits on guessing, counted in this process. By person and address, so that a stranger cannot lock somebody
 * out from elsewhere; by person over all addresses, against a spread attack; by address, against trying many people.
 */
class SignInLimits {
  private readonly byBoth = new RateLimiterMemory({ points: 10, duration: QUARTER });
  private readonly byEmail = new RateLimiterMemory({ points: 100, duration: HOUR });
  private readonly byIp = new RateLimiterMemory({ points: 100, duration: QUARTER });
  private readonly requestsByEmail = new RateLimiterMemory({ points: 5, duration: HOUR });
  private readonly requestsByIp = new RateLimiterMemory({ points: 30, duration: HOUR });
  private readonly usesByLink = new RateLimiterMemory({ points: 20, duration: HOUR });
  private readonly usesByIp = new RateLimiterMemory({ points: 100, duration: HOUR });

  /**
   * Counts the attempt before it is made, so that many at once do not slip through, and takes it back when it
   * succeeds. @throws RATE_LIMITED
   */
  async guard<T>(email: string, ip: string, attempt: () => Promise<T>): Promise<T> {
    const person = normalizeEmail(email);
    const counted: [RateLimiterMemory, string][] = [
      [this.byBoth, `${person}|${ip}`],
      [this.byEmail, person],
      [this.byIp, ip],
    ];
    for (const [limiter, key] of counted) await consume(limiter, key);
    const result = await attempt();
    await this.byBoth.delete(`${person}|${ip}`);
    await Promise.all(counted.slice(1).map(([limiter, key]) => limiter.reward(key)));
    return result;
  }

  /** Counts a request for a mail with a link. @throws RATE_LIMITED */
  async consumeRequest(email: string, ip: string): Promise<void> {
    await consume(this.requestsByEmail, normalizeEmail(email));
    await consume(this.requestsByIp, ip);
  }

  /** Counts a look at, or a use of, a mailed link. @throws RATE_LIMITED */
  async consumeLink(token: string, ip: string): Promise<void> {
    await consume(this.usesByLink, hashToken(token));
    await consume(this.usesByIp, ip);
  }
}

/** The limits of this process. */
export const signInLimit = new SignInLimits();
