import { emptyValues, schemaOf } from 'kit/records';
import { boolean, number, string } from 'yup';

import type { AdvertiserInput, KrantAdvertiserFormFragment } from '../gql/graphql';
import { advertiserFields, detailsInput, detailsOf, type DetailsValues } from './advertiserFields';

/** The form of an advertiser. The number is a text as long as it is being typed. */
export interface AdvertiserValues extends DetailsValues {
  advertiserUserId: number | string;
  /** '': nobody. */
  contactId: string;
  active: boolean;
  /** The name that is kept although another has it. */
  agreed: string;
}

const MOST = 99_999;
const NUMBER = `Vul een advertentienummer in van 1 tot en met ${MOST}`;

/** Checks what a seller may change. */
export const detailsSchema = schemaOf<DetailsValues>(advertiserFields);

/** Checks an advertiser: number and company name are required. */
export const advertiserSchema = detailsSchema.shape({
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
  agreed: string(),
});

/** An empty form. @param advertiserUserId the next free number */
export function newAdvertiser(advertiserUserId: number): AdvertiserValues {
  const texts = emptyValues<DetailsValues>(advertiserFields);
  return { ...texts, advertiserUserId, contactId: '', active: true, agreed: '' };
}

/** The form for a version of the record. */
export function valuesOf(advertiser: KrantAdvertiserFormFragment): AdvertiserValues {
  const { advertiserUserId, contactId, active } = advertiser;
  return { ...detailsOf(advertiser), advertiserUserId, contactId: contactId ?? '', active, agreed: '' };
}

/** What somebody agrees to when it is said that this looks like another. */
export const agreementOf = ({ name }: Pick<AdvertiserValues, 'name'>): string => name.trim();

/** What is sent. The schema made the number a number. */
export function advertiserInput(values: AdvertiserValues): AdvertiserInput {
  const { advertiserUserId, contactId, active, agreed } = values;
  return {
    ...detailsInput(values),
    advertiserUserId: Number(advertiserUserId),
    contactId: contactId || null,
    active,
    ...(agreed !== '' && agreed === agreementOf(values) && { allowDuplicate: true }),
  };
}
