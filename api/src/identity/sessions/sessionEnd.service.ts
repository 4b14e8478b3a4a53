import { logError } from '../../platform/log/logError';
import { UserModel } from '../people/user.model';
import { EndedSessionModel, SessionEnd, SESSION_MAX_AGE } from './session.model';
import { hashToken } from './token';

const DAY = 24 * 3_600_000;
/** How long is remembered why a session ended. */
const REMEMBERED = 30 * DAY;

/**
 * Remembers why sessions ended, after they have ended. Only a text depends on it: when it cannot be written the end
 * stands all the same.
 */
export async function rememberEnd(
  sessions: readonly { tokenHash: string }[],
  end: SessionEnd,
): Promise<void> {
  const endedAt = new Date();
  const ended = sessions.map(({ tokenHash }) => ({ tokenHash, end, endedAt }));
  await EndedSessionModel.insertMany(ended, { ordered: false }).catch((error: unknown) =>
    logError(error, 'end of sessions not remembered'),
  );
}

/** Why the session with this token ended; null when that is not known. */
export async function endOf(token: string): Promise<SessionEnd | null> {
  const tokenHash = hashToken(token);
  const ended = await EndedSessionModel.findOne({ tokenHash }).lean();
  if (ended) return ended.end;
  const past = { $elemMatch: { tokenHash, expiresAt: { $lte: new Date() } } };
  const user = await UserModel.findOne({ sessions: past }, { sessions: past }).lean();
  const session = user?.sessions[0];
  if (!session) return null;
  const isTooOld = session.expiresAt.getTime() - session.startedAt.getTime() >= SESSION_MAX_AGE;
  return isTooOld ? SessionEnd.tooOld : SessionEnd.expired;
}

/** Forgets what ended more than 30 days ago. */
export async function sweepEndedSessions(): Promise<void> {
  await EndedSessionModel.deleteMany({ endedAt: { $lt: new Date(Date.now() - REMEMBERED) } });
}
