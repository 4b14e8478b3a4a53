import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanWithId';
import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { PortalContext } from '../../../platform/portalContext';
import { mailsIn } from '../../../platform/records/pendingMails';
import { UserModel, normalizeEmail } from '../../people/user.model';
import { noticeTo } from '../accountNotice.template';
import { LinkState } from '../linkState.enum';
import { SessionEnd } from '../session.model';
import { rememberEnd } from '../sessionEnd.service';
import { hashToken, newToken } from '../token';
import { hashPassword, checkPassword } from './password';

const RESET_LIFETIME = 3_600_000;

/**
 * Asks for a reset link by mail. Known and unknown addresses cost the same one write: whether there is an
 * account is found out when the mail is made, not here.
 */
export async function requestPasswordReset(portal: PortalContext, email: string): Promise<void> {
  await portal.mail.enqueue({ template: 'passwordReset', to: normalizeEmail(email) });
}

/**
 * A new one-time secret for choosing a password, valid for 60 minutes; an earlier one stops working.
 * @returns null when nobody has this address, or their invitation was taken back
 */
export async function createResetToken(email: string): Promise<{ token: string; name: string } | null> {
  const token = newToken();
  const passwordReset = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + RESET_LIFETIME) };
  const user = await UserModel.findOneAndUpdate(
    { email, 'invitation.withdrawn': { $ne: true }, deactivation: { $exists: false } },
    { $set: { passwordReset } },
  ).lean(leanWithId);
  return user ? { token, name: user.name } : null;
}

/** Whether a password can be chosen with this link, before anything is typed. */
export async function passwordLink(token: string): Promise<LinkState> {
  return (await UserModel.exists(withLink(token))) ? LinkState.valid : LinkState.gone;
}

/**
 * Chooses a password with a reset link or that of an invitation. The link works once; all sessions end, an address that
 * waits is dropped, and the address is told when there was another password before.
 * @throws BAD_USER_INPUT when the link is used, replaced or too old, or the password is refused
 */
export async function resetPassword(portal: PortalContext, token: string, password: string): Promise<void> {
  const filter = withLink(token);
  // Looking at a password and hashing it are slow; a made-up link must not cost that.
  const owner = await UserModel.findOne(filter)
    .select({ name: 1, email: 1, passwordHash: 1 })
    .lean(leanWithId);
  if (!owner) throw badInput({ token: texts.resetLinkInvalid });
  await checkPassword(password, owner);
  const before = await UserModel.findOneAndUpdate(filter, {
    $set: { passwordHash: await hashPassword(password), sessions: [] },
    $unset: { passwordReset: 1, emailChange: 1, invitation: 1 },
    $push: {
      ...pushLogLine(owner, 'nieuw wachtwoord gekozen met een link'),
      ...mailsIn(...(owner.passwordHash ? [noticeTo(owner.email, owner.id, 'passwordChanged')] : [])),
    },
  }).lean();
  if (!before) throw badInput({ token: texts.resetLinkInvalid });
  await rememberEnd(before.sessions, SessionEnd.passwordReset);
  await portal.mail.sendFrom(UserModel, owner.id);
}

/** Whoever has this link, while it works. */
function withLink(token: string) {
  const tokenHash = hashToken(token);
  const now = new Date();
  return {
    deactivation: { $exists: false },
    $or: [
      { 'passwordReset.tokenHash': tokenHash, 'passwordReset.expiresAt': { $gt: now } },
      { 'invitation.tokenHash': tokenHash, 'invitation.expiresAt': { $gt: now } },
    ],
  };
}
