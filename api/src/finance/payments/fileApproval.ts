import { isValidObjectId, type Model } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError } from '../../platform/errors/appError';
import type { Settings } from '../../platform/settings/settings';
import { type PaymentFile, PaymentFileModel } from '../claims/directDebit.model';
import { paymentTexts } from './paymentFile.input';
import { getPaymentFile, paymentXml } from './paymentFile.service';

/** A file for the bank that another of the board than who made it agrees with. */
interface ApprovedFile {
  reversed: boolean;
  createdBy?: string | null;
  approval?: object | null;
}

/** What must hold of a file besides. */
export type FileCondition = Readonly<Record<string, unknown>>;

/** What is changed of a file in the same write. */
export interface FileEdit {
  update: Readonly<Record<string, object>>;
  arrayFilters?: Record<string, unknown>[];
  /** Dutch: what its change log says of that. */
  said?: string;
}

/**
 * Notes that somebody agrees with a file, in one write; who made it cannot.
 * @param only what must hold besides @param edit what is changed besides
 * @returns null when that was not so, or it was turned back or approved before
 */
export function approveFile<File extends ApprovedFile>(
  model: Model<File>,
  actor: SessionUser,
  id: string,
  only: FileCondition = {},
  { update, arrayFilters, said = '' }: FileEdit = { update: {} },
): Promise<File | null> {
  const approval = { by: actor.id, byName: actor.name, at: new Date() };
  const createdBy = { $type: 'string', $ne: actor.id };
  return change(
    model,
    { ...only, _id: id, reversed: false, approval: null, createdBy },
    {
      ...update,
      $set: { ...update.$set, approval },
      $push: pushLogLine(actor, `akkoord gegeven${said}`),
    },
    arrayFilters,
  );
}

/** Takes that back. @param only what must hold besides @returns null when that was not so, or nobody had agreed */
export function withdrawApproval<File extends ApprovedFile>(
  model: Model<File>,
  actor: SessionUser,
  id: string,
  only: object = {},
): Promise<File | null> {
  return change(
    model,
    { ...only, _id: id, reversed: false, approval: { $ne: null } },
    { $set: { approval: null }, $push: pushLogLine(actor, 'akkoord ingetrokken') },
  );
}

async function change<File>(
  model: Model<File>,
  which: { _id: string; reversed: boolean; approval: object | null; createdBy?: object },
  update: object,
  arrayFilters?: FileEdit['arrayFilters'],
): Promise<File | null> {
  if (!isValidObjectId(which._id)) return null;
  const after = await model.findOneAndUpdate(which as never, update as never, {
    returnDocument: 'after',
    lean: leanWithId,
    ...(arrayFilters && { arrayFilters }),
  });
  return after as unknown as File | null;
}

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
