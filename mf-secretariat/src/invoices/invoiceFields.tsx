import { FormEuroField, FormTextArea } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, optionalEmail, requiredText } from 'kit/forms';
import { pickValues, type RecordFields } from 'kit/records';
import { string } from 'yup';

import { centsAboveZero } from '../finance/cents';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type InvoiceInput, SecretariatInvoiceFieldsFragmentDoc } from '../gql/graphql';

/** The invoice form: every field of the API's input. An amount is cents, '' when empty, the text itself when it is none. */
export type InvoiceValues = {
  [Name in Exclude<keyof InvoiceInput, 'requestId'>]: InvoiceInput[Name] extends number
    ? number | string
    : string;
};

/** What the server takes at most: a line, and a few lines. */
const LINE = 200;
const LINES = 2000;
const REQUIRED = 'Dit veld is verplicht';
const off = { autoComplete: 'off' } as const;
const asText = { show: (text: string) => text, whenEmpty: null };

/** The e-mail address of a client, which may be left empty. */
export const clientEmail = () => optionalEmail('E-mail moet een geldig formaat hebben');

/**
 * What is filled in of an invoice, in the order of form, facts and export: one entry for each field (CONTRIBUTING.md,
 * "Adding a field"). Who it is for is one fact.
 */
export const invoiceFields = {
  nameClient: {
    label: 'Naam klant',
    empty: '',
    schema: requiredText(REQUIRED),
    input: <FormTextField name="nameClient" label="Naam klant" maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Klant',
  },
  addressClient: {
    label: 'Adres',
    empty: '',
    schema: string().trim(),
    input: <FormTextField name="addressClient" label="Adres" maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Adres',
  },
  postalCodeClient: {
    label: 'Postcode en plaats',
    empty: '',
    schema: string().trim(),
    input: <FormTextField name="postalCodeClient" label="Postcode en plaats" maxLength={LINE} {...off} />,
    fact: 'elsewhere',
    exported: 'Postcode en plaats',
  },
  emailClient: {
    label: 'E-mail',
    empty: '',
    schema: clientEmail(),
    input: <FormTextField name="emailClient" label="E-mail" type="email" {...off} />,
    fact: asText,
    exported: 'E-mail',
  },
  title: {
    label: 'Titel',
    empty: '',
    schema: requiredText(REQUIRED),
    input: <FormTextField name="title" label="Titel" maxLength={LINE} {...off} />,
    fact: asText,
    exported: 'Titel',
  },
  description: {
    label: 'Omschrijving',
    empty: '',
    schema: requiredText(REQUIRED),
    input: <FormTextArea name="description" label="Omschrijving" maxLength={LINES} />,
    fact: asText,
    exported: 'Omschrijving',
  },
  amount: {
    label: 'Bedrag',
    empty: '',
    schema: centsAboveZero().required(REQUIRED),
    input: <FormEuroField name="amount" label="Bedrag" placeholder="0,00" />,
    fact: { show: (cents) => formatEuro(Number(cents)), whenEmpty: null },
    exported: { header: 'Bedrag', value: (cents) => Number(cents) / 100 },
  },
} satisfies RecordFields<InvoiceValues>;

/** What was filled in of an invoice, as it was read. */
export function valuesOf(invoice: FragmentType<typeof SecretariatInvoiceFieldsFragmentDoc>): InvoiceValues {
  return pickValues<InvoiceValues>(
    invoiceFields,
    getFragmentData(SecretariatInvoiceFieldsFragmentDoc, invoice),
  );
}
