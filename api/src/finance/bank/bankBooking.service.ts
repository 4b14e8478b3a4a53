import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import { mustBeOpen } from '../books/accountancyYear.service';
import { withEntry } from '../books/yearEntry.service';
import { type BankBooking, type BankLine, BankLineModel } from '../claims/bankLine.model';
import { financeTexts } from '../money/finance.texts';
import { bankTexts } from './bank.texts';
import { getBankLine, isEuro, NOT_DONE } from './bankLine.service';

/**
 * Books a line straight onto a committee of a year, or, without a year, as money that moves between own accounts. The line
 * itself is the entry in the books (docs/domain/finance.md, F51).
 * @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when it is matched or booked already
 */
export async function bookBankLine(actor: SessionUser, id: string, booking: BankBooking): Promise<BankLine> {
  const line = await getBankLine(id);
  if (!isEuro(line)) throw new AppError('BAD_USER_INPUT', bankTexts.notEuro);
  const { yearId, wg } = booking;
  const description = booking.description.trim();
  if (!yearId) return write(actor, id, { yearId: null, wg: null, description }, 'geboekt als kruispost');
  if (!wg) throw badInput({ wg: financeTexts.workgroup });
  const check = async () => {
    const { workgroups } = await mustBeOpen(yearId);
    if (!workgroups.some(({ index }) => index === wg)) throw badInput({ wg: financeTexts.workgroup });
  };
  return withEntry({ yearId, wg }, check, () =>
    write(actor, id, { yearId, wg, description }, `geboekt op commissie ${wg}`),
  );
}

/** Takes a booking back, as long as its year is open. Doing so twice is harmless. @throws BAD_USER_INPUT, NOT_FOUND */
export async function unbookBankLine(actor: SessionUser, id: string): Promise<BankLine> {
  const { booking } = await getBankLine(id);
  const take = async () => {
    const update = { $unset: { booking: 1 }, $push: pushLogLine(actor, 'boeking teruggenomen') };
    const booked = { _id: id, booking: { $exists: true }, matches: { $exists: false } };
    const after = await BankLineModel.findOneAndUpdate(booked, update, {
      returnDocument: 'after',
      lean: leanWithId,
    });
    return after ?? getBankLine(id);
  };
  const yearId = booking?.yearId;
  return yearId ? withEntry({ yearId }, () => mustBeOpen(yearId), take) : take();
}

async function write(actor: SessionUser, id: string, booking: BankBooking, what: string): Promise<BankLine> {
  const after = await BankLineModel.findOneAndUpdate(
    { _id: id, ...NOT_DONE },
    { $set: { booking, ignored: false }, $push: pushLogLine(actor, what) },
    { returnDocument: 'after', lean: leanWithId },
  );
  if (after) return after;
  if (!(await BankLineModel.exists({ _id: id }))) throw notFound('Deze regel');
  throw new AppError('CONFLICT', bankTexts.booked);
}
