import type { Receivable } from '../receivables/receivable';
import { MatchCertainty } from './bank.enums';
import type { StatementLine } from './statementLine';

/** What a line may be the payment of. */
export interface Proposal {
  certainty: MatchCertainty;
  receivables: Receivable[];
}

type PaidLine = Pick<StatementLine, 'amount' | 'name' | 'description' | 'reference'> &
  Partial<Pick<StatementLine, 'marks'>>;
/** What may be paid, with other references by which the bank knows it. */
type Known = Receivable & { alsoKnownAs?: readonly string[] };

const { sure, likely, possible } = MatchCertainty;
const MOST = 5;

/**
 * What a line may be the payment of, the surest first: what it mentions, together if it mentions several, when
 * the amount is right; then what has its amount, those of the same name before the others.
 */
export function proposalsFor(line: PaidLine, open: readonly Known[]): Proposal[] {
  const text = plain(`${line.description} ${line.reference} ${line.marks ?? ''}`);
  const isSameWay = ({ amount }: Receivable) => Math.sign(amount) === Math.sign(line.amount);
  const mentioned = open.filter(
    (receivable) => isSameWay(receivable) && patternsOf(receivable).some((one) => one.test(text)),
  );
  const total = mentioned.reduce((sum, { amount }) => sum + amount, 0);
  if (mentioned.length > 0 && total === line.amount) return [{ certainty: sure, receivables: mentioned }];
  const single = mentioned.filter(({ amount }) => amount === line.amount);
  const sameAmount = open.filter(
    (receivable) => receivable.amount === line.amount && !single.includes(receivable),
  );
  return [
    ...single.map((receivable) => ({ certainty: sure, receivables: [receivable] })),
    ...sameAmount
      .filter(({ name }) => isSameName(name, line.name))
      .map((receivable) => ({ certainty: likely, receivables: [receivable] })),
    ...sameAmount
      .filter(({ name }) => !isSameName(name, line.name))
      .map((receivable) => ({ certainty: possible, receivables: [receivable] })),
  ].slice(0, MOST);
}

/** In lower case and without accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const patterns = new WeakMap<Known, RegExp[]>();

/**
 * What finds its references in a text where they are not a part of a longer number. People type references as they like:
 * what stands between letters and figures does not count. Made once: there may be a thousand receivables, and as many lines.
 */
function patternsOf(receivable: Known): RegExp[] {
  const made =
    patterns.get(receivable) ??
    [receivable.reference, ...(receivable.alsoKnownAs ?? [])].flatMap((reference) => {
      const signs = plain(reference).replace(/[^a-z0-9]/g, '');
      return signs === '' ? [] : new RegExp(`(?<!\\d)${[...signs].join('[^a-z0-9]*')}(?!\\d)`);
    });
  patterns.set(receivable, made);
  return made;
}

/** Whether two names share a word that says something. */
function isSameName(a: string, b: string): boolean {
  const words = (name: string) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 3);
  const known = new Set(words(a));
  return words(b).some((word) => known.has(word));
}
