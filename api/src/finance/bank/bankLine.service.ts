import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError, notFound } from '../../platform/errors/appError';
import { BankLineState } from '../claims/bank.enums';
import { type BankLine, BankLineModel } from '../claims/bankLine.model';
import { bankTexts } from './bank.texts';

const WHAT = 'Deze regel';
/** How many are shown at once: those to be done are few, older ones are looked up in the bank. */
const MOST_SHOWN = 200;
/** Nobody said yet what a line is. */
export const NOT_DONE = { matches: { $exists: false }, booking: { $exists: false } };

/** Lines, newest first. */
export function listBankLines(state: BankLineState): Promise<BankLine[]> {
  const filters = {
    [BankLineState.todo]: { ignored: false, ...NOT_DONE },
    [BankLineState.matched]: { $or: [{ matches: { $exists: true } }, { booking: { $exists: true } }] },
    [BankLineState.ignored]: { ignored: true },
  };
  return BankLineModel.find(filters[state])
    .sort({ date: -1, _id: 1 })
    .limit(MOST_SHOWN)
    .lean(leanWithId)
    .exec();
}

/** Sets a line aside, or takes it up again. @throws NOT_FOUND */
export async function ignoreBankLine(actor: SessionUser, id: string, ignored: boolean): Promise<BankLine> {
  const what = ignored ? 'terzijde gelegd' : 'weer opgepakt';
  const after = await BankLineModel.findOneAndUpdate(
    { _id: id, ...NOT_DONE },
    { $set: { ignored }, $push: pushLogLine(actor, what) },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return after;
  await getBankLine(id);
  throw new AppError('CONFLICT', bankTexts.taken);
}

/** Lines from before other currencies were looked at have none: they were taken for euro. */
export function isEuro({ currency = 'EUR' }: Pick<BankLine, 'currency'>): boolean {
  return currency === 'EUR';
}

/** One line. @throws NOT_FOUND */
export async function getBankLine(id: string): Promise<BankLine> {
  const line = await BankLineModel.findById(id).lean(leanWithId);
  if (!line) throw notFound(WHAT);
  return line;
}
