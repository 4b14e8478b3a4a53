import { isValidObjectId } from 'mongoose';
import { Document } from 'sepa';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { type Page, type PageRequest, readPage } from '../../platform/database/reading/readPage';
import {
  daysAfter,
  isCalendarDate,
  startOfDayInAmsterdam,
  targetDayFrom,
  todayInAmsterdam,
} from '../../platform/dates/amsterdam';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { texts } from '../../platform/errors/texts';
import { addRecord, getRecord } from '../../platform/records/records';
import type { Foundation, Settings } from '../../platform/settings/settings';
import { isSepaIban } from '../../platform/text/iban';
import { TransactionKind, TransactionState } from '../books/finance.enums';
import { countsNoMore, type Transaction, TransactionModel } from '../books/transaction.model';
import { bankParts, bankPartsOfKind } from '../claims/bankParts';
import { type PaymentFile, PaymentFileModel } from '../claims/directDebit.model';
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

/** The version of ISO 20022 that the banks take; .03 is being retired. */
const FORMAT = 'pain.001.001.09';
const MAX_NAME = 70;
const MAX_REMITTANCE = 140;

/** A payment file as the bank reads it: a SEPA credit transfer, one batch, amounts in euro with two decimals. */
export function paymentXml(file: PaymentFile): string {
  const { id, initiator, iban, executionDate, payments, creationDate } = file;
  const document = new Document(FORMAT);
  document.grpHdr.id = id;
  document.grpHdr.created = creationDate;
  document.grpHdr.initiatorName = sepaText(initiator, MAX_NAME);
  const batch = document.createPaymentInfo();
  batch.id = 'B1';
  batch.requestedExecutionDate = new Date(`${executionDate}T12:00:00Z`);
  batch.debtorName = sepaText(initiator, MAX_NAME);
  batch.debtorIBAN = iban;
  batch.batchBooking = true;
  document.addPaymentInfo(batch);
  payments.forEach((payment, position) => {
    const transaction = batch.createTransaction();
    transaction.id = String(position + 1);
    transaction.end2endId = payment.transactionId;
    transaction.creditorName = sepaText(payment.name, MAX_NAME);
    transaction.creditorIBAN = payment.iban;
    transaction.amount = payment.amount / 100;
    transaction.remittanceInfo = sepaText(payment.description, MAX_REMITTANCE);
    batch.addTransaction(transaction);
  });
  return document.toString();
}

/** Text in the characters that every bank takes: accents go, what else is left becomes a space. */
export function sepaText(text: string, length: number): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('&', '+')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/ +/g, ' ')
    // A slash at either end, or two in a row, mean something else to a bank.
    .replace(/\/{2,}/g, '/')
    .replace(/^[\s/]+|[\s/]+$/g, '');
  return plain.slice(0, length).trim() || 'onbekend';
}
