import { FormCheckbox, FormTextField, requiredEmail, requiredText } from 'kit/forms';
import type { OwnName } from 'kit/graphql';
import type { FormFields } from 'kit/records';
import { boolean, string } from 'yup';

import type { EditUserInput } from '../../../gql/graphql';

/** What is filled in of a user beside the permissions: every other field of the API's input. */
export type UserFieldValues = {
  [Name in Exclude<keyof EditUserInput, 'permissions'> as OwnName<Name>]: EditUserInput[Name] extends boolean
    ? boolean
    : string;
};

/**
 * What is filled in of a user, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a field").
 * Permissions have trees of their own.
 */
export const userFields = {
  name: {
    label: 'Naam',
    empty: '',
    schema: requiredText(),
    input: <FormTextField name="name" label="Naam" autoComplete="off" />,
  },
  email: {
    label: 'E-mail',
    empty: '',
    schema: requiredEmail(),
    input: <FormTextField name="email" label="E-mail" type="email" autoComplete="off" />,
  },
  phoneNumber: {
    label: 'Telefoonnummer',
    empty: '',
    schema: string().max(40),
    input: <FormTextField name="phoneNumber" label="Telefoonnummer" type="tel" autoComplete="off" />,
  },
  address: {
    label: 'Adres',
    empty: '',
    schema: string().max(200),
    input: <FormTextField name="address" label="Adres" autoComplete="off" />,
  },
  isExternal: {
    label: 'Extern account',
    compared: (isExternal) => (isExternal ? 'Ja' : 'Nee'),
    empty: false,
    schema: boolean(),
    input: <FormCheckbox name="isExternal" label="Extern account (geen lid van de stichting)" />,
  },
} satisfies FormFields<UserFieldValues>;
