import { isValidObjectId } from 'mongoose';

import { pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { AppError, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import type { SessionUser } from '../people/requestContext';
import { UserModel } from '../people/user.model';
import { noticeTo } from '../sessions/accountNotice.template';
import type { SecondFactor } from './secondFactor.type';

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
