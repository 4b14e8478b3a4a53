import { isValidObjectId } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import {
  countRecords,
  type Page,
  type PageRequest,
  readPage,
} from '../../platform/database/reading/readPage';
import { stale, stamp } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { sentRequestKey } from '../../platform/once/once';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { addRecord, getRecord, removeIf } from '../../platform/records/records';
import { plainIban } from '../../platform/text/iban';
import { trimmed } from '../../platform/text/plainText';
import { financeTexts } from '../money/finance.texts';
import { listOpenYears, listRunningFirst, listYears, mustBeOpen } from './accountancyYear.service';
import { TransactionKind, TransactionState, UNDECIDED } from './finance.enums';
import type { DecisionInput, DeclarationInput, MutationInput } from './finance.input';
import type { DeclarationChoices } from './finance.types';
import { claimReceipts } from './receipts.service';
import { type Transaction, TransactionModel } from './transaction.model';
import { withEntry } from './yearEntry.service';

const WHAT = 'Deze boeking';
const { open, approved, declined } = TransactionState;

/** Which lines of the books. */
export interface TransactionFilter {
  /** None: every year that is not archived. */
  yearId?: string | null;
  state?: TransactionState | null;
  wg?: string | null;
}

/** Lines of a year, or of all that are not archived, newest first. */
export async function pageOfTransactions(
  filter: TransactionFilter,
  page: PageRequest,
): Promise<Page<Transaction>> {
  const { state, wg } = filter;
  const yearId = filter.yearId ?? { $in: (await listYears(false)).map(({ id }) => id) };
  return readPage<Transaction>(
    TransactionModel,
    { yearId, ...(state && { state }), ...(wg && { wg }) },
    page,
    {},
    countRecords,
  );
}

/** What I declared, newest first. */
export function pageOfMine(actor: SessionUser, page: PageRequest): Promise<Page<Transaction>> {
  return readPage<Transaction>(
    TransactionModel,
    { createdBy: actor.id, kind: TransactionKind.declaration },
    page,
  );
}

/** The account number of the last declaration that was paid to this user; null for a first one. */
export async function lastAccountnumber(actor: SessionUser): Promise<string | null> {
  const last = await TransactionModel.findOne({ createdBy: actor.id, directPay: 1 })
    .sort({ _id: -1 })
    .select({ accountnumber: 1 })
    .lean(leanWithId);
  return last?.accountnumber ?? null;
}

/** The years and committees for which can be declared now, and the account that this user used last. */
export async function getDeclarationChoices(actor: SessionUser): Promise<DeclarationChoices> {
  const [years, accountnumber] = await Promise.all([listRunningFirst(), lastAccountnumber(actor)]);
  return { id: actor.id, years: years.filter(({ locked }) => !locked), accountnumber };
}

/**
 * Declares an expense.
 * @throws BAD_USER_INPUT when the year is locked, the committee is not in it or the receipt is not there
 */
export async function addDeclaration(actor: SessionUser, input: DeclarationInput): Promise<Transaction> {
  const { yearId, wg, description, amount, directPay, accountName, accountnumber } = trimmed(input);
  const entry = { yearId, wg, isDeclaration: true };
  return withEntry(
    entry,
    () => mustTakeDeclarations(yearId, wg),
    async () => {
      const claim = { wg, by: actor, record: `declaration ${actor.id} ${sentRequestKey()}` };
      const kept = await claimReceipts(input, claim);
      return addRecord<Transaction>(TransactionModel, {
        kind: TransactionKind.declaration,
        state: open,
        yearId,
        wg,
        description,
        amount: -amount,
        directPay,
        accountName: directPay === 0 ? accountName : actor.name,
        accountnumber: plainIban(accountnumber),
        ...kept,
        ...creatorOf(actor),
        changeLog: [logLine(actor, 'declaratie ingediend')],
      });
    },
  );
}

/** Adds a line by hand, which is closed at once. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addMutation(actor: SessionUser, input: MutationInput): Promise<Transaction> {
  const { yearId, wg, description, income, expence: expense } = trimmed(input);
  if (Boolean(income) === Boolean(expense)) {
    throw badInput({ income: income ? financeTexts.oneAmount : financeTexts.amount });
  }
  return withEntry(
    { yearId, wg },
    () => mustTakeLines(yearId, wg),
    () =>
      addRecord<Transaction>(TransactionModel, {
        kind: TransactionKind.mutation,
        state: approved,
        yearId,
        wg,
        description,
        amount: income ?? -(expense ?? 0),
        ...creatorOf(actor),
        decidedBy: actor.name,
        decidedAt: new Date(),
        changeLog: [logLine(actor, 'mutatie toegevoegd')],
      }),
  );
}

/**
 * Approves or declines a declaration nobody decided about, once: of two at the same moment the second is refused. Whoever declared
 * gets a mail.
 * @throws BAD_USER_INPUT without a reason to decline, FORBIDDEN for one's own, CONFLICT, NOT_FOUND
 */
export async function decide(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  decision: DecisionInput,
): Promise<Transaction> {
  const { approved: isApproved, reason, revision } = trimmed(decision);
  if (!isApproved && !reason) throw badInput({ reason: financeTexts.reason });
  const before = await getRecord<Transaction>(TransactionModel, id, WHAT);
  if (before.createdBy === actor.id) throw new AppError('FORBIDDEN', financeTexts.ownDeclaration);
  await mustBeOpen(before.yearId);
  const decidedAt = new Date();
  const mail = {
    ...{ template: 'declarationDecision', to: before.creatorMail },
    data: { transactionId: id, decidedAt: decidedAt.toISOString() },
  };
  const after = await TransactionModel.findOneAndUpdate(
    { _id: id, state: { $in: UNDECIDED }, ...(revision && { revision }) },
    {
      $set: {
        state: isApproved ? approved : declined,
        reason: reason || null,
        decidedBy: actor.name,
        decidedAt,
        ...stamp(actor),
      },
      $inc: { revision: 1 },
      $push: {
        ...pushLogLine(actor, isApproved ? 'goedgekeurd' : `afgekeurd: ${reason}`),
        ...mailsIn(mail),
      },
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (!after) throw await whyNot(id);
  await portal.mail.sendFrom(TransactionModel, id);
  return after;
}

/**
 * Removes a line that never counted, with its receipt; one that counts is corrected by a counter-entry.
 * @returns its id @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function deleteTransaction(portal: PortalContext, id: string): Promise<string> {
  const before = await getRecord<Transaction>(TransactionModel, id, WHAT);
  const { yearId } = before;
  const removed = await withEntry(
    { yearId },
    () => mustBeOpen(yearId),
    () => removeIf<Transaction>(TransactionModel, id, { state: { $nin: [...UNDECIDED, approved] } }),
  );
  if (!removed) {
    const { state } = await getRecord<Transaction>(TransactionModel, id, WHAT);
    throw new AppError('BAD_USER_INPUT', state === approved ? financeTexts.counted : financeTexts.stillOpen);
  }
  for (const receipt of removed.receipts) await portal.files.release(receipt);
  return id;
}

/** @throws BAD_USER_INPUT for a year in the archive and for a committee that is not in it */
async function mustTakeLines(yearId: string, wg: string): Promise<void> {
  const { workgroups } = await mustBeOpen(yearId);
  if (!workgroups.some(({ index }) => index === wg)) throw badInput({ wg: financeTexts.workgroup });
}

/** Puts a line back from the trash, while its year and its committee stay. @throws BAD_USER_INPUT, CONFLICT */
export function whileInBooks<R>({ yearId, wg }: Transaction, write: () => Promise<R>): Promise<R> {
  return withEntry({ yearId, wg }, () => mustTakeLines(yearId, wg), write);
}

/** @throws BAD_USER_INPUT, for the whole form when every year is locked, otherwise at the field */
export async function mustTakeDeclarations(yearId: string, wg: string): Promise<void> {
  const years = await listOpenYears();
  if (years.length === 0) throw new AppError('BAD_USER_INPUT', financeTexts.allLocked);
  const year = years.find(({ id }) => id === yearId);
  if (!year) throw badInput({ yearId: financeTexts.yearLocked });
  if (!year.workgroups.some(({ index }) => index === wg)) throw badInput({ wg: financeTexts.workgroup });
}

function creatorOf({ id, name, email }: SessionUser) {
  return { creator: name, creatorMail: email, createdBy: id };
}

/** How a declaration is called in a message. */
export const DECLARATION = 'Deze declaratie';

/**
 * The error for what came too late: it is gone, decided about, withdrawn, or changed since it was read.
 * @param createdBy whose it must be; another's does not exist for them
 */
export async function whyNot(id: string, createdBy?: string): Promise<AppError> {
  const current = isValidObjectId(id) ? await TransactionModel.findById(id).lean(leanWithId) : null;
  if (!current || (createdBy !== undefined && current.createdBy !== createdBy)) return notFound(DECLARATION);
  const { state, decidedBy, creator } = current;
  if (state === TransactionState.withdrawn) {
    return new AppError('CONFLICT', `${financeTexts.withdrawn} door ${creator}.`);
  }
  if (state === TransactionState.approved || state === TransactionState.declined) {
    return new AppError('CONFLICT', `${financeTexts.decided} door ${decidedBy ?? 'iemand anders'}.`);
  }
  return stale(current, DECLARATION);
}
