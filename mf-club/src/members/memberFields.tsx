import { FormDateField, FormSelect, FormTextArea } from 'kit/fields';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { FormCheckbox, FormTextField, optionalEmail, requiredText } from 'kit/forms';
import type { OwnName } from 'kit/graphql';
import { EmailLink, notProvided, PhoneLink } from 'kit/lists';
import { pickValues, type RecordFields } from 'kit/records';
import { boolean, string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type ClubDelivery,
  type ClubGender,
  ClubMemberFieldsFragmentDoc,
  type ClubMemberInput,
} from '../gql/graphql';
import { countries, postalCode } from './postalCode';

/** The form of a member: every field of the API's input; what may be empty is ''. */
export type MemberValues = {
  [
    Name in Exclude<keyof ClubMemberInput, 'allowDuplicate'> as OwnName<Name>
  ]-?: ClubMemberInput[Name] extends boolean ? boolean : string;
};

/** What can be chosen for gender; it may be left open. */
const genders = [
  { value: '', label: 'Niet ingevuld' },
  { value: 'm', label: 'Man' },
  { value: 'f', label: 'Vrouw' },
];
const genderText = (gender: string) => genders.find(({ value }) => value === gender)?.label;

/** How a member likes to be written to. */
export const deliveries = [
  { value: 'post', label: 'Per post' },
  { value: 'email', label: 'Per e-mail' },
];
/** The same in a word. */
export const deliveryText = (delivery: string) =>
  deliveries.find(({ value }) => value === delivery)?.label ?? '';

/** As the foundation has it. */
const FIRST_BIRTHDAY = '1930-01-01';

/** As on the server. */
const LINE = 200;
const LINES = 2000;
const off = { autoComplete: 'off' } as const;

/**
 * What is filled in of a member, in the order of the form: one entry for each field
 * (CONTRIBUTING.md, "Adding a field").
 */
export const memberFields = {
  firstName: {
    label: 'Voornaam',
    empty: '',
    schema: string().trim().max(LINE),
    input: <FormTextField name="firstName" label="Voornaam" {...off} />,
    isHalf: true,
    fact: 'elsewhere',
    exported: 'Voornaam',
  },
  lastName: {
    label: 'Achternaam',
    empty: '',
    schema: requiredText().max(LINE),
    input: <FormTextField name="lastName" label="Achternaam" required {...off} />,
    isHalf: true,
    fact: 'elsewhere',
    exported: 'Achternaam',
  },
  address: {
    label: 'Adres',
    empty: '',
    schema: requiredText().max(LINE),
    input: <FormTextField name="address" label="Adres" required {...off} />,
    fact: 'elsewhere',
    exported: 'Adres',
  },
  country: {
    label: 'Land',
    empty: 'Nederland',
    schema: requiredText(),
    input: <FormSelect name="country" label="Land" options={countries} />,
    isHalf: true,
    fact: 'elsewhere',
    exported: 'Land',
  },
  postalCode: {
    label: 'Postcode',
    empty: '',
    schema: postalCode(),
    input: <FormTextField name="postalCode" label="Postcode" required {...off} />,
    isHalf: true,
    fact: 'elsewhere',
    exported: 'Postcode',
  },
  city: {
    label: 'Plaats',
    empty: '',
    schema: requiredText().max(LINE),
    input: <FormTextField name="city" label="Plaats" required {...off} />,
    fact: 'elsewhere',
    exported: 'Plaats',
  },
  email: {
    label: 'E-mail',
    empty: '',
    schema: optionalEmail(),
    input: <FormTextField name="email" label="E-mail" type="email" {...off} />,
    isHalf: true,
    fact: { show: (address) => <EmailLink address={address} />, whenEmpty: notProvided },
    exported: 'E-mail',
  },
  delivery: {
    label: 'Post naar dit lid',
    empty: 'post',
    schema: string(),
    input: <FormSelect name="delivery" label="Post naar dit lid" options={deliveries} />,
    isHalf: true,
    compared: deliveryText,
    fact: { show: deliveryText, whenEmpty: null },
    exported: { header: 'Post of e-mail', value: deliveryText },
  },
  phone: {
    label: 'Telefoon',
    empty: '',
    schema: string().trim().max(40),
    input: <FormTextField name="phone" label="Telefoon" type="tel" {...off} />,
    isHalf: true,
    fact: { show: (number) => <PhoneLink number={number} />, whenEmpty: notProvided },
    exported: 'Telefoon',
  },
  bday: {
    label: 'Geboortedatum',
    empty: '',
    schema: birthday(),
    input: <BirthdayField />,
    isHalf: true,
    compared: formatDate,
    fact: { show: formatDate, whenEmpty: notProvided },
    exported: { header: 'Geboortedatum', value: formatDate },
  },
  gender: {
    label: 'Geslacht',
    empty: '',
    schema: string(),
    input: <FormSelect name="gender" label="Geslacht" options={genders} />,
    isHalf: true,
    compared: genderText,
    fact: { show: genderText, whenEmpty: null },
    exported: 'Geslacht',
  },
  todo: {
    label: 'Te doen',
    empty: '',
    schema: string().trim().max(LINES),
    input: <FormTextArea name="todo" label="Te doen" rows={2} />,
    fact: 'elsewhere',
    exported: 'Te doen',
  },
  notes: {
    label: 'Opmerkingen',
    empty: '',
    schema: string().trim().max(LINES),
    input: <FormTextArea name="notes" label="Opmerkingen" rows={2} />,
    fact: 'elsewhere',
    exported: 'Opmerkingen',
  },
  active: {
    label: 'Actief lid',
    empty: true,
    schema: boolean(),
    input: <FormCheckbox name="active" label="Actief lid" />,
    compared: (isActive) => (isActive ? 'Ja' : 'Nee'),
    fact: 'elsewhere',
    exported: { header: 'Actief', value: (isActive) => (isActive ? 'ja' : 'nee') },
  },
} satisfies RecordFields<MemberValues>;

/** What is filled in of a member, as it was read. */
export function valuesOf(member: FragmentType<typeof ClubMemberFieldsFragmentDoc>): MemberValues {
  return pickValues<MemberValues>(memberFields, getFragmentData(ClubMemberFieldsFragmentDoc, member));
}

/** What is sent of it. */
export function memberInput(values: MemberValues): ClubMemberInput {
  const { gender, delivery, bday, address, ...rest } = pickValues<MemberValues>(memberFields, values);
  return {
    ...rest,
    ...{ adres: address, bday: bday || null },
    gender: (gender || null) as ClubGender | null,
    delivery: delivery as ClubDelivery,
  };
}

/** Until today, also of a page that stays open overnight. */
function BirthdayField() {
  return <FormDateField name="bday" label="Geboortedatum" min={FIRST_BIRTHDAY} max={todayInAmsterdam()} />;
}

function birthday() {
  return string()
    .test(
      'early',
      `Kies een datum vanaf ${formatDate(FIRST_BIRTHDAY)}`,
      (day) => !day || day >= FIRST_BIRTHDAY,
    )
    .test('future', 'Kies vandaag of een eerdere datum', (day) => !day || day <= todayInAmsterdam());
}
