import { FormTextArea, FormEuroField, FormSelect } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, optionalEmail, requiredText, useFormField } from 'kit/forms';
import { pickValues, type RecordFields } from 'kit/records';
import { type AnySchema, array, mixed, string } from 'yup';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import { type InvoiceInput, SecretariatInvoiceFieldsFragmentDoc } from '../../gql/graphql';
import { centsAboveZero } from '../cents';
import { CustomerField } from '../customers/CustomerField';
import { lineSchema, type LineValues, MOST_LINES } from './invoiceLines';
import { LineFacts, lineText } from './LineFacts';
import { LinesField } from './LinesField';
import { committeeLabel, useInvoiceChoices } from './useInvoiceChoices';

/** The invoice form: every field of the API's input. An amount is cents, '' when empty, the text itself when it is none. */
export type InvoiceValues = {
  [Name in Exclude<keyof InvoiceInput, 'requestId' | 'amount' | 'lines'>]: string;
} & { amount: number | string; lines: LineValues[] };

/** What the server takes at most: a line, and a few lines. */
const LINE = 200;
const LINES = 2000;
const REQUIRED = 'Dit veld is verplicht';
const off = { autoComplete: 'off' } as const;
const asText = { show: (text: string) => text, whenEmpty: null };

/** What a field must be where the invoice has no lines, and where it has. */
function withoutLines(one: AnySchema, other: AnySchema) {
  return mixed().when('lines', ([lines]: unknown[]) =>
    Array.isArray(lines) && lines.length > 0 ? other : one,
  );
}

/** The e-mail address of a client, which may be left empty. */
export const clientEmail = () => optionalEmail('E-mail moet een geldig formaat hebben');

/**
 * What is filled in of an invoice, in the order of form, facts and export: one entry for each field (CONTRIBUTING.md,
 * "Adding a field"). Who it is for is one fact.
 */
export const invoiceFields = {
  customerId: {
    label: 'Klant',
    empty: '',
    schema: string(),
    input: <CustomerField />,
    // By the name on the invoice.
    fact: 'elsewhere',
    exported: { header: 'Klant uit het klantenboek', value: (id) => (id ? 'ja' : '') },
  },
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
    schema: withoutLines(requiredText(REQUIRED), string().trim()),
    input: <FormTextArea name="description" label="Omschrijving" maxLength={LINES} />,
    fact: asText,
    exported: 'Omschrijving',
  },
  amount: {
    label: 'Bedrag',
    empty: '',
    schema: withoutLines(centsAboveZero().required(REQUIRED), mixed()),
    input: <AmountField />,
    fact: { show: (cents) => formatEuro(Number(cents)), whenEmpty: null },
    exported: { header: 'Bedrag', value: (cents) => Number(cents) / 100 },
  },
  lines: {
    label: 'Regels',
    empty: [],
    schema: array()
      .of(lineSchema(REQUIRED))
      .max(MOST_LINES, `Een factuur heeft hooguit ${MOST_LINES} regels`),
    input: <LinesField />,
    fact: {
      show: (lines) => (lines.length > 0 ? <LineFacts lines={lines} /> : null),
      whenEmpty: null,
    },
    exported: { header: 'Regels', value: (lines) => lines.map(lineText).join('; ') },
  },
  commissionId: {
    label: 'Commissie',
    empty: '',
    schema: string(),
    input: <CommitteeField />,
    // By its name, which is not a value of the form.
    fact: 'elsewhere',
    exported: 'Commissie',
  },
} satisfies RecordFields<InvoiceValues>;

/** What was filled in of an invoice, as it was read. */
export function valuesOf(invoice: FragmentType<typeof SecretariatInvoiceFieldsFragmentDoc>): InvoiceValues {
  const { lines, ...fields } = getFragmentData(SecretariatInvoiceFieldsFragmentDoc, invoice);
  return pickValues<InvoiceValues>(invoiceFields, {
    ...fields,
    lines: lines.map((line) => ({ ...line, quantity: line.quantity / 100 })),
  });
}

/** The amount of an invoice of one sum. With lines it is what they come to. */
function AmountField() {
  const lines = useFormField('lines').value as readonly LineValues[];
  return lines.length > 0 ? null : <FormEuroField name="amount" label="Bedrag" placeholder="0,00" />;
}

/** The committee that the money of an invoice is of; none where the year says where invoices go. */
function CommitteeField() {
  const { invoiceCommittees } = useInvoiceChoices();
  return (
    <FormSelect
      name="commissionId"
      label="Commissie"
      placeholder="Geen commissie"
      options={invoiceCommittees.map((one) => ({ value: one.id, label: committeeLabel(one) }))}
    />
  );
}
