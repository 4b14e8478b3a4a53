import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/leanWithId';
import { badInput, unauthenticated } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { PUBLIC_PART, type User, UserModel } from '../users/user.model';
import { normalizeEmail } from '../users/user.service';
import { SessionEnd } from './endedSession.model';
import { hashPassword, verifyPassword } from './password';
import type { SessionUser } from './requestContext';
import { rememberEnd } from './sessionEnd.service';
import { hashToken, newToken } from './token';

const HOUR = 3_600_000;
/** How long a session lasts without use. */
export const SESSION_LIFETIME = 12 * HOUR;
/** How much of it must have passed before a request renews it: not every request is worth a write. */
const RENEW_AFTER = HOUR / 2;
const RESET_LIFETIME = HOUR;
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

/** Adds a session to the user that fits the filter. @returns its token, or null when none fits */
export async function startSession(filter: Record<string, unknown>): Promise<string | null> {
  const token = newToken();
  const now = new Date();
  const session = { tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + SESSION_LIFETIME) };
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

/**
 * Changes one's own password and ends all sessions in the same write.
 * @returns the token of a new session for the browser that asked
 */
export async function changePassword(actor: SessionUser, password: string): Promise<string> {
  const passwordHash = await hashPassword(password);
  const token = newToken();
  const session = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + SESSION_LIFETIME) };
  const before = await UserModel.findOneAndUpdate(
    { _id: actor.id },
    {
      $set: { passwordHash, sessions: [session] },
      $unset: { passwordReset: 1 },
      $push: pushLogLine(actor, 'wachtwoord gewijzigd'),
    },
  ).lean();
  if (!before) throw unauthenticated();
  await rememberEnd(before.sessions, SessionEnd.passwordChanged);
  return token;
}

/**
 * Asks for a reset link by mail. Known and unknown addresses cost the same one write: whether there is an
 * account is found out when the mail is made, not here.
 */
export async function requestPasswordReset(portal: PortalContext, email: string): Promise<void> {
  await portal.mail.enqueue({ template: 'passwordReset', to: normalizeEmail(email) });
}

/**
 * A new one-time secret for choosing a password, valid for 60 minutes; an earlier one stops working.
 * @returns null when nobody has this address
 */
export async function createResetToken(email: string): Promise<{ token: string; name: string } | null> {
  const token = newToken();
  const passwordReset = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + RESET_LIFETIME) };
  const user = await UserModel.findOneAndUpdate({ email }, { $set: { passwordReset } }).lean(leanWithId);
  return user ? { token, name: user.name } : null;
}

/**
 * Chooses a new password with a reset link. The link works once; all sessions end.
 * @throws BAD_USER_INPUT when the link is used, replaced or older than 60 minutes
 */
export async function resetPassword(token: string, password: string): Promise<void> {
  const tokenHash = hashToken(token);
  const filter = { 'passwordReset.tokenHash': tokenHash, 'passwordReset.expiresAt': { $gt: new Date() } };
  // Hashing is slow on purpose; a made-up link must not cost that.
  const pending = await UserModel.findOne(filter).select({ name: 1 }).lean(leanWithId);
  if (!pending) throw badInput({ token: texts.resetLinkInvalid });
  const before = await UserModel.findOneAndUpdate(filter, {
    $set: { passwordHash: await hashPassword(password), sessions: [] },
    $unset: { passwordReset: 1 },
    $push: pushLogLine(pending, 'nieuw wachtwoord gekozen met een link'),
  }).lean();
  if (!before) throw badInput({ token: texts.resetLinkInvalid });
  await rememberEnd(before.sessions, SessionEnd.passwordReset);
}
