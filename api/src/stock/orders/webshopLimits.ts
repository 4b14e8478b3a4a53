import { PrivateLinkLimit } from '../../platform/limits/privateLinkLimit';
import { RateLimit } from '../../platform/limits/rateLimit';

const HOUR = 60 * 60;

/** Limits on what visitors of the webshop can send, by address. */
class WebshopLimits {
  private readonly orders = new RateLimit('webshop: orders', { points: 10, duration: HOUR });
  private readonly suggestions = new RateLimit('webshop: suggestions', { points: 5, duration: HOUR });

  /** On guessing the private links of orders. */
  readonly links = new PrivateLinkLimit('orders');

  /** Counts an order. @throws RATE_LIMITED */
  countOrder(ip: string): Promise<void> {
    return this.orders.count(ip);
  }

  /** Counts a suggestion. @throws RATE_LIMITED */
  countSuggestion(ip: string): Promise<void> {
    return this.suggestions.count(ip);
  }
}

/** The limits of the portal. */
export const webshopLimits = new WebshopLimits();
