import type { SessionUser } from '../../identity/people/requestContext';
import { logLine, pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched, stale, stamp } from '../../platform/database/updateAtRevision';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { mailsIn } from '../../platform/records/pendingMails';
import { getRecord } from '../../platform/records/records';
import { plainIban } from '../../platform/text/iban';
import { formatCents } from '../../platform/text/inDutch';
import { trimmed } from '../../platform/text/plainText';
import { AccountancyYearModel } from '../books/accountancyYear.model';
import { mustBeOpen } from '../books/accountancyYear.service';
import { TransactionKind, TransactionState, UNDECIDED } from '../books/finance.enums';
import { MOST_RECEIPTS } from '../books/finance.input';
import { claimReceipts } from '../books/receipts.service';
import { mustBeStill } from '../books/reversal.service';
import { type Transaction, TransactionModel } from '../books/transaction.model';
import { DECLARATION, mustTakeDeclarations, whyNot } from '../books/transaction.service';
import { withEntry } from '../books/yearEntry.service';
import { financeTexts } from '../money/finance.texts';
import type { AnswerInput, PlaceInput, QuestionInput } from './declaration.input';

const { open, asked, withdrawn, approved, declined } = TransactionState;

/** One line of the books, to be looked at. @throws NOT_FOUND */
export function getDeclaration(id: string): Promise<Transaction> {
  return getRecord<Transaction>(TransactionModel, id, DECLARATION);
}

/**
 * Takes one's own declaration back, as long as nobody decided; it stays to be seen with its receipts. Doing so twice is
 * harmless. @throws NOT_FOUND, also of somebody else's; CONFLICT when somebody decided first
 */
export async function withdraw(actor: SessionUser, id: string): Promise<Transaction> {
  const before = await ownDeclaration(actor, id);
  if (before.state === withdrawn) return before;
  const after = await TransactionModel.findOneAndUpdate(
    { _id: id, createdBy: actor.id, state: { $in: UNDECIDED } },
    {
      $set: { state: withdrawn, ...stamp(actor) },
      $inc: { revision: 1 },
      $push: pushLogLine(actor, 'ingetrokken'),
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return after;
  // Of two withdrawals at once the other one did it.
  const now = await ownDeclaration(actor, id);
  if (now.state === withdrawn) return now;
  throw await whyNot(id, actor.id);
}

/**
 * Asks who declared something, who gets a mail; until the answer it is theirs to act.
 * @throws FORBIDDEN about one's own, CONFLICT when it is not as it was read, NOT_FOUND
 */
export async function ask(
  portal: PortalContext,
  actor: SessionUser,
  { id, revision }: Pick<Transaction, 'id' | 'revision'>,
  question: QuestionInput,
): Promise<Transaction> {
  const { text } = trimmed(question);
  const before = await mustBeDecidable(actor, id);
  const mail = {
    ...{ template: 'declarationQuestion', to: before.creatorMail },
    data: { transactionId: id, at: before.messages.length },
  };
  const after = await TransactionModel.findOneAndUpdate(
    { _id: id, revision, state: { $in: UNDECIDED } },
    {
      $set: { state: asked, ...stamp(actor) },
      $inc: { revision: 1 },
      $push: {
        messages: { isQuestion: true, text, changes: [], name: actor.name, at: new Date() },
        changeLog: logLine(actor, `vraag gesteld: ${text}`),
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
 * Answers a question about one's own declaration, and changes what was wrong with it: it is open again.
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when it is not as it was read
 */
export async function answer(
  actor: SessionUser,
  { id, revision }: Pick<Transaction, 'id' | 'revision'>,
  input: AnswerInput,
): Promise<Transaction> {
  const given = trimmed(input);
  const before = await ownDeclaration(actor, id);
  if (before.state === open && before.revision === revision) {
    throw new AppError('BAD_USER_INPUT', financeTexts.notAsked);
  }
  if (before.state !== asked || before.revision !== revision) throw await whyNot(id, actor.id);
  const more = given.receiptIds ?? [];
  if (before.receipts.length + more.length > MOST_RECEIPTS)
    throw badInput({ receiptIds: financeTexts.receipts });
  const { set, changes } = changesOf(before, given);
  if (!given.text && changes.length === 0) throw badInput({ text: financeTexts.answer });
  const claim = { wg: before.wg, by: actor, record: `declaration ${id}` };
  const kept = more.length > 0 ? await claimReceipts(given, claim) : { receipts: [], receiptHashes: [] };
  const after = await TransactionModel.findOneAndUpdate(
    { _id: id, revision, createdBy: actor.id, state: asked },
    {
      $set: { ...set, state: open, ...stamp(actor) },
      $inc: { revision: 1 },
      $push: {
        messages: { isQuestion: false, text: given.text ?? '', changes, name: actor.name, at: new Date() },
        changeLog: logLine(actor, ['geantwoord', ...changes].join(', ')),
        receipts: { $each: kept.receipts },
        receiptHashes: { $each: kept.receiptHashes },
      },
    },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (!after) throw await whyNot(id, actor.id);
  return after;
}

/**
 * Puts a declaration under the committee and in the year where it belongs. Who declared reads so in the decision.
 * @throws BAD_USER_INPUT, FORBIDDEN about one's own, CONFLICT when it is not as it was read, NOT_FOUND
 */
export async function correct(
  actor: SessionUser,
  { id, revision }: Pick<Transaction, 'id' | 'revision'>,
  place: PlaceInput,
): Promise<Transaction> {
  const { yearId, wg } = trimmed(place);
  const before = await mustBeDecidable(actor, id);
  if (before.yearId === yearId && before.wg === wg) throw badInput({ wg: financeTexts.otherPlace });
  // Where it is already, deciding goes on also when the year is locked.
  const isDeclaration = yearId !== before.yearId;
  const check = () => (isDeclaration ? mustTakeDeclarations(yearId, wg) : mustHaveGroup(yearId, wg));
  return withEntry({ yearId, wg, isDeclaration }, check, async () => {
    const [from, to] = [await placeName(before.yearId, before.wg), await placeName(yearId, wg)];
    const after = await TransactionModel.findOneAndUpdate(
      { _id: id, revision, state: { $in: UNDECIDED } },
      {
        $set: { yearId, wg, declaredFor: before.declaredFor ?? from, ...stamp(actor) },
        $inc: { revision: 1 },
        $push: pushLogLine(actor, `verplaatst van ${from} naar ${to}`),
      },
      { returnDocument: 'after', lean: leanWithId },
    );
    if (!after) throw await whyNot(id);
    return after;
  });
}

/** How many declarations wait for a decision of this person: not their own. */
export function countToDecide(actor: { id: string }): Promise<number> {
  return TransactionModel.countDocuments({ ...waiting, createdBy: { $ne: actor.id } });
}

/** What waits for a decision. */
export const waiting = { state: open, kind: TransactionKind.declaration } as const;

function changesOf(before: Transaction, given: AnswerInput) {
  const { description, amount, receiptIds } = given;
  const accountnumber = given.accountnumber && plainIban(given.accountnumber);
  const more = receiptIds?.length ?? 0;
  const set = {
    ...(description && description !== before.description && { description }),
    ...(amount && -amount !== before.amount && { amount: -amount }),
    ...(accountnumber && accountnumber !== before.accountnumber && { accountnumber }),
  };
  const changes = [
    ...(set.description ? [`omschrijving was ${before.description}`] : []),
    ...(set.amount ? [`bedrag was ${formatCents(-before.amount)}`] : []),
    ...(set.accountnumber ? ['ander rekeningnummer'] : []),
    ...(more > 0 ? [more === 1 ? 'nog een bon' : `nog ${more} bonnen`] : []),
  ];
  return { set, changes };
}

async function mustHaveGroup(yearId: string, wg: string): Promise<void> {
  const { workgroups } = await mustBeOpen(yearId);
  if (!workgroups.some(({ index }) => index === wg)) throw badInput({ wg: financeTexts.workgroup });
}

async function ownDeclaration(actor: SessionUser, id: string): Promise<Transaction> {
  const found = await getRecord<Transaction>(TransactionModel, id, DECLARATION);
  if (found.createdBy !== actor.id || found.kind !== TransactionKind.declaration) throw notFound(DECLARATION);
  return found;
}

async function mustBeDecidable(actor: SessionUser, id: string): Promise<Transaction> {
  const found = await getRecord<Transaction>(TransactionModel, id, DECLARATION);
  if (found.createdBy === actor.id) throw new AppError('FORBIDDEN', financeTexts.ownDeclaration);
  return found;
}

/** Where a line stands in the books, as people know it: '3 - Optocht in 2026-2027'. */
export async function placeName(yearId: string, wg: string): Promise<string> {
  const year = await AccountancyYearModel.findById(yearId)
    .select({ title: 1, workgroups: 1 })
    .lean(leanWithId);
  const group = year?.workgroups.find(({ index }) => index === wg);
  return `${group ? `${wg} - ${group.title}` : wg} in ${year?.title ?? 'een boekjaar dat er niet meer is'}`;
}

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
