import { createHash } from 'node:crypto';

import { bare, type StatementLine } from './statementLine';

/** A line with what it is known by. */
export type KeyedLine = StatementLine & { key: string };

/**
 * The lines of a file with a key each that is the same whenever and in whichever statement the line comes again: the
 * bank's own number of the booking; without that what the line says, and how many lines before it on that day say just
 * the same. Numbers of statements are left out, they begin again each year; those of bookings may too.
 */
export function withKeys(lines: readonly StatementLine[]): KeyedLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const said = JSON.stringify([line.account, line.currency, line.date, line.amount, ...marksOf(line)]);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return { ...line, key: createHash('sha256').update(`${said}#${before}`).digest('base64url') };
  });
}

function marksOf({ bankReference, name, iban, description, reference }: StatementLine): string[] {
  if (/[1-9]/.test(bankReference)) return ['bank', bankReference];
  return [name, iban, description, reference].map((text) => text.replace(/\s+/g, '').toLowerCase());
}

/** A line that was stored before lines had these keys. */
export interface EarlierLine {
  _id: string;
  date: string;
  amount: number;
  name: string;
  iban: string;
  description: string;
  reference: string;
}

/**
 * Which stored line each of these already is, of those that an earlier reader stored: it took other parts of the text,
 * but nothing that is not in the file. Key of the line → id of the stored one.
 */
export function earlierOnes(
  lines: readonly KeyedLine[],
  earlier: readonly EarlierLine[],
): Map<string, string> {
  const byAmount = new Map<string, EarlierLine[]>();
  for (const one of earlier) {
    const group = `${one.date} ${one.amount}`;
    byAmount.set(group, [...(byAmount.get(group) ?? []), one]);
  }
  const taken = new Set<string>();
  const found = new Map<string, string>();
  for (const line of lines) {
    const days = new Set([line.date, line.source.valueDate]);
    const candidates = [...days].flatMap((day) => byAmount.get(`${day} ${line.amount}`) ?? []);
    if (candidates.length === 0) continue;
    const text = bare(line.source.text);
    const same = candidates.find(
      (one) => !taken.has(one._id) && textsOf(one).every((part) => text.includes(part)),
    );
    if (!same) continue;
    taken.add(same._id);
    found.set(line.key, same._id);
  }
  return found;
}

function textsOf({ name, iban, description, reference }: EarlierLine): string[] {
  return [name, iban, description, ...reference.split(' ')].map(bare);
}
