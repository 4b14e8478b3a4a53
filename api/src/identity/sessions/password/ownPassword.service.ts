import { pushLogLine } from '../../../platform/audit/logLine';
import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { PortalContext } from '../../../platform/portalContext';
import { mailsIn } from '../../../platform/records/pendingMails';
import type { SessionUser } from '../../people/requestContext';
import { UserModel } from '../../people/user.model';
import { noticeTo } from '../accountNotice.template';
import { SessionEnd } from '../session.model';
import { newSession, type SessionOrigin } from '../session.service';
import { rememberEnd } from '../sessionEnd.service';
import { signInLimit } from '../signInLimits';
import { hashPassword, verifyPassword, checkPassword } from './password';

/**
 * Whether somebody who is signed in knows the password too. Counted as an attempt to sign in, and taken back when it is
 * right.
 * @returns the hash that it was checked against, for the filter of the write that follows
 * @throws BAD_USER_INPUT at the field `currentPassword`, RATE_LIMITED
 */
export function checkCurrentPassword(
  actor: SessionUser,
  currentPassword: string,
  ip: string,
): Promise<string> {
  return signInLimit.guard(actor.email, { ip }, async () => {
    const found = await UserModel.findById(actor.id).select({ passwordHash: 1 }).lean();
    const matches = await verifyPassword(found?.passwordHash, currentPassword);
    if (!matches || !found?.passwordHash) throw notCurrent();
    return found.passwordHash;
  });
}

/**
 * Changes one's own password and ends all sessions in the same write; an address or a link that waits is dropped with
 * them. The address is told.
 * @returns the token of a new session for the browser that asked
 * @throws BAD_USER_INPUT at `currentPassword` or `password`, RATE_LIMITED
 */
export async function changePassword(
  { portal, ...origin }: SessionOrigin & { portal: PortalContext },
  actor: SessionUser,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<string> {
  const current = await checkCurrentPassword(actor, currentPassword, origin.ip);
  await checkPassword(password, actor);
  const { token, session } = newSession(origin);
  const before = await UserModel.findOneAndUpdate(
    // Of two changes at once the second one's current password is not the current one any more.
    { _id: actor.id, passwordHash: current },
    {
      $set: { passwordHash: await hashPassword(password), sessions: [session] },
      $unset: { passwordReset: 1, emailChange: 1 },
      $push: {
        ...pushLogLine(actor, 'wachtwoord gewijzigd'),
        ...mailsIn(noticeTo(actor.email, actor.id, 'passwordChanged')),
      },
    },
  ).lean();
  if (!before) throw notCurrent();
  await rememberEnd(before.sessions, SessionEnd.passwordChanged);
  await portal.mail.sendFrom(UserModel, actor.id);
  return token;
}

function notCurrent() {
  return badInput({ currentPassword: texts.passwordNotCurrent });
}
