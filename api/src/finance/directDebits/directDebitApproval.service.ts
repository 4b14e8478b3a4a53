import type { SessionUser } from '../../identity/sessions/requestContext';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { approveFile, withdrawApproval } from '../payments/fileApproval';
import { type ApprovalRules } from '../payments/paymentApproval.service';
import { firstTold } from './collectable.service';
import { type DirectDebitFile, DirectDebitFileModel } from './directDebit.model';
import { getDirectDebit } from './directDebit.service';
import { directDebitTexts } from './directDebit.texts';
import { ANNOUNCE } from './directDebitAnnouncement.job';
import { directDebitXml } from './directDebitXml';

/** Whether a file waits for another of the board. */
export function directDebitWaits(
  { paymentApproval }: ApprovalRules,
  { approval, reversed }: DirectDebitFile,
): boolean {
  return paymentApproval && !approval && !reversed;
}

/** A file as the bank reads it. @throws FORBIDDEN while nobody else of the board approved it, when that is asked */
export function directDebitXmlOf({ paymentApproval }: ApprovalRules, file: DirectDebitFile): string {
  if (paymentApproval && !file.approval) throw new AppError('FORBIDDEN', directDebitTexts.waits);
  return directDebitXml(file);
}

/**
 * Says that a file may go to the bank; who made it cannot. Then its payers are mailed, in time: of two at once the first one's
 * name stays. @throws BAD_USER_INPUT, NOT_FOUND
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
  const after = await approveFile<DirectDebitFile>(DirectDebitFileModel, actor, id, only);
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
