import type { SessionUser } from '../../identity/sessions/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/duplicateKey';
import { leanWithId } from '../../platform/database/leanWithId';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { TransactionModel } from '../books/transaction.model';
import { settledKinds, settleReceivables } from '../receivables/receivable';
import { writtenOff } from '../receivables/writtenOff';
import { BankLineState } from './bank.enums';
import { bankTexts } from './bank.texts';
import { type BankItem, listBankItems } from './bankItems';
import { type BankLine, BankLineModel, type BankMatch } from './bankLine.model';

const WHAT = 'Deze regel';
/** How many are shown at once: those to be done are few, older ones are looked up in the bank. */
const MOST_SHOWN = 200;
/** Nobody said yet what a line is. */
export const NOT_DONE = { matches: { $exists: false }, booking: { $exists: false } };

/** Which thing a line pays. */
export interface ReceivableKey {
  kind: string;
  id: string;
}

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

/** Says what a line pays. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT when one of them is matched to another line */
export async function matchBankLine(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  keys: readonly ReceivableKey[],
): Promise<BankLine> {
  const line = await getBankLine(id);
  if (!isEuro(line)) throw new AppError('BAD_USER_INPUT', bankTexts.notEuro);
  const chosen = await openOnes(portal, keys);
  if (chosen.reduce((sum, { amount }) => sum + amount, 0) !== line.amount) {
    throw badInput({ receivables: bankTexts.notEqual });
  }
  const matches = chosen.flatMap(({ kind, id: item, label, parts }) =>
    (parts ?? [{ kind, id: item }]).map((part) => ({ target: targetOf(part), label })),
  );
  const what = `gekoppeld aan ${chosen.map(({ label }) => label).join(', ')}`;
  const after = await change(
    id,
    { $set: { matches, ignored: false }, $push: pushLogLine(actor, what) },
    NOT_DONE,
  );
  if (await isOneGone(matches)) {
    await unmatchBankLine(portal, actor, id);
    throw badInput({ receivables: bankTexts.gone });
  }
  await settle(portal, after.matches);
  return after;
}

/**
 * Says of several lines what they pay, each by itself: one that cannot be matched does not keep the others.
 * @returns each line with why it was refused, in Dutch; null: it is matched
 */
export async function matchBankLines(
  portal: PortalContext,
  actor: SessionUser,
  lines: readonly { id: string; receivables: readonly ReceivableKey[] }[],
): Promise<{ line: BankLine; error: string | null }[]> {
  const outcomes: { line: BankLine; error: string | null }[] = [];
  // One after the other: two that pay the same thing are told apart.
  for (const { id, receivables } of lines) {
    try {
      outcomes.push({ line: await matchBankLine(portal, actor, id, receivables), error: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      outcomes.push({ line: await getBankLine(id), error: messageOf(error) });
    }
  }
  return outcomes;
}

/** What a field is told, or the whole. */
function messageOf({ message, extensions }: AppError): string {
  const { fields } = extensions as { fields?: Record<string, string> };
  return Object.values(fields ?? {})[0] ?? message;
}

/** Whether one of them was corrected by a counter-entry or written off in between; who does that looks at the lines in turn. */
async function isOneGone(matches: readonly BankMatch[]): Promise<boolean> {
  if ((await writtenOff(matches.map(({ target }) => target))).size > 0) return true;
  const ids = matches.flatMap(({ target }) => {
    const [kind, id] = target.split(':');
    return kind === 'declaration' || kind === 'mutation' ? id : [];
  });
  if (ids.length === 0) return false;
  return (await TransactionModel.exists({ _id: { $in: ids }, reversal: { $ne: null } })) !== null;
}

/** Takes back what a line pays. Doing so twice is harmless. @throws NOT_FOUND */
export async function unmatchBankLine(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<BankLine> {
  const { matches } = await getBankLine(id);
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
  return change(id, { $set: { ignored }, $push: pushLogLine(actor, what) }, NOT_DONE);
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

async function openOnes(portal: PortalContext, keys: readonly ReceivableKey[]): Promise<BankItem[]> {
  if (keys.length === 0) throw badInput({ receivables: bankTexts.nothingChosen });
  const open = await listBankItems(portal);
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

/** One line. @throws NOT_FOUND */
export async function getBankLine(id: string): Promise<BankLine> {
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
  await getBankLine(id);
  throw new AppError('CONFLICT', bankTexts.taken);
}
