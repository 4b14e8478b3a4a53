import { isValidObjectId } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import {
  daysAfter,
  isCalendarDate,
  startOfDayInAmsterdam,
  todayInAmsterdam,
} from '../../platform/dates/amsterdam';
import { targetDayFrom } from '../../platform/dates/targetDays';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { addRecord, getRecord } from '../../platform/records/records';
import type { Foundation, Settings } from '../../platform/settings/settings';
import { isSepaIban } from '../../platform/text/iban';
import { TransactionKind, TransactionState } from '../books/finance.enums';
import { countsNoMore, type Transaction, TransactionModel } from '../books/transaction.model';
import { bankParts, bankPartsOfKind } from '../claims/bankParts';
import { type PaymentFile, PaymentFileModel } from '../claims/paymentFile.model';
import { type PaymentFileInput, paymentTexts } from './paymentFile.input';

const WHAT = 'Dit betaalbestand';

/** The payment files, newest first. */
export function pageOfPaymentFiles(page: PageRequest): Promise<Page<PaymentFile>> {
  return readPage<PaymentFile>(PaymentFileModel, {}, page);
}

/** The day that is proposed to pay on: the first, today or later, on which the banks settle, YYYY-MM-DD. */
export function firstBankDay(): string {
  return targetDayFrom(todayInAmsterdam());
}

/** One payment file. @throws NOT_FOUND */
export function getPaymentFile(id: string): Promise<PaymentFile> {
  return getRecord<PaymentFile>(PaymentFileModel, id, WHAT);
}

/**
 * Approved declarations that are in no payment file yet and that no line of the bank pays, oldest decision first.
 * @param until and from YYYY-MM-DD
 */
export async function listPayable({
  from,
  until,
}: Pick<PaymentFileInput, 'from' | 'until'>): Promise<Transaction[]> {
  const [inFile, banked] = await Promise.all([
    PaymentFileModel.distinct('paid') as Promise<string[]>,
    bankPartsOfKind('declaration'),
  ]);
  return TransactionModel.find({
    kind: TransactionKind.declaration,
    state: TransactionState.approved,
    decidedAt: { $gte: startOfDayInAmsterdam(from), $lt: startOfDayInAmsterdam(daysAfter(until, 1)) },
    _id: { $nin: [...inFile, ...[...banked.keys()].map((thing) => thing.slice('declaration:'.length))] },
    reversal: null,
  })
    .sort({ decidedAt: 1, _id: 1 })
    .lean(leanWithId)
    .exec();
}

/**
 * Makes the file for the approved declarations of a period, or for those of them that were chosen: what was seen is what is
 * paid. Storing it is what keeps them out of another: of two who do so at once the second is told.
 * @throws BAD_USER_INPUT, CONFLICT
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
  const payable = await chosenOf(input);
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
    createdBy: actor.id,
    changeLog: [logLine(actor, `betaalbestand met ${payable.length} betalingen gemaakt`)],
  }).catch((error: unknown) => {
    if (isDuplicateKey(error, 'paid')) throw new AppError('CONFLICT', paymentTexts.twin);
    throw error;
  });
  await mustBePayableStill(actor, file);
  return file;
}

/** What goes into a file. @throws CONFLICT when it is not what was seen any more */
async function chosenOf(input: PaymentFileInput): Promise<Transaction[]> {
  const { ids, total } = input;
  if (ids?.length === 0) throw badInput({ ids: paymentTexts.nothingChosen });
  const payable = await listPayable(input);
  const wanted = ids && new Set(ids);
  const chosen = wanted ? payable.filter(({ id }) => wanted.has(id)) : payable;
  if (wanted && chosen.length < wanted.size) throw new AppError('CONFLICT', paymentTexts.changed);
  if (chosen.length === 0) throw new AppError('BAD_USER_INPUT', paymentTexts.nothing);
  const sum = chosen.reduce((cents, { amount }) => cents - amount, 0);
  if (typeof total === 'number' && total !== sum) throw new AppError('CONFLICT', paymentTexts.changed);
  // Declared before these were refused: one of them would make the bank refuse the whole file.
  const notSepa = chosen.filter(({ accountnumber }) => !isSepaIban(accountnumber ?? ''));
  if (notSepa.length > 0) {
    const names = notSepa.map(({ accountName, creator }) => accountName ?? creator);
    throw new AppError('BAD_USER_INPUT', paymentTexts.notSepa(names));
  }
  return chosen;
}

/**
 * One of them may have been corrected by a counter-entry, its approval taken back, or it was matched to a line of the bank, in between: then the file is
 * turned back. Who corrects looks at the files in turn. @throws CONFLICT
 */
async function mustBePayableStill(actor: SessionUser, { id, payments }: PaymentFile): Promise<void> {
  const ids = payments.map(({ transactionId }) => transactionId);
  const isReversed = await countsNoMore(ids);
  const isBanked = !isReversed && (await bankParts(ids.map((one) => `declaration:${one}`))).size > 0;
  if (!isReversed && !isBanked) return;
  await reversePaymentFile(actor, id);
  throw new AppError('CONFLICT', isReversed ? paymentTexts.reversed : paymentTexts.banked);
}

/**
 * Turns a file back: its declarations can go into a next one. Doing so twice is harmless.
 * @throws BAD_USER_INPUT when it was noted as paid; NOT_FOUND
 */
export async function reversePaymentFile(actor: SessionUser, id: string): Promise<PaymentFile> {
  const update = {
    $set: { reversed: true },
    $unset: { paid: 1 },
    $push: pushLogLine(actor, 'teruggedraaid'),
  };
  const after = await change(id, { reversed: false, paidOn: null }, update);
  if (after) return after;
  const file = await getPaymentFile(id);
  if (!file.reversed) throw new AppError('BAD_USER_INPUT', paymentTexts.isPaid);
  return file;
}

/**
 * Notes the day on which the bank paid a file, or with null takes that back. The bank may show it afterwards all the same.
 * @throws BAD_USER_INPUT when it was turned back, or waits for approval; NOT_FOUND
 */
export async function payPaymentFile(
  actor: SessionUser,
  { paymentApproval }: Pick<Settings, 'paymentApproval'>,
  id: string,
  paidOn: string | null,
): Promise<PaymentFile> {
  if (paidOn !== null && !isCalendarDate(paidOn)) throw badInput({ paidOn: texts.date });
  if (paidOn !== null && paidOn > todayInAmsterdam()) throw badInput({ paidOn: paymentTexts.paidDate });
  const isAgreed = paymentApproval && paidOn !== null ? { approval: { $ne: null } } : {};
  const after = await change(
    id,
    { reversed: false, paidOn: { $ne: paidOn }, ...isAgreed },
    { $set: { paidOn }, $push: pushLogLine(actor, paidOn ? `betaald op ${paidOn}` : 'toch niet betaald') },
  );
  if (after) return after;
  const file = await getPaymentFile(id);
  if (file.reversed) throw new AppError('BAD_USER_INPUT', paymentTexts.turnedBack);
  if ((file.paidOn ?? null) !== paidOn) throw new AppError('BAD_USER_INPUT', paymentTexts.waits);
  return file;
}

/** Changes a file in one write, if the condition holds. @returns null when it does not */
async function change(id: string, only: object, update: object): Promise<PaymentFile | null> {
  if (!isValidObjectId(id)) throw notFound(WHAT);
  return PaymentFileModel.findOneAndUpdate({ ...only, _id: id }, update, {
    returnDocument: 'after',
    lean: leanWithId,
  });
}
