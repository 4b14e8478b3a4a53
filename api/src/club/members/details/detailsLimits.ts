import { PrivateLinkLimit } from '../../../platform/limits/privateLinkLimit';
import { RateLimit } from '../../../platform/limits/rateLimit';

const HOUR = 60 * 60;

/** Limits on the private page, by address. */
class DetailsLimits extends PrivateLinkLimit {
  private readonly corrections = new RateLimit('club details: corrections', { points: 20, duration: HOUR });

  constructor() {
    super('club details');
  }

  /** Counts a correction. @throws RATE_LIMITED */
  countCorrection(ip: string): Promise<void> {
    return this.corrections.count(ip);
  }
}

/** The limits of the portal. */
export const detailsLimits = new DetailsLimits();
