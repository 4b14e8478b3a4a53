import type { Payable } from '../../core/payables/payable';
import { MatchCertainty } from './bank.enums';
import type { StatementLine } from './statementLine';

/** What a line may be the payment of. */
export interface Proposal {
  certainty: MatchCertainty;
  payables: Payable[];
}

const { sure, likely, possible } = MatchCertainty;
const MOST = 5;

/**
 * What an incoming line may be the payment of, the surest first: what it mentions, together if it mentions several, when
 * the amount is right; then what has its amount, those of the same name before the others.
 */
export function proposalsFor(line: StatementLine, open: readonly Payable[]): Proposal[] {
  if (line.amount <= 0) return [];
  const text = letters(`${line.description} ${line.reference}`);
  const mentioned = open.filter(({ reference }) => reference && mentions(text, letters(reference)));
  const total = mentioned.reduce((sum, { amount }) => sum + amount, 0);
  if (mentioned.length > 0 && total === line.amount) return [{ certainty: sure, payables: mentioned }];
  const single = mentioned.filter(({ amount }) => amount === line.amount);
  const sameAmount = open.filter((payable) => payable.amount === line.amount && !single.includes(payable));
  return [
    ...single.map((payable) => ({ certainty: sure, payables: [payable] })),
    ...sameAmount
      .filter(({ name }) => isSameName(name, line.name))
      .map((payable) => ({ certainty: likely, payables: [payable] })),
    ...sameAmount
      .filter(({ name }) => !isSameName(name, line.name))
      .map((payable) => ({ certainty: possible, payables: [payable] })),
  ].slice(0, MOST);
}

/** Only letters and figures, in lower case and without accents: people type references as they like. */
function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Whether it is in the text and not a part of a longer number. */
function mentions(text: string, reference: string): boolean {
  for (let from = text.indexOf(reference); from >= 0; from = text.indexOf(reference, from + 1)) {
    const [before, after] = [text[from - 1] ?? '', text[from + reference.length] ?? ''];
    if (!/\d/.test(before) && !/\d/.test(after)) return true;
  }
  return false;
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
