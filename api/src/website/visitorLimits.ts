import { RateLimiterMemory } from 'rate-limiter-flexible';

import { consume } from '../platform/limits/consume';

const HOUR = 60 * 60;

/** Limits on what visitors of the website can send, by address, counted in this process. */
class VisitorLimits {
  private readonly enlistments = new RateLimiterMemory({ points: 10, duration: HOUR });
  private readonly messages = new RateLimiterMemory({ points: 5, duration: HOUR });

  /** Counts an enrolment. @throws RATE_LIMITED */
  countEnlistment(ip: string): Promise<void> {
    return consume(this.enlistments, ip);
  }

  /** Counts a message of the contact form. @throws RATE_LIMITED */
  countMessage(ip: string): Promise<void> {
    return consume(this.messages, ip);
  }
}

/** The limits of this process. */
export const visitorLimits = new VisitorLimits();
