import { lazily } from './lazily';

const grouped = lazily(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 }));

/**
 * An amount in cents as '€ 1.234,50' or '€ -1.234,50', always with a non-breaking space, so that an amount never
 * breaks over two lines. Part of a cent is rounded away from zero.
 */
export function formatEuro(cents: number): string {
  const whole = Math.round(Math.abs(cents));
  if (!Number.isFinite(whole)) return '';
  const sign = cents < 0 && whole > 0 ? '-' : '';
  const rest = String(whole % 100).padStart(2, '0');
  return `€\u00a0${sign}${grouped().format(Math.floor(whole / 100))},${rest}`;
}

const amount = String.raw`(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)`;
const withComma = new RegExp(`^(${amount})(?:,(\\d{1,2}|-))?$`);
const withPoint = /^(\d+)\.(\d{1,2})$/;

/**
 * What someone typed as an amount, in whole cents, or undefined when it is not certainly an amount. Understands
 * '62,50', '62,5', '62,-', '€ 1.234,50', '1.234', '-5' and, because one or two figures after a single point cannot
 * be thousands, '6.20'. Refuses '1,234', '1,234.50', '62,' and more than two decimals. Works on the digits, so there
 * is no floating error.
 */
export function parseEuro(text: string): number | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/\u2212/g, '-')
    .replace(/^(-?)(?:€|EUR)/i, '$1');
  const negative = bare.startsWith('-');
  const digits = negative ? bare.slice(1) : bare;
  const match = withPoint.exec(digits) ?? withComma.exec(digits);
  if (!match) return undefined;
  const euros = (match[1] ?? '').replaceAll('.', '');
  const decimals = (match[2] ?? '').replace('-', '').padEnd(2, '0');
  const cents = Number(euros + decimals);
  if (!Number.isSafeInteger(cents)) return undefined;
  return negative && cents > 0 ? -cents : cents;
}
