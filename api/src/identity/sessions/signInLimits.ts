import { ifMatched } from '../../platform/database/updateAtRevision';
import { changeCounts, RateLimit } from '../../platform/limits/rateLimit';
import { normalizeEmail } from '../people/user.model';
import { DEVICE_LIFETIME, hashToken, KnownDeviceModel, newToken } from './session.model';

/** From where something is tried. */
export interface Asker {
  ip: string;
  /** The token by which the browser is known, valid or not; where it does not matter it is left out. */
  device?: string | null;
}

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * Limits on guessing. With a browser that a person has signed in with before, by that browser alone: whatever strangers
 * try, they cannot keep the person out there. Else by person and address, so that a stranger cannot lock somebody out from elsewhere; by person over
 * all addresses, against a spread attack; by address, against trying many people.
 */
class SignInLimits {
  private readonly byBoth = new RateLimit('sign-in: person at address', { points: 10, duration: QUARTER });
  private readonly byDevice = new RateLimit('sign-in: known device', { points: 10, duration: QUARTER });
  private readonly byEmail = new RateLimit('sign-in: person', { points: 100, duration: HOUR });
  private readonly byIp = new RateLimit('sign-in: address', { points: 100, duration: QUARTER });
  private readonly requestsByEmail = new RateLimit('mailed link: person', { points: 5, duration: HOUR });
  private readonly requestsByDevice = new RateLimit('mailed link: known device', {
    points: 5,
    duration: HOUR,
  });
  private readonly requestsByIp = new RateLimit('mailed link: address', { points: 30, duration: HOUR });
  private readonly usesByLink = new RateLimit('used link: link', { points: 20, duration: HOUR });
  private readonly codes = new RateLimit('second factor: person', { points: 10, duration: HOUR });
  private readonly challengesByIp = new RateLimit('passkey: address', { points: 100, duration: QUARTER });
  private readonly usesByIp = new RateLimit('used link: address', { points: 100, duration: HOUR });

  /**
   * Counts the attempt before it is made, so that many at once do not slip through, and takes it back when it
   * succeeds. @throws RATE_LIMITED
   */
  async guard<T>(email: string, { ip, device }: Asker, attempt: () => Promise<T>): Promise<T> {
    const person = normalizeEmail(email);
    if (device && (await isKnownDevice(device, person))) {
      await this.byDevice.count(person, device);
      const result = await attempt();
      await this.byDevice.forget(person, device);
      return result;
    }
    await this.byBoth.count(person, ip);
    await this.byEmail.count(person);
    await this.byIp.count(ip);
    const result = await attempt();
    await changeCounts([
      this.byBoth.forgotten(person, ip),
      this.byEmail.givenBack(person),
      this.byIp.givenBack(ip),
    ]);
    return result;
  }

  /**
   * The same for codes of the second step: fewer, since a code is short, and per account, since who tries them knows
   * the password.
   * @throws RATE_LIMITED
   */
  async guardCode<T>(userId: string, attempt: () => Promise<T>): Promise<T> {
    await this.codes.count(userId);
    const result = await attempt();
    await this.codes.forget(userId);
    return result;
  }

  /** The same for who signs in without saying who they are. @throws RATE_LIMITED */
  async guardAddress<T>(ip: string, attempt: () => Promise<T>): Promise<T> {
    await this.byIp.count(ip);
    const result = await attempt();
    await changeCounts([this.byIp.givenBack(ip)]);
    return result;
  }

  /** Counts a request for something that a passkey signs. @throws RATE_LIMITED */
  async consumeChallenge(ip: string): Promise<void> {
    await this.challengesByIp.count(ip);
  }

  /** Counts a request for a mail with a link. @throws RATE_LIMITED */
  async consumeRequest(email: string, { ip, device }: Asker): Promise<void> {
    if (device && (await isKnownDevice(device, email))) {
      await this.requestsByDevice.count(normalizeEmail(email), device);
      return;
    }
    await this.requestsByEmail.count(normalizeEmail(email));
    await this.requestsByIp.count(ip);
  }

  /** Counts a look at, or a use of, a mailed link. @throws RATE_LIMITED */
  async consumeLink(token: string, ip: string): Promise<void> {
    await this.usesByLink.count(token);
    await this.usesByIp.count(ip);
  }
}

/** The limits of the portal. */
export const signInLimit = new SignInLimits();

/** Whether this person has signed in with this browser. @param device the token of its cookie; null: it has none */
async function isKnownDevice(device: string | null, email: string): Promise<boolean> {
  if (!device) return false;
  const since = new Date(Date.now() - DEVICE_LIFETIME);
  return (await KnownDeviceModel.exists({ mark: markOf(device, email), usedAt: { $gt: since } })) !== null;
}

/** Remembers that this person signed in with this browser. @returns the token of its cookie */
export async function rememberDevice(device: string | null, email: string): Promise<string> {
  const token = device ?? newToken();
  await ifMatched(
    KnownDeviceModel.updateOne(
      { mark: markOf(token, email) },
      { $set: { usedAt: new Date() } },
      { upsert: true },
    ),
  );
  return token;
}

/** Forgets browsers that nobody signed in with for a year. */
export async function sweepKnownDevices(): Promise<void> {
  await KnownDeviceModel.deleteMany({ usedAt: { $lt: new Date(Date.now() - DEVICE_LIFETIME) } });
}

function markOf(device: string, email: string): string {
  return hashToken(`${device}\n${normalizeEmail(email)}`);
}
