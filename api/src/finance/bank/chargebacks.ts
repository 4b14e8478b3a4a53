import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { dateInAmsterdam, formatCalendarDate } from '../../platform/dates/amsterdam';
import { type BankLine, BankLineModel, type BankMatch } from '../claims/bankLine.model';
import { chargedBackOf, partBack, wholeBack } from '../claims/bankParts';
import { type DirectDebit, DirectDebitFileModel, heldBy } from '../claims/directDebit.model';
import type { BankItem } from '../claims/receivable';

/** What the bank does not show within this time was paid in another way. */
const DAYS = 400;
const DAY = 24 * 3600 * 1000;

type Paid = Pick<BankLine, 'id' | 'amount' | 'name' | 'date' | 'matches'>;

/**
 * Payments that came in, which may be charged back: as a whole, and each of the things that one paid together. @param only what
 * matches bear of them; all when absent
 */
export async function paymentsToChargeBack(only?: readonly string[]): Promise<BankItem[]> {
  const ids = only?.flatMap((target) => chargedBackOf({ target })?.lineId ?? []);
  if (ids?.length === 0) return [];
  const from = dateInAmsterdam(new Date(Date.now() - DAYS * DAY));
  const lines: Paid[] = await BankLineModel.find({
    ...(ids && { _id: { $in: possibleIds(BankLineModel, ids) } }),
    amount: { $gt: 0 },
    date: { $gte: from },
    matches: { $exists: true },
    booking: { $exists: false },
  })
    .select({ amount: 1, name: 1, date: 1, matches: 1 })
    .lean(leanWithId);
  const [debits, inPart] = await Promise.all([debitsOf(lines), linesBackInPart()]);
  return lines.flatMap((line) => [
    ...(inPart.has(line.id) ? [] : [wholeItem(line, debits)]),
    ...partItems(line, debits),
  ]);
}

/** What a match was collected by, by its target. */
async function debitsOf(lines: readonly Paid[]): Promise<Map<string, DirectDebit>> {
  const targets = lines.flatMap(({ matches = [] }) => matches.map(({ target }) => target));
  const files = await DirectDebitFileModel.find({ open: { $in: targets } })
    .select({ debits: 1 })
    .lean(leanWithId);
  return new Map(files.flatMap((file) => heldBy(file).map((debit) => [debit.slot, debit] as const)));
}

/** The lines of which one of the things they paid was charged back. */
async function linesBackInPart(): Promise<Set<string>> {
  const targets: string[] = await BankLineModel.distinct('matches.target', {
    'matches.target': { $regex: '^bankPart:' },
  });
  return new Set(targets.flatMap((target) => chargedBackOf({ target })?.lineId ?? []));
}

function wholeItem(
  { id, amount, name, date, matches = [] }: Paid,
  debits: ReadonlyMap<string, DirectDebit>,
): BankItem {
  const [only] = matches;
  const debit = matches.length === 1 && only ? debits.get(only.target) : undefined;
  const labels = [...new Set(matches.map(({ label }) => label))].join(', ');
  return {
    ...itemOf(wholeBack(id)),
    amount: -amount,
    name,
    label: `Terugboeking van ${formatCalendarDate(date)}: ${labels}`,
    ...(debit && { alsoKnownAs: [debit.endToEndId, debit.mandate] }),
  };
}

function partItems(
  { id, name, date, matches = [] }: Paid,
  debits: ReadonlyMap<string, DirectDebit>,
): BankItem[] {
  if (matches.length < 2) return [];
  return matches.flatMap(({ target, amount, label }) => {
    if (!amount || amount < 0) return [];
    const debit = debits.get(target);
    return {
      ...itemOf(partBack(id, target)),
      amount: -amount,
      name: debit ? `${debit.name} ${debit.holder}` : name,
      label: debit
        ? `Storno van ${formatCalendarDate(date)}: ${debit.description}`
        : `Terugboeking van ${formatCalendarDate(date)}: ${label}`,
      ...(debit && { alsoKnownAs: [debit.endToEndId, debit.mandate, debit.reference] }),
    };
  });
}

function itemOf(target: string): Pick<BankItem, 'kind' | 'id' | 'reference'> {
  const [kind = '', ...id] = target.split(':');
  return { kind, id: id.join(':'), reference: '' };
}

/** What the lines paid that these matches charge back. */
export async function chargedBackBy(matches: readonly BankMatch[]): Promise<BankMatch[]> {
  const backs = matches.flatMap((match) => chargedBackOf(match) ?? []);
  if (backs.length === 0) return [];
  const lines = await BankLineModel.find({ _id: { $in: backs.map(({ lineId }) => lineId) } })
    .select({ matches: 1 })
    .lean(leanWithId);
  return backs.flatMap(({ lineId, target }) => {
    const paid = lines.find(({ id }) => id === lineId)?.matches ?? [];
    return target === undefined ? paid : paid.filter((match) => match.target === target);
  });
}

/** Whether a line, or one of the things that it paid, was charged back. */
export async function isChargedBack(id: string, matches: readonly BankMatch[]): Promise<boolean> {
  const targets = [wholeBack(id), ...matches.map(({ target }) => partBack(id, target))];
  return (await BankLineModel.exists({ 'matches.target': { $in: targets } })) !== null;
}

/** Whether what these matches charge back as a whole was charged back in part too, or the other way round. */
export async function isChargedBackTwice(matches: readonly BankMatch[]): Promise<boolean> {
  for (const { lineId, target } of matches.flatMap((match) => chargedBackOf(match) ?? [])) {
    const line = await BankLineModel.findById(lineId).select({ matches: 1 }).lean();
    const others =
      target === undefined
        ? (line?.matches ?? []).map((paid) => partBack(lineId, paid.target))
        : [wholeBack(lineId)];
    if (await BankLineModel.exists({ 'matches.target': { $in: others } })) return true;
  }
  return false;
}
