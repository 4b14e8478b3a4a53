import { leanWithId } from '../../platform/database/reading/leanWithId';
import { daysAfter, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { paymentNumbers, thingOf } from './bankParts';
import { type DirectDebit, type DirectDebitFile, DirectDebitFileModel, heldBy } from './directDebit.model';

/** What the bank does not show within this time is not waited for any more. */
const DAYS = 400;

/** Something in a file that lives, with that file. */
export interface Collecting {
  file: DirectDebitFile;
  debit: DirectDebit;
}

/** The files that were not turned back, oldest first, with what they hold. */
export async function liveFiles(): Promise<DirectDebitFile[]> {
  const files = await DirectDebitFileModel.find({
    open: { $exists: true },
    collectionDate: { $gte: daysAfter(todayInAmsterdam(), -DAYS) },
  })
    .sort({ collectionDate: 1, _id: 1 })
    .lean(leanWithId);
  return files.map((file) => ({ ...file, debits: heldBy(file) }));
}

/**
 * What files are collecting, by thing. What was charged back since is not: it can be collected anew. Of what the bank paid
 * by now it is its receivable that is no longer open.
 */
export async function beingCollected(): Promise<Map<string, Collecting>> {
  const all = (await liveFiles()).flatMap((file) => file.debits.map((debit) => ({ file, debit })));
  const numbers = await paymentNumbers(all.map(({ debit }) => debit.thing));
  return new Map(
    all.flatMap((one) => {
      const { thing, slot } = one.debit;
      const back = numbers.get(thing)?.chargedBack ?? 0;
      return back >= thingOf({ target: slot }).number ? [] : [[thing, one] as const];
    }),
  );
}
