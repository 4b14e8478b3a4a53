import { leanWithId } from '../../platform/database/leanWithId';
import { unauthenticated } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { normalizeEmail } from '../users/normalizeEmail';
import { PUBLIC_PART, type User, UserModel } from '../users/user.model';
import { SessionEnd } from './endedSession.model';
import { verifyPassword } from './password';
import type { SessionUser } from './requestContext';
import { rememberEnd } from './sessionEnd.service';
import { hashToken, newToken } from './token';

const HOUR = 3_600_000;
/** How long a session lasts without use. */
export const SESSION_LIFETIME = 12 * HOUR;
/** How much of it must have passed before a request renews it: not every request is worth a write. */
const RENEW_AFTER = HOUR / 2;
/** A person's devices; the oldest session ends when there are more. */
const MAX_SESSIONS = 20;

/** The user of a session, and whether its cookie must be renewed. */
export interface FoundSession {
  user: SessionUser;
  renewed: boolean;
}

/** Reads the session with the rights of its user, in one command (two when it is renewed). */
export async function findSession(token: string): Promise<FoundSession | null> {
  const now = Date.now();
  const tokenHash = hashToken(token);
  const live = { $elemMatch: { tokenHash, expiresAt: { $gt: new Date(now) } } };
  const { sessions: _all, ...publicPart } = PUBLIC_PART;
  // Read at every request, so by the driver: mongoose adds nothing here but time.
  const found = await UserModel.collection.findOne<User>(
    { sessions: live },
    { projection: { ...publicPart, sessions: live } },
  );
  if (!found) return null;
  const { sessions, ...user } = leanWithId.transform(found);
  const expiresAt = sessions[0]?.expiresAt.getTime() ?? now;
  const renewed = expiresAt - now < SESSION_LIFETIME - RENEW_AFTER;
  if (renewed) {
    await UserModel.updateOne(
      { sessions: live },
      { $set: { 'sessions.$.expiresAt': new Date(now + SESSION_LIFETIME) } },
    );
  }
  return { user, renewed };
}

/**
 * Signs in. @returns the token for the cookie
 * @throws UNAUTHENTICATED, with the same message for an unknown address and a wrong password
 */
export async function signIn(email: string, password: string): Promise<{ token: string; user: SessionUser }> {
  const found = await UserModel.findOne({ email: normalizeEmail(email) }).lean(leanWithId);
  if (!(await verifyPassword(found?.passwordHash, password)) || !found) {
    throw unauthenticated(texts.signInUnknown);
  }
  // Only while the password is still the one just checked: it may have been changed in the meantime.
  const token = await startSession({ _id: found.id, passwordHash: found.passwordHash });
  if (!token) throw unauthenticated(texts.signInUnknown);
  const { passwordHash: _hash, sessions: _sessions, passwordReset: _reset, changeLog: _log, ...user } = found;
  return { token, user };
}

/** A session as it is stored, with the token that only the browser gets. */
export function newSession(now = new Date()) {
  const token = newToken();
  return {
    token,
    session: { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + SESSION_LIFETIME) },
  };
}

/** Adds a session to the user that fits the filter. @returns its token, or null when none fits */
export async function startSession(filter: Record<string, unknown>): Promise<string | null> {
  const now = new Date();
  const { token, session } = newSession(now);
  const live = { $filter: { input: '$sessions', cond: { $gt: ['$$this.expiresAt', now] } } };
  const { matchedCount } = await UserModel.updateOne(
    filter,
    [{ $set: { sessions: { $slice: [{ $concatArrays: [live, [session]] }, -MAX_SESSIONS] } } }],
    { updatePipeline: true },
  );
  return matchedCount === 1 ? token : null;
}

/** Ends one session; other devices of the user stay signed in. */
export async function endSession(token: string): Promise<void> {
  const tokenHash = hashToken(token);
  const { matchedCount } = await UserModel.updateOne(
    { 'sessions.tokenHash': tokenHash },
    { $pull: { sessions: { tokenHash } } },
  );
  if (matchedCount > 0) await rememberEnd([{ tokenHash }], SessionEnd.signedOut);
}
