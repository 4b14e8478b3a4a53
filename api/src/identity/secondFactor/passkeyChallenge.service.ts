import { hashToken } from '../sessions/token';
import { PasskeyChallengeModel } from './passkeyChallenge.model';

const ANSWER_WITHIN = 5 * 60_000;

/** Keeps what a passkey is asked to sign. @param userId who adds one; null: somebody signs in */
export async function keepChallenge(challenge: string, userId: string | null): Promise<void> {
  const expiresAt = new Date(Date.now() + ANSWER_WITHIN);
  await PasskeyChallengeModel.create({ hash: hashToken(challenge), userId, expiresAt });
}

/** Takes it, so that it is answered once. @returns whether it was there, for this, and in time */
export async function takeChallenge(challenge: string, userId: string | null): Promise<boolean> {
  const taken = await PasskeyChallengeModel.findOneAndDelete({
    hash: hashToken(challenge),
    userId,
    expiresAt: { $gt: new Date() },
  }).lean();
  return taken !== null;
}

/** Forgets what was not answered in time. */
export async function sweepChallenges(): Promise<void> {
  await PasskeyChallengeModel.deleteMany({ expiresAt: { $lt: new Date() } });
}
