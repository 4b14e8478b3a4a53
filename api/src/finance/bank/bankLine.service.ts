import type { SessionUser } from '../../identity/sessions/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { AppError, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { type BankPaid, settledKinds, settleReceivables } from '../receivables/receivable';
import { BankLineState } from './bank.enums';
import { bankTexts } from './bank.texts';
import { type BankLine, BankLineModel } from './bankLine.model';
import { bankParts, bankPartsOfKind, paidInParts, settledOn, targetOf } from './bankParts';

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

/** Tells the areas again what is matched: a crash may have come between a match and that. Safe to repeat. */
export async function settleAll(portal: PortalContext): Promise<void> {
  for (const kind of settledKinds(portal)) await settleReceivables(portal, kind, await wholePayments(kind));
}

/**
 * Tells the areas what has become of these payments. The lines are read again: they say what is so now.
 * @param things `<kind>:<id>`
 */
export async function settle(portal: PortalContext, things: readonly string[]): Promise<void> {
  for (const kind of settledKinds(portal)) {
    const ids = things.flatMap((thing) => (thing.startsWith(`${kind}:`) ? thing.slice(kind.length + 1) : []));
    if (ids.length === 0) continue;
    const paid = await wholePayments(kind, ids);
    await settleReceivables(portal, kind, new Map(ids.map((one) => [one, paid.get(one) ?? null])));
  }
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

/**
 * The ids of one kind that lines pay, the last of it too, with the day of that line; all when none are given. What is paid
 * in part, or was charged back, is not among them.
 */
export async function paidByBank(kind: string, ids?: readonly string[]): Promise<Map<string, string>> {
  const paid = await wholePayments(kind, ids);
  return new Map([...paid].map(([id, { paidOn }]) => [id, paidOn]));
}

/** The same with what the lines come to. */
async function wholePayments(kind: string, ids?: readonly string[]): Promise<Map<string, BankPaid>> {
  const parts = ids ? await bankParts(ids.map((id) => targetOf({ kind, id }))) : await bankPartsOfKind(kind);
  return new Map(
    [...parts].flatMap(([thing, some]) => {
      const paidOn = thing.startsWith(`${kind}:`) && settledOn(some);
      if (!paidOn) return [];
      const amount = some.some((part) => part.amount === null) ? null : paidInParts(some);
      return [[thing.slice(kind.length + 1), { paidOn, amount }] as const];
    }),
  );
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
