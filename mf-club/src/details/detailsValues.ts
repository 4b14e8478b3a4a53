import { optionalEmail, requiredText } from 'kit/forms';
import { object, string } from 'yup';

import type { ClubDetailsInput, ClubOwnDetailsFragment } from '../gql/graphql';
import { countries, postalCode } from '../members/memberValues';

/** What is known of a member, as their own page shows it. */
export type Details = ClubOwnDetailsFragment;

/** What a member can correct: address, mail and phone (issue 6). */
export interface DetailsValues {
  adres: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
}

/** What cannot be left out. */
export const detailsSchema = object({
  adres: requiredText().max(200),
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
export function detailsValues(details: Details): DetailsValues {
  const { adres, postalCode: code, city, country, email, phone } = details;
  return { adres, postalCode: code, city, country, email, phone };
}

/** What is sent. @param values as the schema took them */
export function detailsInput(values: DetailsValues): ClubDetailsInput {
  const { adres, postalCode: code, city, country, email, phone } = values;
  return { adres, postalCode: code, city, country, email, phone };
}
