import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import { searchable } from '../../platform/text/plainText';
import { mustBeOpen } from '../books/accountancyYear.service';
import { withEntry } from '../books/yearEntry.service';
import { BankLineState } from '../claims/bankFile';
import { type BankBooking, type BankLine, BankLineModel } from '../claims/bankLine.model';
import type { BankItem } from '../claims/receivable';
import { bankTexts, financeTexts } from '../money/finance.texts';
import { listBankItems } from './bankItems';

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

/** As many as somebody looks through before they search. */
const MOST = 100;

/** What is looked for among all that is open. */
export interface BankChoice {
  /** Cents of a line: what goes the same way, of exactly so much first. */
  amount?: number | null;
  /** Words, each of which is in the label or the amount. */
  search?: string | null;
}

/** What no line of the bank pays yet, to match by hand: 100 at most, in the order in which it is proposed. */
export async function chooseBankItems(
  portal: PortalContext,
  { amount, search }: BankChoice,
): Promise<BankItem[]> {
  const words = searchable(search ?? '')
    .split(' ')
    .filter(Boolean);
  const found = (await listBankItems(portal)).filter((item) => {
    if (amount && Math.sign(item.amount) !== Math.sign(amount)) return false;
    if (words.length === 0) return true;
    const text = searchable(`${item.label} ${formatCents(item.amount)}`);
    return words.every((word) => text.includes(word));
  });
  const isExact = (item: BankItem) => item.amount === amount;
  const others = found.filter((item) => !isExact(item));
  return [...found.filter(isExact), ...others].slice(0, MOST);
}
