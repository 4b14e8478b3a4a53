import { FormTextArea } from 'kit/fields';
import { FormTextField, optionalEmail, requiredText } from 'kit/forms';
import { type FormFields, pickValues } from 'kit/records';
import { string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type VolunteerInput, VolunteersFieldsFragmentDoc } from '../gql/graphql';

/** What is filled in of a volunteer: every field of the API's input, as text. */
export type VolunteerTexts = Record<Exclude<keyof VolunteerInput, 'allowDuplicate' | 'skills'>, string>;

const LONGEST = 120;
const LONGEST_PHONE = 40;
const LONGEST_REMARKS = 1000;

/**
 * What is filled in of a volunteer, in the order of the form: one entry for each field (CONTRIBUTING.md, "Adding a
 * field"). A name is required, an address is checked when it is given.
 */
export const volunteerFields = {
  name: {
    label: 'Naam',
    empty: '',
    schema: requiredText().max(LONGEST, 'Maak deze tekst korter'),
    input: <FormTextField name="name" label="Naam" required autoComplete="off" />,
  },
  email: {
    label: 'E-mail',
    empty: '',
    schema: optionalEmail(),
    input: <FormTextField name="email" label="E-mail" type="email" inputMode="email" autoComplete="off" />,
  },
  phone: {
    label: 'Telefoon',
    empty: '',
    schema: string().trim().max(LONGEST_PHONE, 'Maak deze tekst korter'),
    input: <FormTextField name="phone" label="Telefoon" type="tel" inputMode="tel" autoComplete="off" />,
  },
  remarks: {
    label: 'Opmerkingen',
    empty: '',
    schema: string().trim().max(LONGEST_REMARKS, 'Maak deze tekst korter'),
    input: <FormTextArea name="remarks" label="Opmerkingen" rows={2} />,
  },
} satisfies FormFields<VolunteerTexts>;

/** What is filled in of a volunteer, as it was read. */
export function textsOf(volunteer: FragmentType<typeof VolunteersFieldsFragmentDoc>): VolunteerTexts {
  return pickValues<VolunteerTexts>(volunteerFields, getFragmentData(VolunteersFieldsFragmentDoc, volunteer));
}
