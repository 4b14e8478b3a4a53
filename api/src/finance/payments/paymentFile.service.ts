import { isValidObjectId } from 'mongoose';

import type { SessionUser } from '../../identity/sessions/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/leanWithId';
import { type Page, type PageRequest, readPage } from '../../platform/database/readPage';
import { addRecord, getRecord } from '../../platform/database/records';
import { daysAfter, startOfDayInAmsterdam, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { Foundation } from '../../platform/settings/settings';
import { TransactionKind, TransactionState } from '../books/finance.enums';
import { type Transaction, TransactionModel } from '../books/transaction.model';
import type { PaymentFileInput } from './paymentFile.input';
import { type PaymentFile, PaymentFileModel } from './paymentFile.model';
import { paymentTexts } from './paymentFile.texts';

const WHAT = 'Dit betaalbestand';

/** The payment files, newest first. */
export function pageOfPaymentFiles(page: PageRequest): Promise<Page<PaymentFile>> {
  return readPage<PaymentFile>(PaymentFileModel, {}, page);
}

/** One payment file. @throws NOT_FOUND */
export function getPaymentFile(id: string): Promise<PaymentFile> {
  return getRecord<PaymentFile>(PaymentFileModel, id, WHAT);
}

/** Approved declarations that are in no payment file yet, oldest decision first. @param until and from YYYY-MM-DD */
export async function listPayable({
  from,
  until,
}: Pick<PaymentFileInput, 'from' | 'until'>): Promise<Transaction[]> {
  const paid: string[] = await PaymentFileModel.distinct('paid');
  return TransactionModel.find({
    kind: TransactionKind.declaration,
    state: TransactionState.approved,
    decidedAt: { $gte: startOfDayInAmsterdam(from), $lt: startOfDayInAmsterdam(daysAfter(until, 1)) },
    _id: { $nin: paid },
    reversal: null,
  })
    .sort({ decidedAt: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

/**
 * Makes the file for the approved declarations of a period. Storing it is what marks them as paid: of two who do so at
 * once the second is told. @throws BAD_USER_INPUT, CONFLICT
 */
export async function exportPayments(
  actor: SessionUser,
  { name, accounts }: Foundation,
  input: PaymentFileInput,
): Promise<PaymentFile> {
  const [account] = accounts;
  if (!account) throw new AppError('BAD_USER_INPUT', paymentTexts.noAccount);
  if (input.until < input.from) throw badInput({ until: paymentTexts.period });
  if (input.executionDate < todayInAmsterdam()) throw badInput({ executionDate: paymentTexts.executionDate });
  const payable = await listPayable(input);
  if (payable.length === 0) throw new AppError('BAD_USER_INPUT', paymentTexts.nothing);
  const file = await addRecord<PaymentFile>(PaymentFileModel, {
    executionDate: input.executionDate,
    iban: account.iban,
    initiator: name,
    payments: payable.map(({ id, accountName, accountnumber, amount, description }) => ({
      transactionId: id,
      name: accountName ?? '',
      iban: accountnumber ?? '',
      amount: -amount,
      description,
    })),
    paid: payable.map(({ id }) => id),
    creator: actor.name,
    changeLog: [logLine(actor, `betaalbestand met ${payable.length} betalingen gemaakt`)],
  }).catch((error: unknown) => {
    if (isDuplicateKey(error, 'paid')) throw new AppError('CONFLICT', paymentTexts.twin);
    throw error;
  });
  // One of them may have been corrected by a counter-entry in between; who does that looks at the files in turn.
  const ids = file.payments.map(({ transactionId }) => transactionId);
  if (!(await TransactionModel.exists({ _id: { $in: ids }, reversal: { $ne: null } }))) return file;
  await reversePaymentFile(actor, file.id);
  throw new AppError('CONFLICT', paymentTexts.reversed);
}

/**
 * Turns a file back: its declarations are not paid and can go into a next one. Doing so twice is harmless.
 * @throws NOT_FOUND
 */
export async function reversePaymentFile(actor: SessionUser, id: string): Promise<PaymentFile> {
  if (!isValidObjectId(id)) throw notFound(WHAT);
  const after = await PaymentFileModel.findOneAndUpdate(
    { _id: id, reversed: false },
    { $set: { reversed: true }, $unset: { paid: 1 }, $push: pushLogLine(actor, 'teruggedraaid') },
    { returnDocument: 'after', lean: leanWithId },
  );
  return after ?? getPaymentFile(id);
}

/** Whether a declaration is in a file that was not turned back. */
export async function isInPaymentFile(transactionId: string): Promise<boolean> {
  return (await PaymentFileModel.exists({ paid: transactionId })) !== null;
}
