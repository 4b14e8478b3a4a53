import { emptyValues, labelsOf, schemaOf } from 'kit/records';
import { number, string } from 'yup';

import type { ClubMemberInput } from '../gql/graphql';
import { memberFields, memberInput, type MemberValues } from './memberFields';
import { thisYear } from './payments/usePaymentYears';

/** As on the server. */
const FIRST_YEAR = 1900;

/** The form of a member. */
export type EditedMember = MemberValues & {
  /** Name and postal code that are kept although somebody has them already. */
  agreed: string;
};

/** Beside it, for a new member: the year joined, a text as long as it is being typed. */
export type NewMemberValues = EditedMember & { joined: number | string };

/** An empty form. */
export const newMember: NewMemberValues = {
  ...emptyValues<MemberValues>(memberFields),
  joined: '',
  agreed: '',
};

/** Checks the form of a member. */
export const memberSchema = schemaOf<MemberValues>(memberFields).shape({ agreed: string() });

const noYear = () => `Vul een jaar in van ${FIRST_YEAR} tot en met ${thisYear()}`;

/** Checks the form of a new member; without a year joined the server takes this one. */
export const newMemberSchema = memberSchema.shape({
  joined: number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? original : NaN;
    })
    .typeError(noYear)
    .integer(noYear)
    .test('range', noYear, (year) => year === undefined || (year >= FIRST_YEAR && year <= thisYear())),
});

/** What somebody agrees to when it is said that this looks like another. */
export const agreementOf = ({ firstName, lastName, postalCode }: EditedMember): string =>
  // However it is written: what is sent has a postal code as it is printed.
  [firstName, lastName, postalCode].map((text) => text.replace(/\s/g, '').toLowerCase()).join('\n');

/** What is sent of the form. */
export function editedInput({ agreed, ...values }: EditedMember): ClubMemberInput {
  const isAgreed = agreed !== '' && agreed === agreementOf({ ...values, agreed });
  return { ...memberInput(values), ...(isAgreed && { allowDuplicate: true }) };
}

/** Whether what must be filled in is there: only then 'Opslaan' is offered. */
export function isComplete({ lastName, address, postalCode, city, country }: MemberValues): boolean {
  return [lastName, address, postalCode, city, country].every((text) => text.trim() !== '');
}

const { gender, firstName, lastName, address, postalCode, city, country, ...others } =
  labelsOf<MemberValues>(memberFields);

/** The fields in words, to compare two versions. */
export const memberLabels = {
  gender,
  firstName,
  lastName,
  address,
  postalCode,
  city,
  country,
  ...others,
};
