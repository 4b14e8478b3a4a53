import { messages, requiredText } from 'kit/forms';
import { type AnySchema, number, object, string } from 'yup';

import type {
  BeerInput,
  BreweryInput,
  WebsiteBeerFormFragment,
  WebsiteBreweryFormFragment,
} from '../gql/graphql';
import { webAddress } from '../webAddress';

/** The fields of a beer's form; '' for a number that is not filled in. */
export type BeerValues = {
  [Name in keyof BeerInput]-?: NonNullable<BeerInput[Name]> extends number ? number | '' : string;
};

const NO_NUMBER = 'Vul een getal in';

/** The save of a brewery is offered only when all three are there. */
export const brewerySchema = object({
  name: requiredText(),
  website: webAddress().required(messages.required),
  intro: requiredText(),
} satisfies Record<keyof BreweryInput, AnySchema>);

const optionalNumber = () =>
  number()
    .transform((value: number, original: unknown) => (original === '' ? undefined : value))
    .typeError(NO_NUMBER);

/** A beer: the name is needed; per cent between 0 and 100, IBU a whole number. */
export const beerSchema = object({
  name: requiredText(),
  alcoholPercentage: optionalNumber().min(0, 'Minimaal 0').max(100, 'Maximaal 100'),
  IBU: optionalNumber().integer('Vul een heel getal in').min(0, 'Minimaal 0').max(1000, 'Maximaal 1000'),
  intro: string().trim(),
} satisfies Record<keyof BeerValues, AnySchema>);

/** The values of a stored brewery. */
export function breweryValues({ name, website, intro }: WebsiteBreweryFormFragment): BreweryInput {
  return { name, website, intro };
}

/** The values of a stored beer. */
export function beerValues({ name, alcoholPercentage, IBU, intro }: WebsiteBeerFormFragment): BeerValues {
  return { name, alcoholPercentage: alcoholPercentage ?? '', IBU: IBU ?? '', intro };
}

/** What is sent of a beer. */
export function beerInput({ name, alcoholPercentage, IBU, intro }: BeerValues): BeerInput {
  const orNull = (value: number | '' | undefined) => (typeof value === 'number' ? value : null);
  return { name, alcoholPercentage: orNull(alcoholPercentage), IBU: orNull(IBU), intro: intro ?? '' };
}

/** A percentage as people write it: '6,5 %'. */
export function percentage(value: number): string {
  return `${value.toLocaleString('nl-NL')} %`;
}
