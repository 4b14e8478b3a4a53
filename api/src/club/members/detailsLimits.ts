import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '../../platform/limits/consume';
import { PrivateLinkLimit } from '../../platform/limits/privateLinkLimit';

const HOUR = 60 * 60;

/** Limits on the private page, by address, counted in this process. */
class DetailsLimits extends PrivateLinkLimit {
  private readonly corrections = new RateLimiterMemory({ points: 20, duration: HOUR });

  /** Counts a correction. @throws RATE_LIMITED */
  countCorrection(ip: string): Promise<void> {
    return consume(this.corrections, ip);
  }
}

/** The limits of this process. */
export const detailsLimits = new DetailsLimits();
