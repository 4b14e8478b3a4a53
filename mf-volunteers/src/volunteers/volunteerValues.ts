import { emptyValues, pickValues, schemaOf } from 'kit/records';
import { string } from 'yup';

import type { VolunteerInput, VolunteersFormFragment } from '../gql/graphql';
import { textsOf, volunteerFields, type VolunteerTexts } from './volunteerFields';

/** A volunteer in a form. */
export interface VolunteerValues extends VolunteerTexts {
  /** Name and address that are kept although somebody has them already. */
  agreed: string;
}

/** Checks the form. */
export const volunteerSchema = schemaOf<VolunteerTexts>(volunteerFields).shape({ agreed: string() });

/** The form of a new volunteer. */
export const newVolunteer: VolunteerValues = { ...emptyValues<VolunteerTexts>(volunteerFields), agreed: '' };

/** The form of a volunteer. */
export const valuesOf = (volunteer: VolunteersFormFragment): VolunteerValues => ({
  ...textsOf(volunteer),
  agreed: '',
});

/** What somebody agrees to when it is said that this looks like somebody else. */
export const agreementOf = ({ name, email }: Pick<VolunteerValues, 'name' | 'email'>): string =>
  `${name.trim()}\n${email.trim()}`;

/** What is sent. */
export function volunteerInput(values: VolunteerValues): VolunteerInput {
  const texts = pickValues<VolunteerTexts>(volunteerFields, values);
  return { ...texts, ...(values.agreed === agreementOf(values) && { allowDuplicate: true }) };
}
