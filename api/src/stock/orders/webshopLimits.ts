import { PrivateLinkLimit } from '../../platform/limits/privateLinkLimit';
import { RateLimit } from '../../platform/limits/rateLimit';

const HOUR = 60 * 60;

/** Limits on what visitors of the webshop can send, by address. */
class WebshopLimits {
  private readonly orders = new RateLimit('webshop: orders', { points: 10, duration: HOUR });
  private readonly suggestions = new RateLimit('webshop: suggestions', { points: 5, duration: HOUR });

  private readonly payments = new RateLimit('webshop: payments', { points: 30, duration: HOUR });

  /** On guessing the private links of orders. */
  readonly links = new PrivateLinkLimit('orders');

  /** Counts an order. @throws RATE_LIMITED */
  countOrder(ip: string): Promise<void> {
    return this.orders.count(ip);
  }

  /** Counts what makes us ask the payment provider. @throws RATE_LIMITED */
  countPayment(ip: string): Promise<void> {
    return this.payments.count(ip);
  }

  /** Counts a suggestion. @throws RATE_LIMITED */
  countSuggestion(ip: string): Promise<void> {
    return this.suggestions.count(ip);
  }
}

/** The limits of the portal. */
export const webshopLimits = new WebshopLimits();
