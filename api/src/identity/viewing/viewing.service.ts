import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { badInput, notFound, unauthenticated } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { SessionUser } from '../people/requestContext';
import { PUBLIC_PART, type User, UserModel } from '../people/user.model';
import { hashToken } from '../sessions/session.model';

/**
 * Lets the session of an Admin see the portal as somebody sees it, until it is ended. Twice is once.
 * @returns who is seen
 * @throws NOT_FOUND, BAD_USER_INPUT for oneself, UNAUTHENTICATED when the session has just ended
 */
export async function viewAs(admin: SessionUser, sessionToken: string, userId: string): Promise<User> {
  if (userId === admin.id) throw badInput({ userId: texts.viewSelf });
  const viewed = isValidObjectId(userId)
    ? await UserModel.findById(userId).select(PUBLIC_PART).lean(leanWithId)
    : null;
  if (!viewed) throw notFound('Deze gebruiker');
  const { matchedCount } = await UserModel.updateOne(
    { 'sessions.tokenHash': hashToken(sessionToken) },
    { $set: { 'sessions.$.viewing': viewed.id } },
  );
  if (matchedCount === 0) throw unauthenticated();
  return viewed;
}

/** Ends it; nothing when it had ended. @returns whose session it is @throws UNAUTHENTICATED when there is none */
export async function endViewAs(sessionToken: string): Promise<User> {
  const viewer = await UserModel.findOneAndUpdate(
    { 'sessions.tokenHash': hashToken(sessionToken) },
    { $unset: { 'sessions.$.viewing': 1 } },
    { projection: PUBLIC_PART },
  ).lean(leanWithId);
  if (!viewer) throw unauthenticated();
  return viewer;
}
