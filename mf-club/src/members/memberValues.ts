import { formatDate, todayInAmsterdam } from 'kit/format';
import { optionalEmail, requiredText } from 'kit/forms';
import { boolean, number, object, string } from 'yup';

import type { ClubGender, ClubMemberInput } from '../gql/graphql';
import { thisYear } from './usePaymentYears';

/** The countries of members (spec 3, section 9). */
export const countries = ['Nederland', 'België'].map((value) => ({ value, label: value }));

/** What can be chosen for gender; it may be left open. */
export const genders = [
  { value: '', label: 'Niet ingevuld' },
  { value: 'm', label: 'Man' },
  { value: 'f', label: 'Vrouw' },
];

/** Spec 3, section 9. */
export const FIRST_BIRTHDAY = '1930-01-01';

/** As on the server. */
const FIRST_YEAR = 1900;
const LINE = 200;
const LINES = 2000;

/** The form of a member: what may be empty is ''. */
export interface MemberValues {
  gender: string;
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  bday: string;
  todo: string;
  notes: string;
  active: boolean;
}

/** Beside it, for a new member: the year joined, a text as long as it is being typed. */
export type NewMemberValues = MemberValues & { joined: number | string };

/** An empty form. */
export const newMember: NewMemberValues = {
  gender: '',
  firstName: '',
  lastName: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'Nederland',
  email: '',
  phone: '',
  bday: '',
  todo: '',
  notes: '',
  active: true,
  joined: '',
};

/** "1234AB" as it is stored, "1234 AB"; what is no Dutch postal code stays as it is. */
export function dutchPostalCode(text: string): string {
  return text
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})[\s.-]*([A-Z]{2})$/, '$1 $2');
}

/** A postal code of the country that is chosen beside it (spec 3, section 5). */
export function postalCode() {
  return requiredText().when('country', ([country], schema) =>
    country === 'België'
      ? schema.matches(/^[1-9]\d{3}$/, {
          message: 'Vul een postcode in van vier cijfers, zoals 3600',
          excludeEmptyString: true,
        })
      : schema
          .transform((text: string | undefined) => text && dutchPostalCode(text))
          .matches(/^[1-9]\d{3} [A-Z]{2}$/, {
            message: 'Vul een postcode in zoals 6041 AA',
            excludeEmptyString: true,
          }),
  );
}

const fields = {
  gender: string(),
  firstName: string().trim().max(LINE),
  lastName: requiredText().max(LINE),
  address: requiredText().max(LINE),
  postalCode: postalCode(),
  city: requiredText().max(LINE),
  country: requiredText(),
  email: optionalEmail(),
  phone: string().trim().max(40),
  bday: string()
    .test(
      'early',
      `Kies een datum vanaf ${formatDate(FIRST_BIRTHDAY)}`,
      (day) => !day || day >= FIRST_BIRTHDAY,
    )
    .test('future', 'Kies vandaag of een eerdere datum', (day) => !day || day <= todayInAmsterdam()),
  todo: string().trim().max(LINES),
  notes: string().trim().max(LINES),
  active: boolean(),
};

/** Checks the form of a member (spec 3, section 5). */
export const memberSchema = object(fields);

const noYear = () => `Vul een jaar in van ${FIRST_YEAR} tot en met ${thisYear()}`;

/** Checks the form of a new member; without a year joined the server takes this one. */
export const newMemberSchema = object({
  ...fields,
  joined: number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? original : NaN;
    })
    .typeError(noYear)
    .integer(noYear)
    .test('range', noYear, (year) => year === undefined || (year >= FIRST_YEAR && year <= thisYear())),
});

/** Whether what must be filled in is there: only then 'Opslaan' is offered (spec 3, section 5). */
export function isComplete({ lastName, address, postalCode: code, city, country }: MemberValues): boolean {
  return [lastName, address, code, city, country].every((text) => text.trim() !== '');
}

/** The form for a version of the record. */
export function valuesOf(member: Omit<MemberValues, 'gender' | 'bday'> & Nullable): MemberValues {
  const { firstName, lastName, address, postalCode: code, city, country, email, phone } = member;
  const { todo, notes, active } = member;
  return {
    gender: member.gender ?? '',
    firstName,
    lastName,
    address,
    postalCode: code,
    city,
    country,
    email,
    phone,
    bday: member.bday ?? '',
    todo,
    notes,
    active,
  };
}

type Nullable = { gender?: string | null; bday?: string | null };

/** What is sent; the API spells the address in its own way. */
export function memberInput({ gender, bday, address, ...rest }: MemberValues): ClubMemberInput {
  return { ...rest, adres: address, gender: (gender || null) as ClubGender | null, bday: bday || null };
}

/** The fields in words, to compare two versions. */
export const memberLabels = {
  gender: { label: 'Geslacht', show: (value: string) => genders.find((each) => each.value === value)?.label },
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  address: 'Adres',
  postalCode: 'Postcode',
  city: 'Plaats',
  country: 'Land',
  email: 'E-mail',
  phone: 'Telefoon',
  bday: { label: 'Geboortedatum', show: formatDate },
  todo: 'Te doen',
  notes: 'Opmerkingen',
  active: { label: 'Actief lid', show: (value: boolean) => (value ? 'Ja' : 'Nee') },
};
