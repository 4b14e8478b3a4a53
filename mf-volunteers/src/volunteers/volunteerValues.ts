import { emptyValues, pickValues, schemaOf } from 'kit/records';
import { array, object, string } from 'yup';

import type { VolunteerInput, VolunteersFormFragment } from '../gql/graphql';
import { textsOf, volunteerFields, type VolunteerTexts } from './volunteerFields';

/** A volunteer in a form. */
export interface VolunteerValues extends VolunteerTexts {
  /** Name and address that are kept although somebody has them already. */
  agreed: string;
  /** The ids of what they can do. */
  skills: string[];
  /** Until when a certificate holds, by the id of the skill. */
  until: Record<string, string>;
}

/** Checks the form. */
export const volunteerSchema = schemaOf<VolunteerTexts>(volunteerFields).shape({
  agreed: string(),
  skills: array().of(string().required()),
  until: object(),
});

/** The form of a new volunteer. */
export const newVolunteer: VolunteerValues = {
  ...emptyValues<VolunteerTexts>(volunteerFields),
  ...{ agreed: '', skills: [], until: {} },
};

/** The form of a volunteer. */
export const valuesOf = (volunteer: VolunteersFormFragment): VolunteerValues => ({
  ...textsOf(volunteer),
  agreed: '',
  skills: volunteer.skills.map(({ skillId }) => skillId),
  until: Object.fromEntries(volunteer.skills.map(({ skillId, until }) => [skillId, until])),
});

/** What is sent of the skills. */
export const heldOf = ({ skills, until }: Pick<VolunteerValues, 'skills' | 'until'>) =>
  skills.map((skillId) => ({ skillId, until: until[skillId] ?? '' }));

/** What somebody agrees to when it is said that this looks like somebody else. */
export const agreementOf = ({ name, email }: Pick<VolunteerValues, 'name' | 'email'>): string =>
  `${name.trim()}\n${email.trim()}`;

/** What is sent. */
export function volunteerInput(values: VolunteerValues): VolunteerInput {
  const texts = pickValues<VolunteerTexts>(volunteerFields, values);
  return {
    ...texts,
    skills: heldOf(values),
    ...(values.agreed === agreementOf(values) && { allowDuplicate: true }),
  };
}
