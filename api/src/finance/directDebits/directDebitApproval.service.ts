import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { type DirectDebitFile, DirectDebitFileModel } from '../claims/directDebit.model';
import { approveFile, withdrawApproval } from '../payments/fileApproval';
import type { ApprovalRules } from '../payments/paymentApproval.service';
import { firstTold } from './collectable.service';
import { directDebitTexts } from './directDebit.input';
import { ANNOUNCE } from './directDebit.jobs';
import { getDirectDebit } from './directDebit.service';
import { directDebitXml } from './directDebitXml';
import { writeWithoutEnded } from './lettingGo';

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
