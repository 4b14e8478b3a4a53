import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '../../platform/limits/consume';
import { normalizeEmail } from '../users/user.service';

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
  private readonly resetsByEmail = new RateLimiterMemory({ points: 5, duration: HOUR });
  private readonly resetsByIp = new RateLimiterMemory({ points: 30, duration: HOUR });

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

  /** Counts a request for, or a use of, a reset link. @throws RATE_LIMITED */
  async consumeReset(emailOrToken: string, ip: string): Promise<void> {
    await consume(this.resetsByEmail, normalizeEmail(emailOrToken));
    await consume(this.resetsByIp, ip);
  }
}

/** The limits of this process. */
export const signInLimit = new SignInLimits();
