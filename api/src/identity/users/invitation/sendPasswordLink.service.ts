import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { AppError } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import { Role } from '../../catalogue/permission.enum';
import type { RequestContext, SessionUser } from '../../people/requestContext';
import { PUBLIC_PART, type User, UserModel } from '../../people/user.model';
import { mustBeOpen, mustBeTouchable } from '../../permissions/userRights';
import { requestPasswordReset } from '../../sessions/password/passwordLink.service';
import { signInLimit } from '../../sessions/signInLimits';
import { getUser } from '../user.service';

/**
 * Mails somebody the link of 'Wachtwoord vergeten'; counted as one that they ask for themselves.
 * @throws BAD_USER_INPUT for who has no password yet, FORBIDDEN for an Admin's account, NOT_FOUND, RATE_LIMITED
 */
export async function sendPasswordLink(
  { portal, ip }: Pick<RequestContext, 'portal' | 'ip'>,
  actor: SessionUser,
  id: string,
): Promise<User> {
  const account = await getUser(id);
  mustBeTouchable(actor, account);
  mustBeOpen(account);
  await signInLimit.consumeRequest(account.email, { ip });
  const isTouchable = actor.role === Role.Admin ? {} : { role: { $ne: Role.Admin } };
  const user = await UserModel.findOneAndUpdate(
    { _id: id, passwordHash: { $exists: true }, deactivation: { $exists: false }, ...isTouchable },
    { $push: pushLogLine(actor, 'link voor een nieuw wachtwoord verstuurd') },
    { returnDocument: 'after' },
  )
    .select(PUBLIC_PART)
    .lean(leanWithId);
  if (!user) {
    // It may have been removed, or made an Admin, in between.
    const now = await getUser(id);
    mustBeTouchable(actor, now);
    mustBeOpen(now);
    throw new AppError('BAD_USER_INPUT', texts.noPasswordYet);
  }
  await requestPasswordReset(portal, user.email);
  return user;
}
