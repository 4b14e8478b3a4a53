import type { SessionUser } from '../../identity/people/requestContext';
import { AppError } from '../../platform/errors/appError';
import type { Settings } from '../../platform/settings/settings';
import { type PaymentFile, PaymentFileModel } from '../claims/paymentFile.model';
import { approveFile, withdrawApproval } from './fileApproval';
import { paymentTexts } from './paymentFile.input';
import { getPaymentFile } from './paymentFile.service';
import { paymentXml } from './paymentXml';

/** Whether another of the board has to agree before a file goes to the bank. */
export type ApprovalRules = Pick<Settings, 'paymentApproval'>;

/** Whether a file waits for another of the board. */
export function waitsForApproval(
  { paymentApproval }: ApprovalRules,
  { approval, reversed, paidOn }: PaymentFile,
): boolean {
  return paymentApproval && !approval && !reversed && !paidOn;
}

/** A file as the bank reads it. @throws FORBIDDEN while nobody else of the board approved it, when that is asked */
export function xmlOf({ paymentApproval }: ApprovalRules, file: PaymentFile): string {
  if (paymentApproval && !file.approval) throw new AppError('FORBIDDEN', paymentTexts.waits);
  return paymentXml(file);
}

/**
 * Says that a file may go to the bank; who made it cannot. Of two at once the first one's name stays.
 * @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function approvePaymentFile(actor: SessionUser, id: string): Promise<PaymentFile> {
  const after = await approveFile<PaymentFile>(PaymentFileModel, actor, id);
  if (after) return after;
  const file = await getPaymentFile(id);
  if (file.reversed) throw new AppError('BAD_USER_INPUT', paymentTexts.turnedBack);
  if (file.approval) return file;
  const { ownFile, makerUnknown } = paymentTexts;
  throw new AppError('BAD_USER_INPUT', file.createdBy ? ownFile : makerUnknown);
}

/**
 * Takes an approval back, as long as the file was not noted as paid. Doing so twice is harmless.
 * @throws BAD_USER_INPUT, NOT_FOUND
 */
export async function withdrawPaymentApproval(actor: SessionUser, id: string): Promise<PaymentFile> {
  const after = await withdrawApproval<PaymentFile>(PaymentFileModel, actor, id, { paidOn: null });
  if (after) return after;
  const file = await getPaymentFile(id);
  if (file.approval && !file.reversed) throw new AppError('BAD_USER_INPUT', paymentTexts.isPaid);
  return file;
}
