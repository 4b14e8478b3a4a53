import { randomUUID } from 'node:crypto';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { findOneAtOnce } from '../../platform/database/reading/readAtOnce';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { unauthenticated } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { logError } from '../../platform/log/logger';
import type { PortalContext } from '../../platform/portalContext';
import { mailsComputed } from '../../platform/records/pendingMails';
import type { RequestContext, SessionUser } from '../people/requestContext';
import { normalizeEmail, PUBLIC_PART, type Session, type User, UserModel } from '../people/user.model';
import { noticeTo } from './accountNotice.template';
import { verifyPassword } from './password/password';
import {
  type Proof,
  proofOf,
  secondFactorNeeded,
  type SecondStep,
  secondStepsOf,
  WITHOUT_SECOND_STEP,
} from './secondStep';
import {
  EndedSessionModel,
  hashToken,
  newToken,
  RENEW_AFTER,
  SESSION_LIFETIME,
  SESSION_MAX_AGE,
  SessionEnd,
} from './session.model';
import { rememberDevice, signInLimit } from './signInLimits';
import { withCountingRights } from './sleepingRights';

/** What a browser calls itself, in the order in which to look: many also say they are another. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A short name of a device for people, such as 'Chrome op Windows', from the User-Agent header; empty when unknown. */
export function deviceOf(userAgent: string): string {
  const nameIn = (list: readonly [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(' op ');
}

/** A person's devices; the oldest session ends when there are more. */
const MAX_SESSIONS = 20;
/** An address is no longer than this. */
const MAX_ADDRESS = 60;

/** Nobody gets in to a closed account. */
const OPEN = { deactivation: { $exists: false } } as const;

/** The user of a session, and whether its cookie must be renewed. */
export interface FoundSession {
  user: SessionUser;
  /** The id of the user as whom they look at the portal. */
  viewing?: string;
  renewed: boolean;
}

/** Reads the session with the rights of its user, in one command (two when it is renewed). */
export async function findSession(token: string): Promise<FoundSession | null> {
  const now = Date.now();
  const tokenHash = hashToken(token);
  const live = { $elemMatch: { tokenHash, expiresAt: { $gt: new Date(now) } } };
  const { sessions: _all, ...publicPart } = PUBLIC_PART;
  const found = await findOneAtOnce<User>(
    UserModel as never,
    { sessions: live, ...OPEN },
    { ...publicPart, sessions: live },
  );
  if (!found) return null;
  const { sessions, ...user } = leanWithId.transform(found);
  const [session] = sessions;
  const renewed = session !== undefined && now - session.usedAt.getTime() > RENEW_AFTER;
  if (renewed) {
    const usedAt = new Date(now);
    await ifMatched(
      UserModel.updateOne(
        { sessions: live },
        {
          $set: {
            'sessions.$.expiresAt': endOfUse(usedAt, session.startedAt),
            'sessions.$.usedAt': usedAt,
          },
        },
      ),
    );
  }
  return { user, viewing: session?.viewing, renewed };
}

/** A session that was begun: the token for the cookie, and whose it is. */
export interface BegunSession {
  token: string;
  user: SessionUser;
}

/**
 * Signs in. @returns the session; or, when the password is right and a second step must follow, the ways to take it
 * @throws UNAUTHENTICATED, with the same message for an unknown address and a wrong password; SECOND_FACTOR_NEEDED for
 * a wrong code
 */
export async function signIn(
  { email, password, code }: { email: string; password: string; code?: string | null },
  origin: SessionOrigin & { portal: PortalContext },
): Promise<BegunSession | { methods: SecondStep[] }> {
  const found = await UserModel.findOne({ email: normalizeEmail(email) }).lean(leanWithId);
  if (!(await verifyPassword(found?.passwordHash, password)) || !found) {
    throw unauthenticated(texts.signInUnknown);
  }
  // Only to who knows the password.
  if (found.deactivation) throw unauthenticated(texts.deactivated);
  const methods = secondStepsOf(found);
  // Only while the password is still the one just checked, and a code not used: both may have changed in the meantime.
  const begin = async ({ filter, set }: Proof) =>
    startSession({ _id: found.id, passwordHash: found.passwordHash, ...filter }, origin, set);
  if (methods.length === 0) {
    const begun = await begin(WITHOUT_SECOND_STEP);
    if (!begun) throw unauthenticated(texts.signInUnknown);
    return begun;
  }
  if (!code) return { methods };
  const { begun: session, isRecovery } = await signInLimit.guardCode(found.id, async () => {
    const proof = proofOf(found, code);
    const notice = noticeTo(found.email, found.id, 'recoveryCodeUsed');
    const told = proof?.isRecovery ? mailsComputed(notice) : {};
    const begun = proof && (await begin({ ...proof, set: { ...proof.set, ...told } }));
    if (!begun) throw secondFactorNeeded(methods, texts.codeWrong);
    return { begun, isRecovery: proof.isRecovery };
  });
  if (isRecovery) await origin.portal.mail.sendFrom(UserModel, found.id);
  return session;
}

/** Where a session is begun. */
export interface SessionOrigin {
  ip: string;
  /** What the browser calls itself. */
  userAgent: string;
}

/** A session as it is stored, with the token that only the browser gets. */
export function newSession({ ip, userAgent }: SessionOrigin, now = new Date()) {
  const token = newToken();
  const session: Session = {
    id: randomUUID(),
    tokenHash: hashToken(token),
    expiresAt: endOfUse(now, now),
    device: deviceOf(userAgent),
    address: ip.slice(0, MAX_ADDRESS),
    startedAt: now,
    usedAt: now,
  };
  return { token, session };
}

/** When a session ends that is not used after this moment. */
function endOfUse(usedAt: Date, startedAt: Date): Date {
  return new Date(Math.min(usedAt.getTime() + SESSION_LIFETIME, startedAt.getTime() + SESSION_MAX_AGE));
}

/**
 * Adds a session to the user that fits the filter. @returns it, with the user after it; null when none fits
 * @param set what else is set in the same write, for an update that the database computes
 */
export async function startSession(
  filter: Record<string, unknown>,
  origin: SessionOrigin,
  set: Record<string, unknown> = {},
): Promise<BegunSession | null> {
  const now = new Date();
  const { token, session } = newSession(origin, now);
  // In a pipeline a text that begins with $ would be read as the name of a field.
  const literal = { $literal: session };
  const live = { $filter: { input: '$sessions', cond: { $gt: ['$$this.expiresAt', now] } } };
  const user = await UserModel.findOneAndUpdate(
    { ...filter, ...OPEN },
    [
      {
        $set: {
          ...set,
          sessions: { $slice: [{ $concatArrays: [live, [literal]] }, -MAX_SESSIONS] },
          signedInAt: now,
        },
      },
    ],
    { updatePipeline: true, returnDocument: 'after', projection: PUBLIC_PART, lean: leanWithId },
  );
  return user && { token, user };
}

/** Ends one session; other devices of the user stay signed in. */
export async function endSession(token: string): Promise<void> {
  const tokenHash = hashToken(token);
  const { matchedCount } = await UserModel.updateOne(
    { 'sessions.tokenHash': tokenHash },
    { $pull: { sessions: { tokenHash } } },
  );
  if (matchedCount > 0) await rememberEnd([{ tokenHash }], SessionEnd.signedOut);
}

/** Gives the browser a session that was made for it. @returns the user, with the rights that count */
export async function beginSession(
  context: RequestContext,
  { token, user }: BegunSession,
): Promise<SessionUser> {
  // This browser has one session: nobody can come back to the one before by a copy of its cookie.
  if (context.sessionToken) await endSession(context.sessionToken);
  context.setSession(token);
  context.setDevice(await rememberDevice(context.device, user.email));
  return withCountingRights(user, context.settings);
}

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
