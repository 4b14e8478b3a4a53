import type { EditProfileInput } from '../gql/lazy/graphql';

/** One of the own details: every field of the API's input, which spells the address in its own way. */
export type ProfileField = Named<Exclude<keyof EditProfileInput, 'currentPassword'>>;
type Named<Name> = Name extends 'adres' ? 'address' : Name;

/** What the details are called on the page, in its order. */
export const profileLabels: Readonly<Record<ProfileField, string>> = {
  phoneNumber: 'Telefoonnummer',
  email: 'E-mail',
  address: 'Adres',
};

/** The own details that a person edits, in this order. */
export const profileFields = Object.keys(profileLabels) as ProfileField[];

/** What is filled in: a detail, and the password of now when that is asked for. */
export type ProfileValues = Partial<Record<ProfileField | 'currentPassword', string>>;

/** What is sent; the API spells the address in its own way. */
export function profileInput({ address, ...rest }: ProfileValues): EditProfileInput {
  return { ...rest, ...(address !== undefined && { adres: address }) };
}
