import { Types } from 'mongoose';

import { isDuplicateKey } from '../database/duplicateKey';
import { leanWithId } from '../database/reading/leanWithId';
import { notFound } from '../errors/appError';
import { type RefusedAddress, RefusedAddressModel } from './refusedAddress.model';

/** So many mails that are refused for good are no accident. */
const MOST_REFUSALS = 3;
const DAY = 86_400_000;
/** What was refused less often is forgotten after this. */
const KEPT = 90 * DAY;

/** Whether mail to an address stops, because it was refused for good too often. */
export async function isPaused(address: string): Promise<boolean> {
  return (await RefusedAddressModel.exists({ address: plain(address), isPaused: true })) !== null;
}

/** What a mail server answers to an address that does not exist. */
const NO_SUCH_ADDRESS = 550;

/** Notes that a mail was taken and came back later; it counts as one that was refused. */
export function noteBounce(address: string, mail: string): Promise<void> {
  return note(address, mail, { lastCode: NO_SUCH_ADDRESS, hasBounced: true });
}

/** Notes that a mail was refused for good; the third one pauses the address. The same mail counts once. */
export function noteRefusal(address: string, mail: string, code: number): Promise<void> {
  return note(address, mail, { lastCode: code });
}

async function note(
  address: string,
  mail: string,
  said: Pick<RefusedAddress, 'lastCode' | 'hasBounced'>,
): Promise<void> {
  const mails = { $setUnion: [{ $ifNull: ['$mails', []] }, [mail]] };
  const write = () =>
    RefusedAddressModel.updateOne(
      { address: plain(address) },
      [
        {
          $set: {
            mails,
            ...said,
            lastAt: '$$NOW',
            isPaused: { $gte: [{ $size: mails }, MOST_REFUSALS] },
          },
        },
      ],
      { upsert: true, updatePipeline: true },
    );
  // Two at once: the second finds the record of the first.
  await write().catch((error: unknown) => {
    if (!isDuplicateKey(error, 'address')) throw error;
    return write();
  });
}

/**
 * A mail was taken: what was refused before does not count any more. What came back counts on: a server that takes mail
 * first and looks later takes all of them.
 */
export async function forgetRefusals(address: string): Promise<void> {
  await RefusedAddressModel.deleteOne({
    address: plain(address),
    isPaused: false,
    hasBounced: { $ne: true },
  });
}

/** The addresses that get no mail, the latest first. */
export function pausedAddresses(): Promise<RefusedAddress[]> {
  return RefusedAddressModel.find({ isPaused: true }).sort({ lastAt: -1 }).limit(500).lean(leanWithId);
}

/** Has mail go to a paused address again. @returns its id @throws NOT_FOUND when it is not paused (any more) */
export async function resumeAddress(id: string): Promise<string> {
  const isOne = Types.ObjectId.isValid(id);
  if (!isOne || (await RefusedAddressModel.deleteOne({ _id: id, isPaused: true })).deletedCount === 0) {
    throw notFound('Dit gepauzeerde adres');
  }
  return id;
}

/** Forgets what was refused once or twice, long ago. */
export async function sweepRefusals(now = Date.now()): Promise<void> {
  await RefusedAddressModel.deleteMany({ isPaused: false, lastAt: { $lt: new Date(now - KEPT) } });
}

function plain(address: string): string {
  return address.trim().toLowerCase();
}
