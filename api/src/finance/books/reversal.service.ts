import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { todayInAmsterdam } from '../../platform/dates/amsterdam';
import { AppError } from '../../platform/errors/appError';
import { getRecord } from '../../platform/records/records';
import { bankParts } from '../claims/bankParts';
import { isInPaymentFile } from '../claims/directDebit.model';
import { financeTexts } from '../money/finance.texts';
import { getYear, listYears, mustBeOpen } from './accountancyYear.service';
import { TransactionState } from './finance.enums';
import { type Transaction, TransactionModel } from './transaction.model';
import { withEntry } from './yearEntry.service';

const WHAT = 'Deze boeking';

/**
 * Corrects a line that counts by a counter-entry, in the same year, or in the newest open one when that is closed: both
 * stay to be seen (docs/domain/finance.md, F92). Doing so twice is harmless.
 * @throws BAD_USER_INPUT when its money is on the way or on the bank, or no open year has its committee; NOT_FOUND
 */
export async function reverseTransaction(
  actor: SessionUser,
  id: string,
  reason: string,
): Promise<Transaction> {
  const before = await getRecord<Transaction>(TransactionModel, id, WHAT);
  if (before.reversal) return before;
  if (before.state !== TransactionState.approved) {
    throw new AppError('BAD_USER_INPUT', financeTexts.notReversed);
  }
  await mustBeStill(id);
  const { wg } = before;
  const yearId = await yearFor(before);
  const reversal = { date: todayInAmsterdam(), yearId, reason, byName: actor.name };
  const after = await withEntry(
    { yearId, wg },
    () => mustBeOpen(yearId),
    () =>
      TransactionModel.findOneAndUpdate(
        { _id: id, state: TransactionState.approved, reversal: null },
        {
          $set: { reversal },
          $push: pushLogLine(actor, reason ? `tegengeboekt: ${reason}` : 'tegengeboekt'),
        },
        { returnDocument: 'after', lean: leanWithId },
      ),
  );
  if (!after) return getRecord<Transaction>(TransactionModel, id, WHAT);
  try {
    // It may have gone into a payment file, or been matched, while it was written; those look at this in turn.
    await mustBeStill(id);
  } catch (error) {
    await ifMatched(
      TransactionModel.updateOne(
        { _id: id },
        { $unset: { reversal: 1 }, $push: pushLogLine(actor, 'toch niet tegengeboekt') },
      ),
    );
    throw error;
  }
  return after;
}

/** Takes a counter-entry back, as long as its year is open. Doing so twice is harmless. @throws BAD_USER_INPUT, NOT_FOUND */
export async function restoreTransaction(actor: SessionUser, id: string): Promise<Transaction> {
  const before = await getRecord<Transaction>(TransactionModel, id, WHAT);
  const { reversal } = before;
  if (!reversal) return before;
  const after = await withEntry(
    { yearId: reversal.yearId, wg: before.wg },
    () => mustBeOpen(reversal.yearId),
    () =>
      TransactionModel.findOneAndUpdate(
        { _id: id, 'reversal.yearId': reversal.yearId },
        { $unset: { reversal: 1 }, $push: pushLogLine(actor, 'tegenboeking teruggenomen') },
        { returnDocument: 'after', lean: leanWithId },
      ),
  );
  return after ?? getRecord<Transaction>(TransactionModel, id, WHAT);
}

/** @throws BAD_USER_INPUT when the money of a line is on the way or on the bank */
export async function mustBeStill(id: string): Promise<void> {
  if (await isInPaymentFile(id)) throw new AppError('BAD_USER_INPUT', financeTexts.inPaymentFile);
  const parts = await bankParts([`declaration:${id}`, `mutation:${id}`]);
  if (parts.size > 0) {
    throw new AppError('BAD_USER_INPUT', financeTexts.onTheBank);
  }
}

async function yearFor({ yearId, wg }: Transaction): Promise<string> {
  if (!(await getYear(yearId)).archived) return yearId;
  const open = (await listYears(false)).find(({ workgroups }) =>
    workgroups.some(({ index }) => index === wg),
  );
  if (!open) throw new AppError('BAD_USER_INPUT', financeTexts.noYearToReverse);
  return open.id;
}
