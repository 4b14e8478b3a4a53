import { type WithdrawalReason, WithdrawnRemoteModel } from './withdrawnRemote.model';

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
