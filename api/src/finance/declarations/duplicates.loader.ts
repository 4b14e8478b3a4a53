import DataLoader from 'dataloader';
import { Field } from 'type-graphql';

import { leanWithId } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam, daysAfter, startOfDayInAmsterdam } from '../../platform/dates/amsterdam';
import { perRequest } from '../../platform/schema/allow';
import { AnswerType } from '../../platform/schema/answerType';
import { TransactionKind, TransactionState, UNDECIDED } from '../books/finance.enums';
import { Transaction, TransactionModel } from '../books/transaction.model';

/** A declaration that may be the same as another. */
@AnswerType('Another declaration that may be the same.')
export class DuplicateDeclaration {
  @Field(() => Transaction, { description: 'The other declaration.' })
  other: Transaction;

  @Field({ description: 'One of its receipts is the same file; otherwise person, amount and day are.' })
  sameReceipt: boolean;
}

/** What says whether two are the same. */
const FACTS = { createdBy: 1, amount: 1, creationDate: 1, receiptHashes: 1 } as const;
type Facts = Pick<Transaction, 'id' | keyof typeof FACTS>;

/** Another declaration that may be the same, and why. */
export interface Duplicate {
  otherId: string;
  sameReceipt: boolean;
}

/** Declaration id → others of any year that may be the same, newest first; of those nobody decided about. */
function makeDuplicatesLoader(): DataLoader<string, Duplicate[]> {
  return new DataLoader(async (ids) => {
    const these: Facts[] = await TransactionModel.find({ _id: { $in: ids }, state: { $in: UNDECIDED } })
      .select(FACTS)
      .lean(leanWithId);
    const ways = these.flatMap((one) => [
      ...(one.receiptHashes.length > 0 ? [{ receiptHashes: { $in: one.receiptHashes } }] : []),
      sameFacts(one),
    ]);
    const others: Facts[] = ways.length
      ? await TransactionModel.find({
          kind: TransactionKind.declaration,
          state: { $ne: TransactionState.withdrawn },
          $or: ways,
        })
          .select(FACTS)
          .lean(leanWithId)
      : [];
    // Sorted by the database they would be found by person alone, all that each ever declared.
    others.sort((a, b) => b.id.localeCompare(a.id));
    return ids.map((id) => {
      const one = these.find((each) => each.id === id);
      return one ? others.flatMap((other) => duplicateOf(one, other) ?? []) : [];
    });
  });
}

/** What may be the same as a declaration, of this request. */
export const duplicatesLoader = perRequest(makeDuplicatesLoader);

/** A line of the books by its id, of this request. */
export const transactionLoader = perRequest(
  () =>
    new DataLoader<string, Transaction | undefined>(async (ids) => {
      const found = await TransactionModel.find({ _id: { $in: ids } }).lean(leanWithId);
      return ids.map((id) => found.find((one) => one.id === id));
    }),
);

/** The same person, amount and day. */
function sameFacts({ createdBy, amount, creationDate }: Facts) {
  const day = dateInAmsterdam(creationDate);
  const from = startOfDayInAmsterdam(day);
  return {
    createdBy,
    amount,
    creationDate: { $gte: from, $lt: startOfDayInAmsterdam(daysAfter(day, 1)) },
  };
}

function duplicateOf(one: Facts, other: Facts): Duplicate | undefined {
  if (one.id === other.id) return undefined;
  const sameReceipt = other.receiptHashes.some((hash) => one.receiptHashes.includes(hash));
  const isSame =
    one.createdBy === other.createdBy &&
    one.amount === other.amount &&
    dateInAmsterdam(one.creationDate) === dateInAmsterdam(other.creationDate);
  return sameReceipt || isSame ? { otherId: other.id, sameReceipt } : undefined;
}
