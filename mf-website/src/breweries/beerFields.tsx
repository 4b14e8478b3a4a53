import { FormNumberField, FormTextArea } from 'kit/fields';
import { FormTextField, requiredText } from 'kit/forms';
import { type FormFields, pickValues } from 'kit/records';
import { number, string } from 'yup';

import type { BeerInput } from '../gql/graphql';

/** The fields of a beer's form; '' for a number that is not filled in. */
export type BeerValues = {
  [Name in keyof BeerInput]-?: NonNullable<BeerInput[Name]> extends number ? number | '' : string;
};

const optionalNumber = () =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError('Vul een getal in');

/**
 * What is filled in of a beer, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a field"). The
 * name is needed; per cent between 0 and 100, IBU a whole number.
 */
export const beerFields = {
  name: {
    label: 'Naam bier',
    empty: '',
    schema: requiredText(),
    input: <FormTextField name="name" label="Naam bier" />,
  },
  alcoholPercentage: {
    label: 'Alcoholpercentage',
    empty: '',
    schema: optionalNumber().min(0, 'Minimaal 0').max(100, 'Maximaal 100'),
    input: <FormNumberField name="alcoholPercentage" label="Alcoholpercentage" />,
  },
  IBU: {
    label: 'IBU',
    empty: '',
    schema: optionalNumber().integer('Vul een heel getal in').min(0, 'Minimaal 0').max(1000, 'Maximaal 1000'),
    input: <FormNumberField name="IBU" label="IBU" inputMode="numeric" />,
  },
  intro: {
    label: 'Intro',
    empty: '',
    schema: string().trim(),
    input: <FormTextArea name="intro" label="Intro" />,
  },
} satisfies FormFields<BeerValues>;

/** What is sent of a beer. */
export function beerInput(values: BeerValues): BeerInput {
  const { alcoholPercentage, IBU, ...texts } = pickValues<BeerValues>(beerFields, values);
  const orNull = (value: number | '') => (typeof value === 'number' ? value : null);
  return { ...texts, alcoholPercentage: orNull(alcoholPercentage), IBU: orNull(IBU) };
}

/** A percentage as people write it: '6,5 %'. */
export function percentage(value: number): string {
  return `${value.toLocaleString('nl-NL')} %`;
}
