import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Types } from 'mongoose';
import { Field, ID, Int } from 'type-graphql';

import { isDuplicateKey } from '../database/databaseErrors';
import { leanWithId } from '../database/reading/leanFind';
import { notFound } from '../errors/appError';
import { modelOf } from '../records/modelOf';
import { AnswerType } from '../schema/answerType';

/** An address that mail servers refused for good: after three mails nothing is sent to it any more. */
@AnswerType('An address that mail servers refused for good, and that gets no mail.')
@modelOptions({ schemaOptions: { collection: 'refusedAddresses', versionKey: false } })
@index({ address: 1 }, { unique: true })
export class RefusedAddress {
  @Field(() => ID, { description: 'The id, to resume it by.' })
  id: string;

  /** In small letters. */
  @Field({ description: 'The e-mail address, in small letters.' })
  @prop({ type: () => String, required: true })
  address: string;

  /** The jobs of the mails that were refused, each once. */
  @prop({ type: () => [String], required: true, default: [] })
  mails: string[];

  @Field(() => Int, { description: 'What the mail server said last, such as 550.' })
  @prop({ type: () => Number, required: true })
  lastCode: number;

  @Field(() => GraphQLDateTime, { description: 'When it was refused last.' })
  @prop({ type: () => Date, required: true })
  lastAt: Date;

  /** Whether one of them was taken first, and came back later. */
  @prop({ type: () => Boolean })
  hasBounced?: boolean;

  /** Whether mail to it stops. */
  @prop({ type: () => Boolean, required: true })
  isPaused: boolean;
}

export const RefusedAddressModel = modelOf(RefusedAddress, { isPersonal: true });

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
