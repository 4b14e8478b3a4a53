import { number } from 'yup';

/** As on the server. */
const OUT_OF_RANGE = 'Vul een prijs in van 0 tot en met 10.000 euro';
const NO_PRICE = 'Vul een prijs in, zoals 3,50';
const MOST = 1_000_000;

/** A price in cents. What has more than two decimals is rounded. */
export function priceSchema() {
  return number()
    .transform((_value, original: unknown) => centsOf(original))
    .typeError(NO_PRICE)
    .min(0, OUT_OF_RANGE)
    .max(MOST, OUT_OF_RANGE);
}

/** FormEuroField leaves a text that is no amount in whole cents as it is. */
function centsOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/[€\s]/g, '');
  if (text === '') return undefined;
  const [, euros, cents = '', next] = /^(\d+)[.,](\d\d)(\d)\d*$/.exec(text) ?? [];
  if (euros === undefined) return NaN;
  return Number(euros + cents) + (Number(next) >= 5 ? 1 : 0);
}
