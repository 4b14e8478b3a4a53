import { Document } from 'sepa';

import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { type DirectDebitFile, DirectDebitFileModel, heldBy } from '../claims/directDebit.model';
import {
  type ApprovalRules,
  approveFile,
  type FileCondition,
  type FileEdit,
  withdrawApproval,
} from '../payments/fileApproval';
import { sepaText } from '../payments/paymentFile.service';
import { endedMandates, firstTold } from './collectable.service';
import { directDebitTexts } from './collectable.type';
import { ANNOUNCE, WITHDRAWN } from './directDebit.jobs';
import { getDirectDebit } from './directDebit.service';

/** Whether a file waits for another of the board. */
export function directDebitWaits(
  { paymentApproval }: ApprovalRules,
  { approval, reversed }: DirectDebitFile,
): boolean {
  return paymentApproval && !approval && !reversed;
}

/**
 * A file as the bank reads it. @throws FORBIDDEN before it was taken (`takeDirectDebit`), or while nobody else of the board
 * approved it, when that is asked
 */
export function directDebitXmlOf({ paymentApproval }: ApprovalRules, file: DirectDebitFile): string {
  if (paymentApproval && !file.approval) throw new AppError('FORBIDDEN', directDebitTexts.waits);
  if (!file.takenOn) throw new AppError('FORBIDDEN', directDebitTexts.notTaken);
  return directDebitXml(file);
}

/**
 * Takes a file to the bank: its text can be read from then on. The first time it lets go of the lines whose mandate ended;
 * after that it never changes, so taking it again gives the same text. @throws BAD_USER_INPUT, FORBIDDEN, NOT_FOUND
 */
export async function takeDirectDebit(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<DirectDebitFile> {
  const { paymentApproval } = portal.settings;
  const agreed = paymentApproval ? { approval: { $ne: null } } : {};
  const mustBeReady = ({ reversed, approval }: DirectDebitFile) => {
    if (reversed) throw new AppError('BAD_USER_INPUT', directDebitTexts.turnedBack);
    if (paymentApproval && !approval) throw new AppError('FORBIDDEN', directDebitTexts.waits);
  };
  const file = await getDirectDebit(id);
  mustBeReady(file);
  if (file.takenOn) return file;
  const after = await writeWithoutEnded(portal, id, ({ only, edit: { update, arrayFilters, said = '' } }) =>
    DirectDebitFileModel.findOneAndUpdate(
      { ...only, ...agreed, _id: id, reversed: false, takenOn: null },
      {
        ...update,
        $set: { ...update.$set, takenOn: new Date() },
        $push: pushLogLine(actor, `opgehaald voor de bank${said}`),
      },
      { returnDocument: 'after', lean: leanWithId, ...(arrayFilters && { arrayFilters }) },
    ).exec(),
  );
  if (after) return after;
  const now = await getDirectDebit(id);
  mustBeReady(now);
  return now;
}

/**
 * Says that a file may go to the bank; who made it cannot. It lets go of the lines whose mandate ended. Then its payers are
 * mailed, in time: of two at once the first one's name stays. @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function approveDirectDebit(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<DirectDebitFile> {
  const { collectionDate } = await getDirectDebit(id);
  // First: after a crash its payers are mailed all the same. Before it is approved it does nothing.
  const job = await portal.jobs.add(ANNOUNCE, id);
  const only = { collectionDate: { $gte: firstTold() } };
  const after = await writeWithoutEnded(portal, id, (how) =>
    approveFile<DirectDebitFile>(DirectDebitFileModel, actor, id, { ...only, ...how.only }, how.edit),
  );
  if (after) {
    await portal.jobs.begin(job);
    return after;
  }
  const file = await getDirectDebit(id);
  if (file.reversed) throw new AppError('BAD_USER_INPUT', directDebitTexts.turnedBack);
  if (file.approval) return file;
  const isLate = collectionDate < firstTold();
  throw new AppError('BAD_USER_INPUT', isLate ? directDebitTexts.tooLate : directDebitTexts.ownFile);
}

/** Takes an approval back. Doing so twice is harmless. @throws NOT_FOUND */
export async function withdrawDirectDebitApproval(actor: SessionUser, id: string): Promise<DirectDebitFile> {
  return (await withdrawApproval<DirectDebitFile>(DirectDebitFileModel, actor, id)) ?? getDirectDebit(id);
}

/** More often than this no mandates of one file end while it is written. */
const TRIES = 5;

/** How a file is written without what may not be collected any more. */
interface LettingGo {
  /** The file is as it was read, and no mandate of it ended since. */
  only: FileCondition;
  /** Takes the lines out. */
  edit: FileEdit;
}

/**
 * Writes to a file that may go to the bank after it, and takes out in the same write each line whose mandate ended; their
 * payers are told, also after a crash. Once its text was fetched nothing is taken out any more (docs/domain/finance.md, F155).
 * @param write the write; null when it did not come to pass @returns the file, or null when the write's own condition did not
 * hold @throws BAD_USER_INPUT when nothing would be left; NOT_FOUND
 */
async function writeWithoutEnded(
  portal: PortalContext,
  id: string,
  write: (how: LettingGo) => Promise<DirectDebitFile | null>,
): Promise<DirectDebitFile | null> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await getDirectDebit(id);
    const { endings = 0, takenOn = null } = before;
    const ended = takenOn ? new Map<string, string>() : await endedMandates(portal, heldBy(before));
    const gone = heldBy(before).filter(({ mandate }) => ended.has(mandate));
    if (gone.length > 0 && gone.length === heldBy(before).length && !before.reversed)
      throw new AppError('BAD_USER_INPUT', directDebitTexts.nothingLeft);
    // First: after a crash its payers are told all the same. Before it is written it does nothing.
    const job = gone.length > 0 ? await portal.jobs.add(WITHDRAWN, id) : null;
    // Of before this was kept there is no number.
    const seen = { endings: endings > 0 ? endings : { $in: [0, null] } };
    const after = await write({
      only: { ...seen, takenOn },
      edit: withoutLines(gone.map(({ slot }) => slot)),
    });
    if (after && job) await portal.jobs.begin(job);
    if (after) return after;
    const now = await getDirectDebit(id);
    if ((now.endings ?? 0) === endings && (now.takenOn ?? null)?.valueOf() === takenOn?.valueOf())
      return null;
  }
  throw new AppError('CONFLICT', directDebitTexts.changed);
}

function withoutLines(slots: readonly string[]): FileEdit {
  if (slots.length === 0) return { update: {} };
  const one = slots.length === 1;
  return {
    update: { $set: { 'debits.$[ended].droppedOn': new Date() }, $pull: { open: { $in: slots } } },
    arrayFilters: [{ 'ended.slot': { $in: slots } }],
    said: `, zonder ${slots.length} ${one ? 'regel waarvan de machtiging is' : 'regels waarvan de machtigingen zijn'} beëindigd`,
  };
}

/** The version of ISO 20022 that goes with that of the payment files. */
const FORMAT = 'pain.008.001.08';
const MAX_NAME = 70;
const MAX_REMITTANCE = 140;

/** A day as the package takes it: noon, so that it is that day wherever the server stands. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * A direct debit file as the bank reads it: SEPA core, one batch. Everything is RCUR, which since 2016 may be the first
 * collection under a mandate too.
 */
export function directDebitXml(file: DirectDebitFile): string {
  const { id, initiator, iban, creditorId, collectionDate, creationDate } = file;
  const document = new Document(FORMAT);
  document.grpHdr.id = id;
  document.grpHdr.created = creationDate;
  document.grpHdr.initiatorName = sepaText(initiator, MAX_NAME);
  const batch = document.createPaymentInfo();
  batch.id = 'B1';
  batch.collectionDate = noon(collectionDate);
  batch.localInstrumentation = 'CORE';
  batch.sequenceType = 'RCUR';
  batch.creditorId = creditorId;
  batch.creditorName = sepaText(initiator, MAX_NAME);
  batch.creditorIBAN = iban;
  batch.batchBooking = true;
  document.addPaymentInfo(batch);
  heldBy(file).forEach((debit, position) => {
    const transaction = batch.createTransaction();
    transaction.id = String(position + 1);
    transaction.end2endId = debit.endToEndId;
    transaction.mandateId = debit.mandate;
    transaction.mandateSignatureDate = noon(debit.signedOn);
    transaction.debtorName = sepaText(debit.holder, MAX_NAME);
    transaction.debtorIBAN = debit.iban;
    transaction.amount = debit.amount / 100;
    transaction.remittanceInfo = sepaText(`${debit.reference} ${debit.description}`, MAX_REMITTANCE);
    batch.addTransaction(transaction);
  });
  return document.toString();
}
