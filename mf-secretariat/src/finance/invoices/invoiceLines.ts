import { number, object, string } from 'yup';

import type { VatRate } from '../../gql/graphql';

/** A line in the form: a number is one, '' when empty, the text itself when it is none. */
export interface LineValues {
  description: string;
  /** As it was typed: 2.5 is two and a half. */
  quantity: number | string;
  /** Cents for one, without VAT. */
  price: number | string;
  vatRate: VatRate;
}

/** As on the server. */
export const MOST_LINES = 50;
const MOST_PIECES = 10_000;
const MOST = 100_000_000;
const QUANTITY = 'Vul een aantal in, zoals 2 of 2,5';
const PRICE = 'Vul een bedrag in, zoals 12,50';

/** A line of which nothing is filled in but that it is one of something. */
export const emptyLine = (vatRate: VatRate): LineValues => ({
  description: '',
  quantity: 1,
  price: '',
  vatRate,
});

const typed = (wrong: string) =>
  number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? original : NaN;
    })
    .typeError(wrong);

/** Checks a line. @param required the text at what is left empty */
export const lineSchema = (required: string) =>
  object({
    description: string().trim().required(required),
    quantity: typed(QUANTITY)
      .required(required)
      .max(MOST_PIECES, 'Vul een aantal tot en met 10.000 in')
      .test('above', 'Vul een aantal boven nul in', (value) => value > 0)
      .test('decimals', 'Vul hooguit twee cijfers achter de komma in', (value) =>
        Number.isInteger(Number((value * 100).toFixed(6))),
      ),
    price: typed(PRICE)
      .required(required)
      .min(0, 'Vul een prijs van nul of meer in')
      .max(MOST, 'Vul een bedrag tot en met 1.000.000 euro in'),
    vatRate: string().required(required),
  });
