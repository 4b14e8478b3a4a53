import { optionalEmail, requiredText } from 'kit/forms';
import { object, string } from 'yup';

import type { VolunteerInput, VolunteersFormFragment } from '../gql/graphql';

/** A volunteer in a form. */
export interface VolunteerValues {
  name: string;
  email: string;
  /** Name and address that are kept although somebody has them already. */
  agreed: string;
}

const LONGEST = 120;

/** A name is required, an address is checked when it is given (spec 3, section 5, "Volunteers"). */
export const volunteerSchema = object({
  name: requiredText().max(LONGEST, 'Maak deze tekst korter'),
  email: optionalEmail(),
  agreed: string(),
});

/** The form of a new volunteer. */
export const newVolunteer: VolunteerValues = { name: '', email: '', agreed: '' };

/** The form of a volunteer. */
export const valuesOf = ({
  name,
  email,
}: Pick<VolunteersFormFragment, 'name' | 'email'>): VolunteerValues => ({
  name,
  email,
  agreed: '',
});

/** What somebody agrees to when it is said that this looks like somebody else. */
export const agreementOf = ({ name, email }: Pick<VolunteerValues, 'name' | 'email'>): string =>
  `${name.trim()}\n${email.trim()}`;

/** What is sent. */
export function volunteerInput(values: VolunteerValues): VolunteerInput {
  const { name, email, agreed } = values;
  return { name, email, ...(agreed === agreementOf(values) && { allowDuplicate: true }) };
}
