import type { EditProfileInput } from '../gql/graphql';

/** The own details that a person edits, in this order. */
export const profileFields = ['phoneNumber', 'email', 'address'] as const;

/** One of the own details. */
export type ProfileField = (typeof profileFields)[number];

/** What the details are called on the page. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  phoneNumber: 'Telefoonnummer',
  email: 'E-mail',
  address: 'Adres',
};

/** What is sent; the API spells the address in its own way. */
export function profileInput({ address, ...rest }: Partial<Record<ProfileField, string>>): EditProfileInput {
  return { ...rest, ...(address !== undefined && { adres: address }) };
}
