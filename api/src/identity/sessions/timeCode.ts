import { verifySync } from 'otplib';

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
