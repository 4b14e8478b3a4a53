import { pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stamp } from '../../platform/database/updateAtRevision';
import { AppError, badInput, unauthenticated } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn, type NewMail } from '../../platform/records/pendingMails';
import type { SessionUser } from '../people/requestContext';
import { PUBLIC_PART, type User, UserModel, normalizeEmail } from '../people/user.model';
import { noticeTo } from '../sessions/accountNotice.template';
import { checkCurrentPassword } from '../sessions/password/ownPassword.service';
import { hashToken, newToken } from '../sessions/session.model';
import { signInLimit } from '../sessions/signInLimits';

const CONFIRM_WITHIN = 24 * 3_600_000;

/** What an operation about one's own address needs of its request. */
export interface AskedFrom {
  portal: PortalContext;
  ip: string;
}

/**
 * What must be written when somebody asks for another address of their own.
 * @returns undefined when it is the address they have
 * @throws BAD_USER_INPUT at `email` or `currentPassword`, RATE_LIMITED
 */
export async function askedEmailChange(
  { ip }: AskedFrom,
  actor: SessionUser,
  { email: given, currentPassword }: { email?: string | null; currentPassword?: string | null },
) {
  const email = normalizeEmail(given ?? actor.email);
  if (email === actor.email) return undefined;
  if (!currentPassword) throw badInput({ currentPassword: texts.required });
  const passwordHash = await checkCurrentPassword(actor, currentPassword, ip);
  await signInLimit.consumeRequest(email, { ip });
  if (await UserModel.exists({ email })) throw badInput({ email: texts.emailTaken });
  const emailChange = { email, expiresAt: new Date(Date.now() + CONFIRM_WITHIN) };
  return { condition: { passwordHash }, emailChange };
}

/** The mails with the link to the new address, and to the old one. @param before the address of now */
export function mailsOfChange({ id, email: before }: Pick<User, 'id' | 'email'>, email: string): NewMail[] {
  return [confirmMail(id, email), noticeTo(before, id, 'emailRequested')];
}

/** Mails a new link to the address that waits; the one before stops working. @throws NOT_FOUND when none waits */
export async function resendConfirmation({ portal, ip }: AskedFrom, actor: SessionUser): Promise<User> {
  const email = actor.emailChange?.email;
  if (!email) throw new AppError('NOT_FOUND', texts.noEmailChange);
  await signInLimit.consumeRequest(email, { ip });
  await portal.mail.enqueue(confirmMail(actor.id, email));
  return readUser(actor.id);
}

/** Drops the address that waits; nothing when none does. */
export async function cancelEmailChange(actor: SessionUser): Promise<User> {
  await ifMatched(
    UserModel.updateOne(
      { _id: actor.id, emailChange: { $exists: true } },
      { $unset: { emailChange: 1 }, $push: pushLogLine(actor, 'ander e-mailadres geannuleerd') },
    ),
  );
  return readUser(actor.id);
}

/**
 * The secret of a link for the address that waits, valid for 24 hours; an earlier one stops working.
 * @returns null when that address does not wait any more
 */
export async function createConfirmToken(
  userId: string,
  email: string,
): Promise<{ token: string; name: string } | null> {
  const token = newToken();
  const user = await UserModel.findOneAndUpdate(
    { _id: userId, 'emailChange.email': email },
    {
      $set: {
        'emailChange.tokenHash': hashToken(token),
        'emailChange.expiresAt': new Date(Date.now() + CONFIRM_WITHIN),
      },
    },
  ).lean(leanWithId);
  return user ? { token, name: user.name } : null;
}

/**
 * Makes the address that waits the address of the account, with the link that was mailed to it; a link for a new
 * password that went to the old address stops working. The old address is told.
 * @returns the address
 * @throws BAD_USER_INPUT when the link is used, replaced or too old, or somebody else has the address by now
 */
export async function confirmEmail(portal: PortalContext, token: string): Promise<string> {
  const link = { 'emailChange.tokenHash': hashToken(token), 'emailChange.expiresAt': { $gt: new Date() } };
  const owner = await UserModel.findOne(link).select({ name: 1, email: 1, emailChange: 1 }).lean(leanWithId);
  const email = owner?.emailChange?.email;
  if (!owner || !email) throw badInput({ token: texts.resetLinkInvalid });
  const before = await UserModel.findOneAndUpdate(
    { ...link, _id: owner.id, email: owner.email },
    {
      $set: { email, ...stamp(owner) },
      $unset: { emailChange: 1, passwordReset: 1 },
      $inc: { revision: 1 },
      $push: {
        ...pushLogLine(owner, 'e-mail gewijzigd'),
        ...mailsIn(noticeTo(owner.email, owner.id, 'emailChanged')),
      },
    },
  )
    .lean(leanWithId)
    .catch((error: unknown) => {
      if (isDuplicateKey(error, 'email')) throw badInput({ token: texts.emailTaken });
      throw error;
    });
  if (!before) throw badInput({ token: texts.resetLinkInvalid });
  await portal.mail.sendFrom(UserModel, owner.id);
  return email;
}

function confirmMail(userId: string, email: string) {
  return { template: 'confirmEmail', to: email, data: { userId } };
}

async function readUser(id: string): Promise<User> {
  const user = await UserModel.findById(id).select(PUBLIC_PART).lean(leanWithId);
  if (!user) throw unauthenticated();
  return user;
}
