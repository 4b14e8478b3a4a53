import { Types } from 'mongoose';

import { notFound } from '../../platform/errors/appError';
import type { RefusedAddress } from '../../platform/mail/refusedAddress.model';
import { pausedAddresses, resumeAddress } from '../../platform/mail/refusedAddresses';

/** The addresses that get no mail, the latest first. */
export function listPausedAddresses(): Promise<RefusedAddress[]> {
  return pausedAddresses();
}

/** Has mail go to a paused address again. @returns its id @throws NOT_FOUND when it is not paused (any more) */
export async function resumePausedAddress(id: string): Promise<string> {
  if (!Types.ObjectId.isValid(id) || !(await resumeAddress(id))) throw notFound('Dit gepauzeerde adres');
  return id;
}
