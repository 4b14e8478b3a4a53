import { formatEuro } from 'kit/format';
import { array, number, object, string } from 'yup';

import type { Category } from '../ads/saleValues';
import type { AdPriceInput, AdvColor, KrantPricesQuery } from '../gql/graphql';
import { colorLabels } from '../labels';
import { boxOf, PAPER } from '../plan/paper';

/** A row of the price table in the form. */
export interface PriceRow {
  /** Cents; '' when empty, the text itself when it is no amount. */
  price: number | string;
  color: AdvColor;
  /** As it was typed: 8,5x17,9; 17x8,9. */
  formats: string;
  /** As it was read; absent: it is new. */
  was?: Category;
}

/** As on the server. */
export const MOST_ROWS = 40;
const MOST_FORMATS = 12;
const MOST_PRICE = 1_000_000;
const PRICE = 'Vul een bedrag in van € 0,01 tot en met € 10.000,00';
const TWICE = 'Deze prijs staat al in de lijst';
const FORMATS = 'Vul 1 tot en met 12 formaten in, elk één keer';
const WIDTHS = ['8,5x', '17x', '25,9x'];

/** The formats in what was typed, as the lists write them: '8.5 x 17.9 cm, ...' is 8,5x17,9. */
export function formatsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('.', ',')
    .replace(/\s*cm\b/g, '')
    .replace(/\s*[x×]\s*/g, 'x')
    .split(/;|\s+of\s+|,?\s+/)
    .map((format) => format.trim())
    .filter(Boolean);
}

function isFormat(format: string): boolean {
  const box = boxOf(format, format);
  return box !== null && box.height <= PAPER.height && WIDTHS.some((width) => format.startsWith(width));
}

/** The table in the form. */
export const rowsOf = (prices: readonly Category[]): PriceRow[] =>
  prices.map((was) => ({ ...was, formats: was.formats.join('; '), was }));

/** The table as it is sent. */
export const asSent = (rows: readonly PriceRow[]): AdPriceInput[] =>
  rows.map(({ price, color, formats }) => ({ price: Number(price), color, formats: formatsOf(formats) }));

/** Checks the form: each price once, each with formats that fit a page. */
export const pricesSchema = object({
  prices: array().of(
    object({
      price: number()
        .transform((_value, original: unknown) => (typeof original === 'number' ? original : NaN))
        .typeError(PRICE)
        .min(1, PRICE)
        .max(MOST_PRICE, PRICE)
        .test('twice', TWICE, function isOnce(price) {
          // yup gives what is around it outermost last.
          const form = this.from?.at(-1)?.value as { prices: PriceRow[] } | undefined;
          return (form?.prices ?? []).filter((row) => row.price === price).length < 2;
        }),
      color: string().required(),
      formats: string().test('formats', function areFormats(text) {
        const formats = formatsOf(text ?? '');
        const wrong = formats.find((format) => !isFormat(format));
        if (wrong !== undefined)
          return this.createError({
            message: `${wrong} past niet: breedte 8,5, 17 of 25,9 en hoogte tot en met 38,6 cm, zoals 17x8,9`,
          });
        const isRight =
          formats.length > 0 && formats.length <= MOST_FORMATS && new Set(formats).size === formats.length;
        return isRight || this.createError({ message: FORMATS });
      }),
    }),
  ),
});

type Sold = KrantPricesQuery['soldAdvertisements'];
type Table = readonly { price: number | string; color: AdvColor; formats: string[] }[];

/** How many were sold by a table. */
export const soldBy = (table: Table, sold: Sold): Sold =>
  sold.filter(({ advPrice, advColor, advFormat }) =>
    table.some(
      ({ price, color, formats }) =>
        price === advPrice && color === advColor && formats.includes(advFormat ?? ''),
    ),
  );

/** How many were sold by a row that is there before and not after: they keep what was agreed. */
export const touchedBy = (before: Table, after: Table, sold: Sold): number =>
  soldBy(before, sold).length - soldBy(after, soldBy(before, sold)).length;

/** The table in words, a line for each price: to compare two versions. */
export const tableText = (rows: readonly PriceRow[]): string =>
  asSent(rows)
    .map(
      ({ price, color, formats }) => `${formatEuro(price)}, ${colorLabels[color]}, ${formats.join(' of ')}`,
    )
    .join('\n');
