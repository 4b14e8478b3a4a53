import { requiredText } from 'kit/forms';
import { string } from 'yup';

/** Where members live (spec 3, section 9). */
export const countries = ['Nederland', 'België'] as const;

const belgian = /^[1-9]\d{3}$/;
const dutch = /^([1-9]\d{3})\s*([A-Z]{2})$/;

/** A postal code as it is written in this country ('1234 AB', '1234'); undefined when it is none there. */
export function postalCodeIn(country: string, typed: string): string | undefined {
  const text = typed.trim().toUpperCase();
  if (country === 'België') return belgian.test(text) ? text : undefined;
  const [, figures, letters] = dutch.exec(text) ?? [];
  return figures && letters ? `${figures} ${letters}` : undefined;
}

/** A postal code that fits the field `country` beside it (issue 6). */
export function postalCodeField() {
  return requiredText().when('country', ([country], field) =>
    field.test('country', hintOf(String(country)), (typed) => {
      return !typed || postalCodeIn(String(country), typed) !== undefined;
    }),
  );
}

/** One of the countries. */
export function countryField() {
  return string()
    .oneOf([...countries])
    .required();
}

function hintOf(country: string): string {
  return country === 'België'
    ? 'Vul een Belgische postcode in, zoals 3600'
    : 'Vul een Nederlandse postcode in, zoals 1234 AB';
}
