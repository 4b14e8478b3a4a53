import { randomBytes } from 'node:crypto';

import { verifySync } from 'otplib';

import { CHANGE_LOG_LIMIT, logLine } from '../../platform/audit/logLine';
import { AppError } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import type { User } from '../people/user.model';
import { hashToken } from './session.model';

/** How somebody can show that it is them, beside the password. */
export type SecondStep = 'authenticator' | 'recoveryCode' | 'passkey';

/** What must hold in the write that makes the session, and what it changes besides. */
export interface Proof {
  filter: Record<string, unknown>;
  set: Record<string, unknown>;
  isRecovery: boolean;
}

type WithFactors = Pick<User, 'name' | 'authenticator' | 'passkeys'>;

/** The password is enough, as long as nothing was set up. */
export const WITHOUT_SECOND_STEP: Proof = {
  filter: { authenticator: { $exists: false }, 'passkeys.0': { $exists: false } },
  set: {},
  isRecovery: false,
};

/** The ways of this account; none: the password is enough. */
export function secondStepsOf({ authenticator, passkeys }: Omit<WithFactors, 'name'>): SecondStep[] {
  const steps: SecondStep[] = [];
  if (authenticator) steps.push('authenticator');
  if (authenticator && authenticator.recoveryHashes.length > 0) steps.push('recoveryCode');
  if (passkeys && passkeys.length > 0) steps.push('passkey');
  return steps;
}

/** Whether there is any; for accounts of which the secrets were not read. */
export function secondStepsExist({
  authenticator,
  passkeys = [],
}: Pick<User, 'authenticator' | 'passkeys'>): boolean {
  return authenticator !== undefined || passkeys.length > 0;
}

/** The password is right and that is not enough. @param wrong what is wrong with the code that was given */
export function secondFactorNeeded(methods: readonly SecondStep[], wrong?: string): AppError {
  return new AppError('SECOND_FACTOR_NEEDED', wrong ?? texts.secondFactorNeeded, {
    methods,
    ...(wrong && { fields: { code: wrong } }),
  });
}

/** What a code shows: one of the app, or a recovery code. @returns null for a code that is neither, or was used */
export function proofOf(user: WithFactors, code: string): Proof | null {
  const { authenticator } = user;
  if (!authenticator) return null;
  const step = stepOfCode(authenticator.secret, code);
  if (step !== null && step > authenticator.lastStep) return appProof(authenticator.secret, step);
  const hash = hashRecoveryCode(code);
  return authenticator.recoveryHashes.includes(hash) ? recoveryProof(user, hash) : null;
}

function appProof(secret: string, step: number): Proof {
  return {
    filter: { 'authenticator.secret': secret, 'authenticator.lastStep': { $lt: step } },
    set: { authenticator: { $mergeObjects: ['$authenticator', { lastStep: step }] } },
    isRecovery: false,
  };
}

/** The code goes in the same write. */
function recoveryProof(user: WithFactors, hash: string): Proof {
  const left = {
    $filter: { input: '$authenticator.recoveryHashes', cond: { $ne: ['$$this', { $literal: hash }] } },
  };
  const line = { $literal: logLine(user, 'ingelogd met een herstelcode') };
  return {
    filter: { 'authenticator.recoveryHashes': hash },
    set: {
      authenticator: { $mergeObjects: ['$authenticator', { recoveryHashes: left }] },
      changeLog: {
        $slice: [{ $concatArrays: [{ $ifNull: ['$changeLog', []] }, [line]] }, -CHANGE_LOG_LIMIT],
      },
    },
    isRecovery: true,
  };
}

/** Without I, O, 0 and 1, which look like each other on paper: 5 bits each. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const COUNT = 10;
/** 80 random bits. */
const LENGTH = 16;

/** Ten new codes, in groups of four for who types them over. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
    return letters.match(/.{4}/g)?.join('-') ?? letters;
  });
}

/** What is stored of a code; case, spaces and dashes are whatever was typed. */
export function hashRecoveryCode(code: string): string {
  return hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
}

/** A code of one step before or after counts too: clocks differ, and people type slowly. */
const TOLERANCE_SECONDS = 30;

/**
 * Whether an authenticator app gives this code now.
 * @returns the 30 seconds that it is of; null when it is no code of now
 */
export function stepOfCode(secret: string, code: string): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const result = verifySync({ secret, token, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
