import { createHash } from 'node:crypto';

/** One line of a bank statement, whatever the format it came in. */
export interface StatementLine {
  /** Our own account, IBAN. */
  account: string;
  /** The day of booking, YYYY-MM-DD. */
  date: string;
  /** Cents; what went out is below 0. */
  amount: number;
  /** Of the other side. */
  name: string;
  iban: string;
  description: string;
  /** What the payer or the bank gave as reference. */
  reference: string;
}

/**
 * The lines with a key each that is the same whenever and in whichever statement the line comes again: made of what it
 * says, and of how many lines before it in this statement say just the same. Numbers of statements are left out, they
 * begin again each year.
 */
export function withKeys(lines: readonly StatementLine[]): (StatementLine & { key: string })[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const said = JSON.stringify([
      line.account,
      line.date,
      line.amount,
      ...[line.name, line.iban, line.description, line.reference].map((text) =>
        text.replace(/\s+/g, '').toLowerCase(),
      ),
    ]);
    const before = seen.get(said) ?? 0;
    seen.set(said, before + 1);
    return { ...line, key: createHash('sha256').update(`${said}#${before}`).digest('base64url') };
  });
}

/** Text on one line. */
export function tidy(text: unknown): string {
  return (typeof text === 'string' || typeof text === 'number' ? String(text) : '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** An amount as a bank writes it, '12.50' or '12,50', in cents: worked out on the digits. */
export function centsOf(text: string): number {
  const [euros = '0', rest = ''] = text.trim().replace(',', '.').split('.');
  return Number(euros) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
}
