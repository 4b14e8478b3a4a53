import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { isDuplicateKey } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { AppError, badInput, notFound } from '../../platform/errors/appError';
import type { PortalContext } from '../../platform/portalContext';
import { formatCents } from '../../platform/text/inDutch';
import { mustBeOpen } from '../books/accountancyYear.service';
import { countsNoMore } from '../books/transaction.model';
import { withEntry } from '../books/yearEntry.service';
import { type BankBooking, type BankLine, BankLineModel, type BankMatch } from '../claims/bankLine.model';
import {
  bankParts,
  chargedBackOf,
  nextNumber,
  paidInParts,
  partTarget,
  targetOf,
  thingOf,
} from '../claims/bankParts';
import { isPayableGone } from '../claims/payable';
import { type BankItem, writtenOff } from '../claims/receivable';
import { settle } from '../claims/settling';
import { bankTexts, financeTexts } from '../money/finance.texts';
import { listBankItems } from './bankItems';
import { getBankLine, isEuro, NOT_DONE } from './bankLine.service';
import { chargedBackBy, isChargedBack, isChargedBackTwice } from './chargebacks';

/** Which thing a line pays. */
export interface ReceivableKey {
  kind: string;
  id: string;
}

/** How a line pays what was chosen, when its amount is another. */
export interface MatchOptions {
  /** It is a part of the one thing that was chosen; the rest stays open. */
  isPart?: boolean;
  /** What is left of the line is booked there. */
  rest?: BankBooking | null;
}

/**
 * Says what a line pays: things whose sum it is, a part of one thing, or things and a rest that is booked
 * (docs/domain/finance.md, F43 and F54). @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT
 */
export async function matchBankLine(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
  keys: readonly ReceivableKey[],
  { isPart = false, rest = null }: MatchOptions = {},
): Promise<BankLine> {
  const line = await getBankLine(id);
  if (!isEuro(line)) throw new AppError('BAD_USER_INPUT', bankTexts.notEuro);
  const chosen = await openOnes(portal, keys);
  const left = line.amount - chosen.reduce((sum, { amount }) => sum + amount, 0);
  const isSameSide = Math.sign(left) === Math.sign(line.amount);
  const claim = (matches: BankMatch[]) => stillOpen(portal, keys, chosen, matches);
  if (left === 0) return write(portal, actor, line, await claim(await matchesOf(chosen)));
  if (isPart && !isSameSide) {
    return write(portal, actor, line, await claim(await partOf(chosen, line.amount)));
  }
  if (!isPart && rest && isSameSide) {
    const matches = await claim(await matchesOf(chosen));
    return withRest(portal, actor, line, matches, { ...rest, amount: left });
  }
  throw badInput({ receivables: bankTexts.notEqual });
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

/**
 * Takes back what a line pays. Doing so twice is harmless.
 * @throws BAD_USER_INPUT when a later payment or a chargeback hangs on it, or the year of its rest is closed; NOT_FOUND
 */
export async function unmatchBankLine(
  portal: PortalContext,
  actor: SessionUser,
  id: string,
): Promise<BankLine> {
  const { matches, booking } = await getBankLine(id);
  if (!matches) return getBankLine(id);
  await mustBeFree(id, matches);
  const take = () =>
    change(
      id,
      { $unset: { matches: 1, booking: 1 }, $push: pushLogLine(actor, 'losgekoppeld') },
      { 'matches.target': matches[0]?.target },
    );
  const yearId = booking?.yearId;
  const after = yearId ? await withEntry({ yearId }, () => mustBeOpen(yearId), take) : await take();
  try {
    // A later payment may have come while it was taken back; whoever matched that looks at this in turn.
    await mustBeFree(id, matches);
  } catch (error) {
    await change(id, { $set: { matches, ...(booking && { booking }) } }, NOT_DONE);
    throw error;
  }
  await settle(portal, await thingsOf(matches));
  return after;
}

async function matchesOf(chosen: readonly BankItem[]): Promise<BankMatch[]> {
  const things = chosen.flatMap(({ kind, id, label, amount, parts }) =>
    parts ? parts.map((part) => ({ ...part, label })) : [{ kind, id, amount, label }],
  );
  return Promise.all(
    things.map(async ({ amount, label, ...key }) => matchOf(targetOf(key), { amount, label, isPart: false })),
  );
}

async function partOf(chosen: readonly BankItem[], amount: number): Promise<BankMatch[]> {
  const [one, ...others] = chosen;
  const isWhole = !one || others.length > 0 || one.parts || chargedBackOf({ target: targetOf(one) });
  if (isWhole) throw badInput({ receivables: bankTexts.onePart });
  const label = `${one.label}, ${formatCents(amount)} van ${formatCents(one.amount)}`;
  return [await matchOf(targetOf(one), { amount, label, isPart: true })];
}

async function matchOf(
  thing: string,
  { amount, label, isPart }: { amount: number; label: string; isPart: boolean },
): Promise<BankMatch> {
  const number = await nextNumber(thing);
  return {
    ...{ target: partTarget(thing, number), label, amount },
    ...(number > 1 && { thing }),
    ...(isPart && { isPart }),
  };
}

async function withRest(
  portal: PortalContext,
  actor: SessionUser,
  line: BankLine,
  matches: BankMatch[],
  rest: BankBooking,
): Promise<BankLine> {
  const { yearId, wg } = rest;
  if (!yearId) return write(portal, actor, line, matches, { ...rest, wg: null });
  const check = async () => {
    const { workgroups } = await mustBeOpen(yearId);
    if (!workgroups.some(({ index }) => index === wg)) throw badInput({ wg: financeTexts.workgroup });
  };
  await check();
  return withEntry({ yearId, wg: wg ?? '' }, check, () => write(portal, actor, line, matches, rest));
}

async function write(
  portal: PortalContext,
  actor: SessionUser,
  { id }: BankLine,
  matches: BankMatch[],
  booking?: BankBooking,
): Promise<BankLine> {
  // What was read as open is what is paid: what came of it meanwhile is seen by comparing with this.
  const before = await bankParts(matches.map((match) => thingOf(match).thing));
  const what = `gekoppeld aan ${[...new Set(matches.map(({ label }) => label))].join(', ')}`;
  const after = await change(
    id,
    { $set: { matches, ignored: false, ...(booking && { booking }) }, $push: pushLogLine(actor, what) },
    NOT_DONE,
  );
  if ((await isOneGone(portal, matches)) || (await isOneChanged(matches, before))) {
    await change(id, { $unset: { matches: 1, booking: 1 }, $push: pushLogLine(actor, 'losgekoppeld') });
    throw badInput({ receivables: bankTexts.gone });
  }
  await settle(portal, await thingsOf(matches));
  return after;
}

/**
 * Whether one of them was corrected by a counter-entry, its approval taken back or written off in between; who does that
 * looks at the lines in turn.
 */
async function isOneGone(portal: PortalContext, matches: readonly BankMatch[]): Promise<boolean> {
  const things = matches.map((match) => thingOf(match).thing);
  if (await isPayableGone(portal, things)) return true;
  if ((await writtenOff(things)).size > 0) return true;
  if (await isChargedBackTwice(matches)) return true;
  const ids = matches.flatMap((match) => {
    const [kind, id] = thingOf(match).thing.split(':');
    return id && (kind === 'declaration' || kind === 'mutation') ? [id] : [];
  });
  if (ids.length === 0) return false;
  return countsNoMore(ids);
}

/** Whether an earlier payment was taken back, or charged back, in between. */
async function isOneChanged(
  matches: readonly BankMatch[],
  before: Awaited<ReturnType<typeof bankParts>>,
): Promise<boolean> {
  const now = await bankParts(matches.map((match) => thingOf(match).thing));
  return matches.some((match) => {
    const { thing } = thingOf(match);
    return paidInParts(now.get(thing)) !== paidInParts(before.get(thing)) + (match.amount ?? 0);
  });
}

/** @throws BAD_USER_INPUT while a later payment of the same thing counts on this one, or it was charged back */
async function mustBeFree(id: string, matches: readonly BankMatch[]): Promise<void> {
  if (await isChargedBack(id, matches)) throw new AppError('BAD_USER_INPUT', bankTexts.chargedBack);
  if (await isFollowed(matches)) throw new AppError('BAD_USER_INPUT', bankTexts.laterPart);
  // What was charged back counts again without this line.
  if (await isFollowed(await chargedBackBy(matches)))
    throw new AppError('BAD_USER_INPUT', bankTexts.paidAgain);
}

async function isFollowed(matches: readonly BankMatch[]): Promise<boolean> {
  const parts = await bankParts(matches.map((match) => thingOf(match).thing));
  return matches.some((match) => {
    const { thing, number } = thingOf(match);
    return parts.get(thing)?.some((part) => part.number > number);
  });
}

/** What the areas are told of: what these matches pay, and what a line paid that they charge back. */
async function thingsOf(matches: readonly BankMatch[]): Promise<string[]> {
  const all = [...matches, ...(await chargedBackBy(matches))];
  return all.map((match) => thingOf(match).thing);
}

async function openOnes(portal: PortalContext, keys: readonly ReceivableKey[]): Promise<BankItem[]> {
  if (keys.length === 0) throw badInput({ receivables: bankTexts.nothingChosen });
  const wanted = [...new Set(keys.map(targetOf))];
  const chosen = await listBankItems(portal, wanted);
  if (chosen.length < wanted.length) throw badInput({ receivables: bankTexts.gone });
  return chosen;
}

/**
 * The matches, when what was chosen is open as it was. Read after their numbers were: who paid one before that is seen here,
 * and who pays it from now on gets the same number, of which the index takes one. @throws BAD_USER_INPUT
 */
async function stillOpen(
  portal: PortalContext,
  keys: readonly ReceivableKey[],
  chosen: readonly BankItem[],
  matches: BankMatch[],
): Promise<BankMatch[]> {
  const amounts = new Map(chosen.map((item) => [targetOf(item), item.amount]));
  const now = await openOnes(portal, keys);
  if (now.some((item) => amounts.get(targetOf(item)) !== item.amount)) {
    throw badInput({ receivables: bankTexts.gone });
  }
  return matches;
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
  if (!(await BankLineModel.exists({ _id: id }))) throw notFound('Deze regel');
  throw new AppError('CONFLICT', bankTexts.taken);
}

/** What a field is told, or the whole. */
function messageOf({ message, extensions }: AppError): string {
  const { fields } = extensions as { fields?: Record<string, string> };
  return Object.values(fields ?? {})[0] ?? message;
}
