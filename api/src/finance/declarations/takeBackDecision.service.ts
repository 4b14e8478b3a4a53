import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { stale, stamp } from '../../platform/database/updateAtRevision';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { getRecord } from '../../platform/records/records';
import { mustBeOpen } from '../books/accountancyYear.service';
import { DECLARATION } from '../books/declarationErrors';
import { TransactionKind, TransactionState, UNDECIDED } from '../books/finance.enums';
import { mustBeStill } from '../books/reversal.service';
import { type Transaction, TransactionModel } from '../books/transaction.model';
import { withEntry } from '../books/yearEntry.service';
import { financeTexts } from '../money/finance.texts';

const { open, approved, declined } = TransactionState;
const DECIDED = { kind: TransactionKind.declaration, state: { $in: [approved, declined] }, reversal: null };
const HOUR_MS = 3_600_000;

/**
 * Takes a decision about a declaration back within the hour: it waits for a decision again, and who declared gets a mail
 * (docs/domain/finance.md, F158).
 * @throws BAD_USER_INPUT when nobody decided or it is too late, or its money is on the way or on the bank; FORBIDDEN about one's own;
 * CONFLICT when it is not as it was read; NOT_FOUND
 */
export async function takeBackDecision(
  portal: PortalContext,
  actor: SessionUser,
  { id, revision }: Pick<Transaction, 'id' | 'revision'>,
): Promise<Transaction> {
  const before = await getRecord<Transaction>(TransactionModel, id, DECLARATION);
  if (before.createdBy === actor.id) throw new AppError('FORBIDDEN', financeTexts.ownDeclaration);
  if (before.revision !== revision) throw stale(before, DECLARATION);
  if (UNDECIDED.includes(before.state)) throw new AppError('BAD_USER_INPUT', financeTexts.undecided);
  if ((before.decidedAt?.getTime() ?? 0) < Date.now() - HOUR_MS) {
    throw new AppError('BAD_USER_INPUT', financeTexts.decidedLongAgo);
  }
  await mustBeStill(id);
  const { yearId, wg } = before;
  const mail = { template: 'declarationReopened', to: before.creatorMail, data: { transactionId: id } };
  const after = await withEntry(
    { yearId, wg },
    () => mustBeOpen(yearId),
    () =>
      TransactionModel.findOneAndUpdate(
        { _id: id, revision, ...DECIDED },
        {
          $set: { state: open, reason: null, decidedBy: null, decidedAt: null, ...stamp(actor) },
          $inc: { revision: 1 },
          $push: { ...pushLogLine(actor, 'besluit teruggenomen'), ...mailsIn(mail) },
        },
        { returnDocument: 'after', lean: leanWithId },
      ),
  );
  if (!after) throw stale(await getRecord<Transaction>(TransactionModel, id, DECLARATION), DECLARATION);
  try {
    // It may have gone into a payment file, or been matched, while it was written; those look at this in turn.
    await mustBeStill(id);
  } catch (error) {
    await putBack(actor, before);
    throw error;
  }
  await portal.mail.sendFrom(TransactionModel, id);
  return after;
}

/** It counts after all, for its money is on the way. Its mail finds it decided and is not sent. */
async function putBack(
  actor: SessionUser,
  { id, revision, state, reason, decidedBy, decidedAt }: Transaction,
): Promise<void> {
  await ifMatched(
    TransactionModel.updateOne(
      { _id: id, revision: revision + 1, state: open },
      {
        $set: { state, reason, decidedBy, decidedAt },
        $inc: { revision: 1 },
        $push: pushLogLine(actor, 'besluit toch niet teruggenomen'),
      },
    ),
  );
}
