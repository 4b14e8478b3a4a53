import { isValidObjectId } from 'mongoose';

import { pushLogLine } from '../../platform/audit/logLine';
import { notFound, unauthenticated } from '../../platform/errors/appError';
import type { SessionUser } from '../people/requestContext';
import { type Session, UserModel } from '../people/user.model';
import { hashToken, type OpenSession, SessionEnd } from './session.model';
import { rememberEnd } from './session.service';

/** Who asks, and with which session. */
interface Asker {
  user: SessionUser;
  token: string;
}

/** Where somebody is signed in, what was used last first. @throws NOT_FOUND when the account is not there */
export async function listSessions({ token }: Asker, userId: string): Promise<OpenSession[]> {
  const user = isValidObjectId(userId)
    ? await UserModel.findById(userId).select({ sessions: 1 }).lean()
    : null;
  if (!user) throw notFound('Deze gebruiker');
  return shown(user.sessions, token);
}

/**
 * Ends one session of somebody; nothing when it has ended already. The change log says so when it is somebody else's.
 * @returns those that are left
 * @throws NOT_FOUND when the account is not there
 */
export async function endSessionOf(asker: Asker, userId: string, id: string): Promise<OpenSession[]> {
  if (!isValidObjectId(userId)) throw notFound('Deze gebruiker');
  const before = await UserModel.findOneAndUpdate(
    { _id: userId, 'sessions.id': id },
    {
      $pull: { sessions: { id } },
      ...(asker.user.id !== userId && { $push: pushLogLine(asker.user, 'sessie beëindigd') }),
    },
  ).lean();
  const ended = before?.sessions.filter((session) => session.id === id) ?? [];
  await rememberEnd(ended, SessionEnd.ended);
  return listSessions(asker, userId);
}

/** Ends all one's own sessions but the one that asks. @returns the one that is left */
export async function endOtherSessions({ user, token }: Asker): Promise<OpenSession[]> {
  const tokenHash = hashToken(token);
  const before = await UserModel.findOneAndUpdate(
    { _id: user.id, 'sessions.tokenHash': tokenHash },
    { $pull: { sessions: { tokenHash: { $ne: tokenHash } } } },
  ).lean();
  if (!before) throw unauthenticated();
  const ended = live(before.sessions).filter((session) => session.tokenHash !== tokenHash);
  await rememberEnd(ended, SessionEnd.ended);
  return listSessions({ user, token }, user.id);
}

function shown(sessions: readonly Session[], token: string): OpenSession[] {
  const current = hashToken(token);
  return live(sessions)
    .sort((a, b) => b.usedAt.getTime() - a.usedAt.getTime())
    .map(({ id, device, address, startedAt, usedAt, tokenHash }) => ({
      ...{ id, device, address, startedAt, usedAt },
      isCurrent: tokenHash === current,
    }));
}

function live(sessions: readonly Session[]): Session[] {
  const now = new Date();
  return sessions.filter(({ expiresAt }) => expiresAt > now);
}
