import type { Db } from 'mongodb';

import { todayInAmsterdam } from '../platform/dates/amsterdam';

/**
 * Being in a payment file no longer means paid. Files of before (they do not know who made them) whose day has passed were
 * taken for paid all the time: that stays so, on that day. What was taken back since is null, and stays so.
 */
export async function up(db: Db): Promise<void> {
  const before = { createdBy: { $exists: false }, reversed: { $ne: true }, paidOn: { $exists: false } };
  await db
    .collection('paymentFiles')
    .updateMany({ ...before, executionDate: { $lt: todayInAmsterdam() } }, [
      { $set: { paidOn: '$executionDate' } },
    ]);
}
