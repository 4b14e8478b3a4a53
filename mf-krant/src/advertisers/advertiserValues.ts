import { optionalEmail, requiredText } from 'kit/forms';
import { boolean, number, object, string } from 'yup';

import type { AdvertiserDetailsInput, AdvertiserInput, KrantAdvertiserFormFragment } from '../gql/graphql';

/** What a seller may change too: the form of an own advertiser. */
export interface DetailsValues {
  name: string;
  address: string;
  postalCode: string;
  city: string;
  email: string;
  phone: string;
  notes: string;
}

/** The form of an advertiser. The number is a text as long as it is being typed. */
export interface AdvertiserValues extends DetailsValues {
  advertiserUserId: number | string;
  /** '': nobody. */
  contactId: string;
  active: boolean;
}

/** As on the server. */
const LINE = 200;
const SHORT = 40;
const LINES = 2000;
const MOST = 99_999;
const LONG = 'Dit is te lang';

const details = {
  name: requiredText().max(LINE, LONG),
  address: string().trim().max(LINE, LONG),
  postalCode: string().trim().max(SHORT, LONG),
  city: string().trim().max(LINE, LONG),
  email: optionalEmail(),
  phone: string().trim().max(SHORT, LONG),
  notes: string().trim().max(LINES, LONG),
};

/** Checks what a seller may change. */
export const detailsSchema = object(details);

const NUMBER = `Vul een advertentienummer in van 1 tot en met ${MOST}`;

/** Checks an advertiser: number and company name are required (spec 3, section 5). */
export const advertiserSchema = object({
  ...details,
  advertiserUserId: number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? original : NaN;
    })
    .typeError(NUMBER)
    .required()
    .integer(NUMBER)
    .min(1, NUMBER)
    .max(MOST, NUMBER),
  contactId: string(),
  active: boolean(),
});

/** An empty form. @param number the next free one */
export function newAdvertiser(number: number): AdvertiserValues {
  return {
    advertiserUserId: number,
    name: '',
    contactId: '',
    address: '',
    postalCode: '',
    city: '',
    email: '',
    phone: '',
    notes: '',
    active: true,
  };
}

/** What a seller may change, for a version of the record. */
export function detailsOf(advertiser: DetailsValues): DetailsValues {
  const { name, address, postalCode, city, email, phone, notes } = advertiser;
  return { name, address, postalCode, city, email, phone, notes };
}

/** The form for a version of the record. */
export function valuesOf(advertiser: KrantAdvertiserFormFragment): AdvertiserValues {
  const { advertiserUserId, contactId, active } = advertiser;
  return { advertiserUserId, contactId: contactId ?? '', active, ...detailsOf(advertiser) };
}

/** What is sent. The schema made the number a number. */
export function advertiserInput(values: AdvertiserValues): AdvertiserInput {
  const { advertiserUserId, contactId, active } = values;
  return {
    ...detailsInput(values),
    advertiserUserId: Number(advertiserUserId),
    contactId: contactId || null,
    active,
  };
}

/** What a seller sends; the API spells the address in its own way. */
export function detailsInput(values: DetailsValues): AdvertiserDetailsInput {
  const { address, ...rest } = detailsOf(values);
  return { ...rest, adres: address };
}

/** The fields of details in words, to compare two versions. */
export const detailsLabels = {
  name: 'Bedrijfsnaam',
  address: 'Adres',
  postalCode: 'Postcode',
  city: 'Plaats',
  email: 'E-mail',
  phone: 'Telefoon',
  notes: 'Opmerkingen',
} as const;
