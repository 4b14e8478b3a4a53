import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';

/** Why a version is not offered any more. */
const withdrawalReasons = ['admin', 'failures'] as const;
type WithdrawalReason = (typeof withdrawalReasons)[number];

/** A version of a remote that nobody gets any more: the one before it is loaded instead. */
@index({ area: 1, entry: 1 }, { unique: true })
@modelOptions({ schemaOptions: { collection: 'withdrawnRemotes', versionKey: false } })
class WithdrawnRemote {
  @prop({ type: () => String, required: true })
  area: string;

  /** The address of its manifest. */
  @prop({ type: () => String, required: true })
  entry: string;

  @prop({ type: () => String, required: true, enum: withdrawalReasons })
  reason: WithdrawalReason;

  /** The Admin who did it; absent: the portal itself, or the command line. */
  @prop({ type: () => String })
  byId?: string;

  @prop({ type: () => Date, required: true })
  at: Date;
}

export const WithdrawnRemoteModel = getModelForClass(WithdrawnRemote);

interface Withdrawal {
  area: string;
  /** The address of its manifest. */
  entry: string;
  reason: WithdrawalReason;
  /** The Admin who did it. */
  byId?: string;
}

/** Has nobody get a version of a remote any more. @returns false when that was so already */
export async function withdraw({ area, entry, ...why }: Withdrawal): Promise<boolean> {
  const { upsertedCount } = await WithdrawnRemoteModel.updateOne(
    { area, entry },
    { $setOnInsert: { area, entry, ...why, at: new Date() } },
    { upsert: true },
  );
  return upsertedCount === 1;
}

/** A remote on the machine of an Admin, which that Admin alone gets instead of the portal's. */
@modelOptions({ schemaOptions: { collection: 'remoteOverrides', versionKey: false } })
class RemoteOverride {
  /** The id of the Admin. */
  @prop({ type: () => String, required: true })
  _id: string;

  @prop({ type: () => String, required: true })
  area: string;

  /** The address of its manifest, on localhost. */
  @prop({ type: () => String, required: true })
  entry: string;

  @prop({ type: () => Date, required: true })
  at: Date;
}

export const RemoteOverrideModel = getModelForClass(RemoteOverride);
