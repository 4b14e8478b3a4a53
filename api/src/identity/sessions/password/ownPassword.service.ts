import { pushLogLine } from '../../../platform/audit/logLine';
import { leanWithId } from '../../../platform/database/reading/leanFind';
import { badInput } from '../../../platform/errors/appError';
import { texts } from '../../../platform/errors/texts';
import type { MailTemplate } from '../../../platform/mail/mailJob';
import type { PortalContext } from '../../../platform/portalContext';
import { mailsIn } from '../../../platform/records/pendingMails';
import type { SessionUser } from '../../people/requestContext';
import { normalizeEmail, UserModel } from '../../people/user.model';
import { noticeTo } from '../accountNotice.template';
import { LinkState } from '../session.input';
import { hashToken, newToken, SessionEnd } from '../session.model';
import { newSession, rememberEnd, type SessionOrigin } from '../session.service';
import { signInLimit } from '../signInLimits';
import { checkPassword, hashPassword, verifyPassword } from './password';

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

/** The link that opens the page for choosing a password, of a forgotten one and of an invitation. @param publicUrl the portal's address, no slash at the end */
export function passwordPage(publicUrl: string, token: string): string {
  // In the fragment: it reaches no server log.
  return `${publicUrl}/wachtwoord_instellen#${token}`;
}

/** The mail with the reset link, made at the moment of sending: its 60 minutes begin then. */
export function passwordResetTemplate(publicUrl: string): MailTemplate {
  return async ({ to }) => {
    const reset = await createResetToken(to);
    if (!reset) return null;
    return {
      subject: 'Nieuw wachtwoord instellen',
      text: [
        `Beste ${reset.name},`,
        'Er is een nieuw wachtwoord aangevraagd voor jouw account in de backoffice.',
        `Stel het in via deze link:\n${passwordPage(publicUrl, reset.token)}`,
        'De link is maximaal 60 minuten geldig en werkt één keer. Heb je dit niet aangevraagd? Dan hoef je niets te doen.',
      ].join('\n\n'),
    };
  };
}
