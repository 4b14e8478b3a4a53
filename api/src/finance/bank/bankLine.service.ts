import type { SessionUser } from '../../identity/sessions/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/leanWithId';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { listReceivables, type Receivable, settledKinds, settleReceivables } from '../receivables/receivable';
import { BankLineState } from './bank.enums';
import { bankTexts } from './bank.texts';
import { type BankLine, BankLineModel } from './bankLine.model';

const WHAT = 'Deze regel';
/** How many are shown at once: those to be done are few, older ones are looked up in the bank. */
const MOST_SHOWN = 200;

/** Which thing a line pays. */
export interface ReceivableKey {
  kind: string;
  id: string;
}

/** Incoming lines, newest first. */
export function listBankLines(state: BankLineState): Promise<BankLine[]> {
  const filters = {
    [BankLineState.todo]: { ignored: false, matches: { $exists: false } },
    [BankLineState.matched]: { matches: { $exists: true } },
    [BankLineState.ignored]: { ignored: true },
  };
  return BankLineModel.find({ amount: { $gt: 0 }, ...filters[state] })
    .sort({ date: -1, _id: 1 })
    .limit(MOST_SHOWN)
    .lean(leanWithId)
    .exec();
}

/** Says what a line pays. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when one of them is matched to another line */
export async function matchBankLine(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  keys: readonly ReceivableKey[],
): Promise<BankLine> {
  const line = await getLine(id);
  if (line.amount <= 0) throw new AppError('BAD_USER_INPUT', bankTexts.notIncoming);
  if (!isEuro(line)) throw new AppError('BAD_USER_INPUT', bankTexts.notEuro);
  const chosen = await openOnes(portal, keys);
  if (chosen.reduce((sum, { amount }) => sum + amount, 0) !== line.amount) {
    throw badInput({ receivables: bankTexts.notEqual });
  }
  const matches = chosen.map((receivable) => ({ target: targetOf(receivable), label: receivable.label }));
  const what = `gekoppeld aan ${matches.map(({ label }) => label).join(', ')}`;
  const after = await change(
    id,
    { $set: { matches, ignored: false }, $push: pushLogLine(actor, what) },
    { matches: { $exists: false } },
  );
  await settle(portal, after.matches);
  return after;
}

/** Takes back what a line pays. Doing so twice is harmless. @throws NOT_FOUND */
export async function unmatchBankLine(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<BankLine> {
  const { matches } = await getLine(id);
  const after = await change(id, { $unset: { matches: 1 }, $push: pushLogLine(actor, 'losgekoppeld') });
  await settle(portal, matches);
  return after;
}

/** Tells the areas again what is matched: a crash may have come between a match and that. Safe to repeat. */
export async function settleAll(portal: PortalContext): Promise<void> {
  for (const kind of settledKinds(portal)) await settleReceivables(portal, kind, await paidByBank(kind));
}

/** Tells the areas what has become of these payments. The lines are read again: they say what is so now. */
async function settle(portal: PortalContext, matches: BankLine['matches'] = []): Promise<void> {
  for (const kind of settledKinds(portal)) {
    const ids = matches.flatMap(({ target }) =>
      target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : [],
    );
    if (ids.length === 0) continue;
    const paid = await paidByBank(kind, ids);
    await settleReceivables(portal, kind, new Map(ids.map((one) => [one, paid.get(one) ?? null])));
  }
}

/** Sets a line aside, or takes it up again. @throws NOT_FOUND */
export function ignoreBankLine(actor: SessionUser, id: string, ignored: boolean): Promise<BankLine> {
  const what = ignored ? 'terzijde gelegd' : 'weer opgepakt';
  return change(id, { $set: { ignored }, $push: pushLogLine(actor, what) }, { matches: { $exists: false } });
}

/** The ids of one kind that a line pays, with the day of that line; all when none are given. */
export async function paidByBank(kind: string, ids?: readonly string[]): Promise<Map<string, string>> {
  const targets = ids?.map((id) => targetOf({ kind, id }));
  const lines = await BankLineModel.find(
    targets ? { 'matches.target': { $in: targets } } : { 'matches.target': { $regex: `^${kind}:` } },
  )
    .select({ date: 1, matches: 1 })
    .lean(leanWithId);
  return new Map(
    lines.flatMap(({ date, matches = [] }) =>
      matches
        .filter(({ target }) => target.startsWith(`${kind}:`))
        .map(({ target }) => [target.slice(kind.length + 1), date]),
    ),
  );
}

async function openOnes(portal: PortalContext, keys: readonly ReceivableKey[]): Promise<Receivable[]> {
  if (keys.length === 0) throw badInput({ receivables: bankTexts.nothingChosen });
  const open = await listReceivables(portal);
  const wanted = [...new Set(keys.map(targetOf))];
  const chosen = open.filter((receivable) => wanted.includes(targetOf(receivable)));
  if (chosen.length < wanted.length) throw badInput({ receivables: bankTexts.gone });
  return chosen;
}

/** Lines from before other currencies were looked at have none: they were taken for euro. */
export function isEuro({ currency = 'EUR' }: Pick<BankLine, 'currency'>): boolean {
  return currency === 'EUR';
}

function targetOf({ kind, id }: ReceivableKey): string {
  return `${kind}:${id}`;
}

async function getLine(id: string): Promise<BankLine> {
  const line = await BankLineModel.findById(id).lean(leanWithId);
  if (!line) throw notFound(WHAT);
  return line;
}

async function change(id: string, update: object, only: object = {}): Promise<BankLine> {
  const after = await BankLineModel.findOneAndUpdate({ _id: id, ...only }, update, {
    returnDocument: 'after',
    lean: leanWithId,
  }).catch((error: unknown) => {
    if (isDuplicateKey(error, 'matches.target')) throw new AppError('CONFLICT', bankTexts.taken);
    throw error;
  });
  if (after) return after;
  await getLine(id);
  throw new AppError('CONFLICT', bankTexts.taken);
}
