import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { type Transaction, TransactionModel } from '../books/transaction.model';

/** The declaration that a mail is about, as it is now. @param data of the mail @returns null when it is gone */
export async function mailedDeclaration(
  data: Readonly<Record<string, unknown>>,
): Promise<Transaction | null> {
  const { transactionId } = data as { transactionId: string };
  return isValidObjectId(transactionId) ? TransactionModel.findById(transactionId).lean(leanWithId) : null;
}
