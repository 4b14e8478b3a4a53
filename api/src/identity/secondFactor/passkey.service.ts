import { randomUUID } from 'node:crypto';

import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

import { isPlain, type Plain } from '../../platform/audit/changedValues';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { AppError, badInput, unauthenticated } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { Settings } from '../../platform/settings/settings';
import type { SessionUser } from '../people/requestContext';
import { type StoredPasskey, PasskeyChallengeModel } from '../people/secondFactor.model';
import { UserModel } from '../people/user.model';
import { told } from '../sessions/accountNotice.template';
import { checkCurrentPassword } from '../sessions/password/ownPassword.service';
import { hashToken } from '../sessions/session.model';
import { type BegunSession, type SessionOrigin, startSession } from '../sessions/session.service';
import { type AskedFrom, readSecondFactor } from './authenticator.service';
import type { SecondFactor } from './secondFactor.types';

const MOST = 10;
const NAME = 'Carnaval backoffice';

/** A large library, loaded when somebody uses a passkey. */
const webAuthnLibrary = () => import('@simplewebauthn/server');

/** What the browser is asked for a new passkey, as JSON. @throws BAD_USER_INPUT at `currentPassword`, RATE_LIMITED */
export async function startPasskey(
  { portal, ip }: AskedFrom,
  actor: SessionUser,
  currentPassword: string,
): Promise<string> {
  await checkCurrentPassword(actor, currentPassword, ip);
  const user = await UserModel.findById(actor.id).select({ passkeys: 1 }).lean();
  const passkeys = user?.passkeys ?? [];
  if (passkeys.length >= MOST) throw new AppError('BAD_USER_INPUT', texts.passkeysFull);
  const { generateRegistrationOptions } = await webAuthnLibrary();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: relyingParty(portal.settings).rpID,
    userName: actor.email,
    userDisplayName: actor.name,
    userID: new Uint8Array(Buffer.from(actor.id)),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    // Found without an address, and opened with a finger, a face or a pin: it is both steps at once.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(options.challenge, actor.id);
  return JSON.stringify(options);
}

/** Adds the passkey that the browser made. @throws BAD_USER_INPUT at `response`, or when there are ten */
export async function addPasskey(
  { portal }: AskedFrom,
  actor: SessionUser,
  { response: text, name }: { response: string; name: string },
): Promise<SecondFactor> {
  const refused = () => badInput({ response: texts.passkeyRefused });
  const answer = readAnswer<RegistrationResponseJSON>(text);
  if (!answer || !(await takeChallenge(answer.challenge, actor.id))) throw refused();
  const { rpID, origin } = relyingParty(portal.settings);
  const { verifyRegistrationResponse } = await webAuthnLibrary();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: answer.response,
    expectedChallenge: answer.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => {
    throw refused();
  });
  if (!registrationInfo) throw refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey: StoredPasskey = {
    id: randomUUID(),
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.map(String),
    name: name.trim(),
    createdAt: new Date(),
  };
  const { matchedCount } = await UserModel.updateOne(
    { _id: actor.id, [`passkeys.${MOST - 1}`]: { $exists: false } },
    { $push: { passkeys: passkey, ...told(actor, 'passkey toegevoegd', 'passkeyAdded') } },
  ).catch((error: unknown) => {
    // Somebody has it already; whose it is stays untold.
    if (isDuplicateKey(error, 'passkeys.credentialId')) throw refused();
    throw error;
  });
  if (matchedCount === 0) throw new AppError('BAD_USER_INPUT', texts.passkeysFull);
  await portal.mail.sendFrom(UserModel, actor.id);
  return readSecondFactor(actor.id);
}

/** Removes one of one's own; nothing when it is gone. @throws BAD_USER_INPUT at `currentPassword`, RATE_LIMITED */
export async function removePasskey(
  { portal, ip }: AskedFrom,
  actor: SessionUser,
  { id, currentPassword }: { id: string; currentPassword: string },
): Promise<SecondFactor> {
  const passwordHash = await checkCurrentPassword(actor, currentPassword, ip);
  await ifMatched(
    UserModel.updateOne(
      { _id: actor.id, passwordHash, 'passkeys.id': id },
      { $pull: { passkeys: { id } }, $push: told(actor, 'passkey verwijderd', 'passkeyRemoved') },
    ),
  );
  await portal.mail.sendFrom(UserModel, actor.id);
  return readSecondFactor(actor.id);
}

/** What the browser is asked of somebody who signs in, whoever it is; as JSON. */
export async function startPasskeySignIn(settings: Settings): Promise<string> {
  const { generateAuthenticationOptions } = await webAuthnLibrary();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(settings).rpID,
    userVerification: 'required',
  });
  await keepChallenge(options.challenge, null);
  return JSON.stringify(options);
}

/**
 * Signs in with a passkey, which is both steps at once.
 * @param asked only as this user, when it is given
 * @throws UNAUTHENTICATED, with the same message whatever is wrong
 */
export async function signInWithPasskey(
  settings: Settings,
  { response: text, userId: asked }: { response: string; userId?: string },
  origin: SessionOrigin,
): Promise<BegunSession> {
  const refused = () => unauthenticated(texts.passkeyUnknown);
  const answer = readAnswer<AuthenticationResponseJSON>(text);
  if (!answer) throw badInput({ response: texts.passkeyRefused });
  const { response, challenge } = answer;
  if (!(await takeChallenge(challenge, null))) throw refused();
  const { id: credentialId } = response;
  const owner = await UserModel.findOne({ 'passkeys.credentialId': credentialId }).lean(leanWithId);
  const passkey = owner?.passkeys?.find((one) => one.credentialId === credentialId);
  const handle = Buffer.from(String(response.response.userHandle), 'base64url').toString();
  if (!owner || !passkey || handle !== owner.id || (asked && asked !== owner.id)) throw refused();
  const party = relyingParty(settings);
  const { verifyAuthenticationResponse } = await webAuthnLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.rpID,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => {
    throw refused();
  });
  if (!verified) throw refused();
  const begun = await startSession(
    { _id: owner.id, passkeys: { $elemMatch: { credentialId, counter: passkey.counter } } },
    origin,
    { passkeys: withUse(credentialId, authenticationInfo.newCounter) },
  );
  if (!begun) throw refused();
  return begun;
}

/** The passkeys after this one was used, for an update that the database computes. */
function withUse(credentialId: string, counter: number) {
  const used = { $mergeObjects: ['$$this', { counter, usedAt: new Date() }] };
  return {
    $map: {
      input: '$passkeys',
      in: { $cond: [{ $eq: ['$$this.credentialId', { $literal: credentialId }] }, used, '$$this'] },
    },
  };
}

/** How browsers know this portal: a passkey of one address does nothing on another. */
function relyingParty({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

/** What a browser answered, and the challenge that it says to have signed. */
interface Answered<Response> {
  response: Response;
  challenge: string;
}

/** Reads what a browser answered. @returns null for what cannot be an answer */
function readAnswer<Response extends RegistrationResponseJSON | AuthenticationResponseJSON>(
  text: string,
): Answered<Response> | null {
  const answer = parsed(text);
  const inner = answer?.response;
  if (!answer || typeof answer.id !== 'string' || !isPlain(inner)) return null;
  if (typeof inner.clientDataJSON !== 'string') return null;
  const client = parsed(Buffer.from(inner.clientDataJSON, 'base64url').toString());
  if (typeof client?.challenge !== 'string') return null;
  return { response: answer as unknown as Response, challenge: client.challenge };
}

function parsed(text: string): Plain | null {
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value) ? value : null;
  } catch {
    return null;
  }
}

const ANSWER_WITHIN = 5 * 60_000;

/** Keeps what a passkey is asked to sign. @param userId who adds one; null: somebody signs in */
export async function keepChallenge(challenge: string, userId: string | null): Promise<void> {
  const expiresAt = new Date(Date.now() + ANSWER_WITHIN);
  await PasskeyChallengeModel.create({ hash: hashToken(challenge), userId, expiresAt });
}

/** Takes it, so that it is answered once. @returns whether it was there, for this, and in time */
export async function takeChallenge(challenge: string, userId: string | null): Promise<boolean> {
  const taken = await PasskeyChallengeModel.findOneAndDelete({
    hash: hashToken(challenge),
    userId,
    expiresAt: { $gt: new Date() },
  }).lean();
  return taken !== null;
}

/** Forgets what was not answered in time. */
export async function sweepChallenges(): Promise<void> {
  await PasskeyChallengeModel.deleteMany({ expiresAt: { $lt: new Date() } });
}
