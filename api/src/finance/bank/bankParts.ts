import { leanWithId } from '../../platform/database/leanWithId';
import { type BankLine, BankLineModel, type BankMatch } from './bankLine.model';

/** So many are looked up at once. */
const AT_ONCE = 5000;

/** What one line of the bank pays of a thing. */
export interface BankPart {
  lineId: string;
  /** Which payment of that thing it is; 1 for the first. */
  number: number;
  /** The day of the line, YYYY-MM-DD. */
  date: string;
  /** Cents; null: all of it, as lines of before parts were known say. */
  amount: number | null;
  /** Something is left to be paid after it. */
  isPart: boolean;
}

/** `<kind>:<id>`, by which lines know what they pay. */
export function targetOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind}:${id}`;
}

/**
 * What the matches of a line bear for the number-th payment of a thing. It is unique over all lines, so that of two that
 * pay the same at once one is refused.
 */
export function partTarget(thing: string, number: number): string {
  return number === 1 ? thing : `${thing}#${number}`;
}

/** The thing that a match is about, and which payment of it. */
export function thingOf({ target }: Pick<BankMatch, 'target'>): { thing: string; number: number } {
  const [thing = '', number] = target.split('#');
  return { thing, number: Number(number ?? 1) };
}

/**
 * What lines pay of things, in the order of the payments. A line that was charged back pays nothing.
 * @param things `<kind>:<id>`
 */
export async function bankParts(things: readonly string[]): Promise<Map<string, BankPart[]>> {
  const parts = new Map<string, BankPart[]>();
  for (let at = 0; at < things.length; at += AT_ONCE) {
    const some = things.slice(at, at + AT_ONCE);
    const lines = await BankLineModel.find({
      $or: [{ 'matches.target': { $in: some } }, { 'matches.thing': { $in: some } }],
    })
      .select({ date: 1, matches: 1 })
      .lean(leanWithId);
    collect(parts, await withoutChargedBack(lines));
  }
  return parts;
}

/** The same for all things of a kind. */
export async function bankPartsOfKind(kind: string): Promise<Map<string, BankPart[]>> {
  const lines = await BankLineModel.find({ 'matches.target': { $regex: `^${kind}:` } })
    .select({ date: 1, matches: 1 })
    .lean(leanWithId);
  const parts = new Map<string, BankPart[]>();
  collect(parts, await withoutChargedBack(lines));
  return parts;
}

/** The day on which the last of it was paid; null: something is open. */
export function settledOn(parts: readonly BankPart[] = []): string | null {
  return parts.find(({ isPart }) => !isPart)?.date ?? null;
}

/** Cents that were paid of it in parts. */
export function paidInParts(parts: readonly BankPart[] = []): number {
  return parts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** What is open of each, less what was paid in parts; what was paid wholly is left out. */
export async function lessPaid<Item extends { kind: string; id: string; amount: number }>(
  items: readonly Item[],
): Promise<Item[]> {
  const paid = await bankParts(items.map(targetOf));
  return items.flatMap((item) => {
    const parts = paid.get(targetOf(item));
    if (settledOn(parts)) return [];
    return parts ? [{ ...item, amount: item.amount - paidInParts(parts) }] : [item];
  });
}

/** Which number the next payment of a thing gets: payments that were charged back keep theirs. */
export async function nextNumber(thing: string): Promise<number> {
  const lines = await BankLineModel.find({ $or: [{ 'matches.target': thing }, { 'matches.thing': thing }] })
    .select({ matches: 1 })
    .lean();
  const numbers = lines.flatMap(({ matches = [] }) =>
    matches.flatMap((match) => {
      const about = thingOf(match);
      return about.thing === thing ? about.number : [];
    }),
  );
  return Math.max(0, ...numbers) + 1;
}

type Matched = Pick<BankLine, 'id' | 'date' | 'matches'>;

function collect(parts: Map<string, BankPart[]>, lines: readonly Matched[]): void {
  for (const { id: lineId, date, matches = [] } of lines) {
    for (const match of matches) {
      const { thing, number } = thingOf(match);
      const one = { lineId, number, date, amount: match.amount ?? null, isPart: match.isPart ?? false };
      parts.set(
        thing,
        [...(parts.get(thing) ?? []), one].sort((a, b) => a.number - b.number),
      );
    }
  }
}

async function withoutChargedBack<Line extends Matched>(lines: readonly Line[]): Promise<Line[]> {
  const back = new Set(
    (
      await BankLineModel.find({ 'matches.target': { $in: lines.map(({ id }) => `bankLine:${id}`) } })
        .select({ matches: 1 })
        .lean()
    ).flatMap(({ matches = [] }) => matches.map(({ target }) => target)),
  );
  return lines.filter(({ id }) => !back.has(`bankLine:${id}`));
}
