import { RateLimit } from '../../platform/limits/rateLimit';

const HOUR = 60 * 60;

/** Limits on what strangers sign up for: those who do so from one address, in one name, and for one activity. */
class SignUpLimits {
  // A school or a club signs up from one address.
  private readonly byAddress = new RateLimit('sign-ups: address', { points: 60, duration: HOUR });
  private readonly byEmail = new RateLimit('sign-ups: e-mail', { points: 5, duration: HOUR });
  private readonly byActivity = new RateLimit('sign-ups: activity', { points: 3000, duration: HOUR });

  /** Counts a sign-up. @throws RATE_LIMITED */
  async count(ip: string, email: string, activityId: string): Promise<void> {
    await this.byAddress.count(ip);
    await this.byEmail.count(email);
    await this.byActivity.count(activityId);
  }
}

/** The limits of the portal. */
export const signUpLimits = new SignUpLimits();
