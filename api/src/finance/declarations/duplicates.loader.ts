import DataLoader from 'dataloader';

import { leanWithId } from '../../platform/database/leanWithId';
import { dateInAmsterdam, daysAfter, startOfDayInAmsterdam } from '../../platform/dates/amsterdam';
import { perRequest } from '../../platform/graphql/perRequest';
import { TransactionKind, TransactionState, UNDECIDED } from '../books/finance.enums';
import { type Transaction, TransactionModel } from '../books/transaction.model';

/** Another declaration that may be the same, and why. */
export interface Duplicate {
  other: Transaction;
  sameReceipt: boolean;
}

/** Declaration id → others of any year that may be the same; of those nobody decided about. */
function makeDuplicatesLoader(): DataLoader<string, Duplicate[]> {
  return new DataLoader(async (ids) => {
    const these = await TransactionModel.find({ _id: { $in: ids }, state: { $in: UNDECIDED } }).lean(
      leanWithId,
    );
    const ways = these.flatMap((one) => [{ receiptHashes: { $in: one.receiptHashes } }, sameFacts(one)]);
    const others = ways.length
      ? await TransactionModel.find({
          kind: TransactionKind.declaration,
          state: { $ne: TransactionState.withdrawn },
          $or: ways,
        })
          .sort({ _id: -1 })
          .lean(leanWithId)
      : [];
    return ids.map((id) => {
      const one = these.find((each) => each.id === id);
      return one ? others.flatMap((other) => duplicateOf(one, other) ?? []) : [];
    });
  });
}

/** What may be the same as a declaration, of this request. */
export const duplicatesLoader = perRequest(makeDuplicatesLoader);

/** The same person, amount and day. */
function sameFacts({ createdBy, amount, creationDate }: Transaction) {
  const day = dateInAmsterdam(creationDate);
  const from = startOfDayInAmsterdam(day);
  return {
    createdBy,
    amount,
    creationDate: { $gte: from, $lt: startOfDayInAmsterdam(daysAfter(day, 1)) },
  };
}

function duplicateOf(one: Transaction, other: Transaction): Duplicate | undefined {
  if (one.id === other.id) return undefined;
  const sameReceipt = other.receiptHashes.some((hash) => one.receiptHashes.includes(hash));
  const isSame =
    one.createdBy === other.createdBy &&
    one.amount === other.amount &&
    dateInAmsterdam(one.creationDate) === dateInAmsterdam(other.creationDate);
  return sameReceipt || isSame ? { other, sameReceipt } : undefined;
}
