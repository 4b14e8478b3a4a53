import { optionalEmail, requiredText } from 'kit/forms';
import { object, string } from 'yup';

import type { ClubDetailsFormFragment, ClubDetailsInput } from '../gql/graphql';
import { countries, postalCode } from '../members/memberValues';

/** What a member can correct: address, mail and phone (issue 6). */
export interface DetailsValues {
  address: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
}

/** What cannot be left out. */
export const detailsSchema = object({
  address: requiredText().max(200),
  country: string()
    .oneOf(countries.map(({ value }) => value))
    .required(),
  postalCode: postalCode(),
  city: requiredText().max(100),
  email: optionalEmail(),
  phone: string()
    .trim()
    .max(40)
    .matches(/^[\d +()/.-]*$/, 'Vul alleen een telefoonnummer in'),
});

/** The form of what is known. */
export function detailsValues(details: ClubDetailsFormFragment): DetailsValues {
  const { address, postalCode: code, city, country, email, phone } = details;
  return { address, postalCode: code, city, country, email, phone };
}

/** What is sent; the API spells the address in its own way. @param values as the schema took them */
export function detailsInput(values: DetailsValues): ClubDetailsInput {
  const { address, postalCode: code, city, country, email, phone } = values;
  return { adres: address, postalCode: code, city, country, email, phone };
}
