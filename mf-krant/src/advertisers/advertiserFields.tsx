import { FormTextArea } from 'kit/fields';
import { FormTextField, optionalEmail, requiredText } from 'kit/forms';
import type { OwnName } from 'kit/graphql';
import { EmailLink, notProvided, PhoneLink } from 'kit/lists';
import { pickValues, type RecordFields } from 'kit/records';
import { string } from 'yup';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type AdvertiserDetailsInput, KrantAdvertiserFieldsFragmentDoc } from '../gql/graphql';

/** What a seller may change too: every field of the API's input, as text. */
export type DetailsValues = Record<OwnName<Exclude<keyof AdvertiserDetailsInput, 'requestId'>>, string>;

/** As on the server. */
const LINE = 200;
const SHORT = 40;
const LINES = 2000;
const LONG = 'Dit is te lang';
const off = { autoComplete: 'off' } as const;
const line = (most = LINE) => string().trim().max(most, LONG);

/**
 * The fields of an advertiser that people edit, in the order of the form: one entry for each (CONTRIBUTING.md, "Adding a
 * field").
 */
export const advertiserFields = {
  name: {
    label: 'Bedrijfsnaam',
    empty: '',
    schema: requiredText().max(LINE, LONG),
    input: <FormTextField name="name" label="Bedrijfsnaam" required maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Bedrijf',
  },
  address: {
    label: 'Adres',
    empty: '',
    schema: line(),
    input: <FormTextField name="address" label="Adres" maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Adres',
  },
  postalCode: {
    label: 'Postcode',
    empty: '',
    schema: line(SHORT),
    input: <FormTextField name="postalCode" label="Postcode" maxLength={SHORT} {...off} />,
    isHalf: true,
    fact: 'elsewhere',
    exported: 'Postcode',
  },
  city: {
    label: 'Plaats',
    empty: '',
    schema: line(),
    input: <FormTextField name="city" label="Plaats" maxLength={LINE} {...off} />,
    isHalf: true,
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
    exported: 'Email',
  },
  phone: {
    label: 'Telefoon',
    empty: '',
    schema: line(SHORT),
    input: <FormTextField name="phone" label="Telefoon" type="tel" maxLength={SHORT} {...off} />,
    isHalf: true,
    fact: { show: (number) => <PhoneLink number={number} />, whenEmpty: notProvided },
    exported: 'Telefoon',
  },
  notes: {
    label: 'Opmerkingen',
    empty: '',
    schema: line(LINES),
    input: <FormTextArea name="notes" label="Opmerkingen" rows={2} maxLength={LINES} />,
    fact: 'elsewhere',
    exported: 'Opmerkingen',
  },
} satisfies RecordFields<DetailsValues>;

/** What people edit of an advertiser, as it was read. */
export function detailsOf(advertiser: FragmentType<typeof KrantAdvertiserFieldsFragmentDoc>): DetailsValues {
  return pickValues<DetailsValues>(
    advertiserFields,
    getFragmentData(KrantAdvertiserFieldsFragmentDoc, advertiser),
  );
}

/** What is sent of it. */
export function detailsInput(values: DetailsValues): AdvertiserDetailsInput {
  const { address, ...rest } = pickValues<DetailsValues>(advertiserFields, values);
  return { ...rest, adres: address };
}
