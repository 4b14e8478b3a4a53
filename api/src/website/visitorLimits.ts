import { RateLimit } from '../platform/limits/rateLimit';

const HOUR = 60 * 60;

/** Limits on what visitors of the website can send, by address. */
class VisitorLimits {
  private readonly enlistments = new RateLimit('website: enlistments', { points: 10, duration: HOUR });
  private readonly messages = new RateLimit('website: messages', { points: 5, duration: HOUR });

  /** Counts an enrolment. @throws RATE_LIMITED */
  countEnlistment(ip: string): Promise<void> {
    return this.enlistments.count(ip);
  }

  /** Counts a message of the contact form. @throws RATE_LIMITED */
  countMessage(ip: string): Promise<void> {
    return this.messages.count(ip);
  }
}

/** The limits of the portal. */
export const visitorLimits = new VisitorLimits();
