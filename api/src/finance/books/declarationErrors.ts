import { isValidObjectId } from 'mongoose';

import { leanWithId } from '../../platform/database/reading/leanWithId';
import { stale } from '../../platform/database/updateAtRevision';
import { AppError, notFound } from '../../platform/errors/appError';
import { financeTexts } from '../money/finance.texts';
import { TransactionState } from './finance.enums';
import { TransactionModel } from './transaction.model';

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
