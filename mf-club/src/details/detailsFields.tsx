import { FormSelect } from 'kit/fields';
import { FormTextField, optionalEmail, requiredText } from 'kit/forms';
import type { OwnName } from 'kit/graphql';
import { type FormFields, pickValues, schemaOf } from 'kit/records';
import { string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { ClubDetailsFieldsFragmentDoc, type ClubDetailsInput } from '../gql/graphql';
import { countries, postalCode } from '../members/postalCode';

/** What a member can correct: address, mail and phone. */
export type DetailsValues = Record<OwnName<keyof ClubDetailsInput>, string>;

/** What a member can correct, in the order of the form and in the browser's own words, so that it can fill them in. */
export const detailsFields = {
  address: {
    label: 'Straat en huisnummer',
    empty: '',
    schema: requiredText().max(200),
    input: <FormTextField name="address" label="Straat en huisnummer" autoComplete="street-address" />,
  },
  country: {
    label: 'Land',
    empty: '',
    schema: string()
      .oneOf(countries.map(({ value }) => value))
      .required(),
    input: <FormSelect name="country" label="Land" autoComplete="country-name" options={countries} />,
  },
  postalCode: {
    label: 'Postcode',
    empty: '',
    schema: postalCode(),
    input: <FormTextField name="postalCode" label="Postcode" autoComplete="postal-code" />,
  },
  city: {
    label: 'Woonplaats',
    empty: '',
    schema: requiredText().max(100),
    input: <FormTextField name="city" label="Woonplaats" autoComplete="address-level2" />,
  },
  email: {
    label: 'E-mail',
    empty: '',
    schema: optionalEmail(),
    input: <FormTextField name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" />,
  },
  phone: {
    label: 'Telefoon',
    empty: '',
    schema: string()
      .trim()
      .max(40)
      .matches(/^[\d +()/.-]*$/, 'Vul alleen een telefoonnummer in'),
    input: <FormTextField name="phone" label="Telefoon" type="tel" inputMode="tel" autoComplete="tel" />,
  },
} satisfies FormFields<DetailsValues>;

/** Checks the form. */
export const detailsSchema = schemaOf<DetailsValues>(detailsFields);

/** The form of what is known. */
export function detailsValues(details: FragmentType<typeof ClubDetailsFieldsFragmentDoc>): DetailsValues {
  return pickValues<DetailsValues>(detailsFields, getFragmentData(ClubDetailsFieldsFragmentDoc, details));
}

/** What is sent. @param values as the schema took them */
export function detailsInput(values: DetailsValues): ClubDetailsInput {
  const { address, ...rest } = pickValues<DetailsValues>(detailsFields, values);
  return { ...rest, adres: address };
}
