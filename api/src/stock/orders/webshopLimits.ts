import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '../../platform/limits/consume';

const HOUR = 60 * 60;

/** Limits on what visitors of the webshop can send, by address, counted in this process. */
class WebshopLimits {
  private readonly orders = new RateLimiterMemory({ points: 10, duration: HOUR });
  private readonly suggestions = new RateLimiterMemory({ points: 5, duration: HOUR });

  /** Counts an order. @throws RATE_LIMITED */
  countOrder(ip: string): Promise<void> {
    return consume(this.orders, ip);
  }

  /** Counts a suggestion. @throws RATE_LIMITED */
  countSuggestion(ip: string): Promise<void> {
    return consume(this.suggestions, ip);
  }
}

/** The limits of this process. */
export const webshopLimits = new WebshopLimits();
