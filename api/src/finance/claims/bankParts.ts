import { leanWithId } from '../../platform/database/reading/leanFind';
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
    const lines = await linesOf(some);
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

/** Which payments lines bear of a thing. */
export interface PaymentNumbers {
  /** The number of the last payment, also of one that was charged back. */
  last: number;
  /** The day of that line, YYYY-MM-DD. */
  lastDay: string;
  /** The number of the last that was charged back; 0: none was. */
  chargedBack: number;
}

/** Which payments lines bear of these things; one without any is left out. @param things `<kind>:<id>` */
export async function paymentNumbers(things: readonly string[]): Promise<Map<string, PaymentNumbers>> {
  const all = new Map<string, BankPart[]>();
  const counting = new Map<string, BankPart[]>();
  for (let at = 0; at < things.length; at += AT_ONCE) {
    const lines = await linesOf(things.slice(at, at + AT_ONCE));
    collect(all, lines);
    collect(counting, await withoutChargedBack(lines));
  }
  return new Map(
    [...all].map(([thing, parts]) => {
      const { number = 0, date = '' } = parts.at(-1) ?? {};
      const counts = new Set(counting.get(thing)?.map((part) => part.number));
      const back = parts.filter((part) => !counts.has(part.number)).map((part) => part.number);
      return [thing, { last: number, lastDay: date, chargedBack: Math.max(0, ...back) }];
    }),
  );
}

type Matched = Pick<BankLine, 'id' | 'date' | 'matches'>;

function linesOf(things: readonly string[]): Promise<Matched[]> {
  return BankLineModel.find({
    $or: [{ 'matches.target': { $in: things } }, { 'matches.thing': { $in: things } }],
  })
    .select({ date: 1, matches: 1 })
    .lean(leanWithId)
    .exec();
}

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

/** What charges back a line as a whole, and what one of the things it paid. */
const WHOLE = 'bankLine';
const PART = 'bankPart';

/** What a chargeback of a whole line is matched to. */
export function wholeBack(lineId: string): string {
  return `${WHOLE}:${lineId}`;
}

/** What a chargeback of one of the things that a line paid is matched to; its second payment is told by `~`. */
export function partBack(lineId: string, target: string): string {
  return `${PART}:${lineId}/${target.replace('#', '~')}`;
}

/** Which line a match charges back, and which of the things it paid; undefined: it is no chargeback. */
export function chargedBackOf(
  match: Pick<BankMatch, 'target'>,
): { lineId: string; target?: string } | undefined {
  const { thing } = thingOf(match);
  if (thing.startsWith(`${WHOLE}:`)) return { lineId: thing.slice(WHOLE.length + 1) };
  if (!thing.startsWith(`${PART}:`)) return undefined;
  const [lineId = '', ...rest] = thing.slice(PART.length + 1).split('/');
  return { lineId, target: rest.join('/').replace('~', '#') };
}

async function withoutChargedBack<Line extends Matched>(lines: readonly Line[]): Promise<Line[]> {
  const targets = lines.flatMap(({ id, matches = [] }) => [
    wholeBack(id),
    // What paid one thing is charged back as a whole.
    ...(matches.length > 1 ? matches.map(({ target }) => partBack(id, target)) : []),
  ]);
  const back = new Set<string>(
    await BankLineModel.distinct('matches.target', { 'matches.target': { $in: targets } }),
  );
  return lines.flatMap((line) => {
    if (back.has(wholeBack(line.id))) return [];
    return { ...line, matches: line.matches?.filter(({ target }) => !back.has(partBack(line.id, target))) };
  });
}
