import { isValidObjectId } from 'mongoose';
import { generateSecret, generateURI } from 'otplib';
import encodeQR from 'qr';

import { pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import type { SessionUser } from '../people/requestContext';
import { UserModel } from '../people/user.model';
import { noticeTo, told } from '../sessions/accountNotice.template';
import { checkCurrentPassword } from '../sessions/password/ownPassword.service';
import { hashRecoveryCode, newRecoveryCodes, stepOfCode } from '../sessions/secondStep';
import { signInLimit } from '../sessions/signInLimits';
import type { AuthenticatorSetup, SecondFactor } from './secondFactor.types';

const ISSUER = 'Carnaval backoffice';
const CONFIRM_WITHIN = 15 * 60_000;

/** What an operation about one's own second step needs of its request. */
export interface AskedFrom {
  portal: PortalContext;
  ip: string;
}

/**
 * A secret for an authenticator app, which counts once a code from it was confirmed; until then an app that was there
 * goes on counting.
 * @throws BAD_USER_INPUT at `currentPassword`, RATE_LIMITED
 */
export async function startAuthenticator(
  { ip }: AskedFrom,
  actor: SessionUser,
  currentPassword: string,
): Promise<AuthenticatorSetup> {
  const passwordHash = await checkCurrentPassword(actor, currentPassword, ip);
  const secret = generateSecret();
  const { matchedCount } = await UserModel.updateOne(
    { _id: actor.id, passwordHash },
    { $set: { newAuthenticator: { secret, expiresAt: new Date(Date.now() + CONFIRM_WITHIN) } } },
  );
  if (matchedCount === 0) throw badInput({ currentPassword: texts.passwordNotCurrent });
  const uri = generateURI({ issuer: ISSUER, label: actor.email, secret });
  const modules = encodeQR(uri, 'raw', { ecc: 'medium', border: 4 });
  return { secret, qr: modules.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')) };
}

/**
 * Makes the app count from now on, with the first code that it gives.
 * @returns ten recovery codes, which nobody can read again
 * @throws BAD_USER_INPUT at `code`, RATE_LIMITED
 */
export async function confirmAuthenticator(
  { portal }: AskedFrom,
  actor: SessionUser,
  code: string,
): Promise<string[]> {
  const user = await UserModel.findById(actor.id).select({ newAuthenticator: 1 }).lean();
  const pending = user?.newAuthenticator;
  if (!pending || pending.expiresAt < new Date()) throw badInput({ code: texts.authenticatorExpired });
  const { secret } = pending;
  const lastStep = await signInLimit.guardCode(actor.id, async () => {
    const step = stepOfCode(secret, code);
    if (step === null) throw badInput({ code: texts.codeWrong });
    return step;
  });
  const codes = newRecoveryCodes();
  const createdAt = new Date();
  const { matchedCount } = await UserModel.updateOne(
    { _id: actor.id, 'newAuthenticator.secret': secret },
    {
      $set: {
        authenticator: { secret, lastStep, recoveryHashes: codes.map(hashRecoveryCode), createdAt },
      },
      $unset: { newAuthenticator: 1 },
      $push: told(actor, 'authenticator-app ingesteld', 'authenticatorAdded'),
    },
  );
  if (matchedCount === 0) throw badInput({ code: texts.authenticatorExpired });
  await portal.mail.sendFrom(UserModel, actor.id);
  return codes;
}

/** Takes the app and its recovery codes away; nothing when there is none. @throws BAD_USER_INPUT, RATE_LIMITED */
export async function removeAuthenticator(
  { portal, ip }: AskedFrom,
  actor: SessionUser,
  currentPassword: string,
): Promise<SecondFactor> {
  const passwordHash = await checkCurrentPassword(actor, currentPassword, ip);
  await ifMatched(
    UserModel.updateOne(
      { _id: actor.id, passwordHash, authenticator: { $exists: true } },
      {
        $unset: { authenticator: 1, newAuthenticator: 1 },
        $push: told(actor, 'authenticator-app verwijderd', 'authenticatorRemoved'),
      },
    ),
  );
  await portal.mail.sendFrom(UserModel, actor.id);
  return readSecondFactor(actor.id);
}

/**
 * Ten other recovery codes; those of before do nothing any more.
 * @throws BAD_USER_INPUT when there is no app or the password is wrong, RATE_LIMITED
 */
export async function renewRecoveryCodes(
  { portal, ip }: AskedFrom,
  actor: SessionUser,
  currentPassword: string,
): Promise<string[]> {
  const passwordHash = await checkCurrentPassword(actor, currentPassword, ip);
  const codes = newRecoveryCodes();
  const { matchedCount } = await UserModel.updateOne(
    { _id: actor.id, passwordHash, authenticator: { $exists: true } },
    {
      $set: { 'authenticator.recoveryHashes': codes.map(hashRecoveryCode) },
      $push: told(actor, 'nieuwe herstelcodes gemaakt', 'recoveryCodesRenewed'),
    },
  );
  if (matchedCount === 0) throw new AppError('BAD_USER_INPUT', texts.noAuthenticator);
  await portal.mail.sendFrom(UserModel, actor.id);
  return codes;
}

const WHAT = 'Deze gebruiker';

/** What an account asks for beside its password. @throws NOT_FOUND */
export async function readSecondFactor(userId: string): Promise<SecondFactor> {
  const user = isValidObjectId(userId)
    ? await UserModel.findById(userId).select({ authenticator: 1, passkeys: 1 }).lean()
    : null;
  if (!user) throw notFound(WHAT);
  const { authenticator, passkeys = [] } = user;
  return {
    hasAuthenticator: authenticator !== undefined,
    recoveryCodesLeft: authenticator?.recoveryHashes.length ?? 0,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt = null }) => ({ id, name, createdAt, usedAt })),
  };
}

/**
 * Takes away all that somebody set up, for who has lost it: the password is enough from then on. They are told.
 * Nothing when there was nothing.
 * @throws BAD_USER_INPUT for one's own, NOT_FOUND
 */
export async function resetSecondFactor(
  portal: PortalContext,
  actor: SessionUser,
  userId: string,
): Promise<SecondFactor> {
  if (actor.id === userId) throw new AppError('BAD_USER_INPUT', texts.ownSecondFactor);
  if (!isValidObjectId(userId)) throw notFound(WHAT);
  const user = await UserModel.findById(userId).select({ email: 1 }).lean();
  const mails = user ? [noticeTo(user.email, userId, 'secondFactorReset')] : [];
  await ifMatched(
    UserModel.updateOne(
      { _id: userId, $or: [{ authenticator: { $exists: true } }, { 'passkeys.0': { $exists: true } }] },
      {
        $unset: { authenticator: 1, newAuthenticator: 1, passkeys: 1 },
        $push: { ...pushLogLine(actor, 'tweede stap weggehaald'), ...mailsIn(...mails) },
      },
    ),
  );
  await portal.mail.sendFrom(UserModel, userId);
  return readSecondFactor(userId);
}
