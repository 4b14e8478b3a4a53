import { FormEuroField, FormNumberField, FormTextArea } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { FormTextField, messages, requiredText } from 'kit/forms';
import { notProvided } from 'kit/lists';
import { pickValues, type RecordFields } from 'kit/records';
import { number, string } from 'yup';

import { priceSchema } from '../euroSchema';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type ProductInput, StockProductFieldsFragmentDoc } from '../gql/graphql';

/**
 * What is filled in of a product beside its picture: every other field of the API's input. Prices are cents; '' when
 * empty, the text itself as long as they are being typed.
 */
export type ProductFieldValues = {
  [Name in Exclude<keyof ProductInput, 'imageId'>]: NonNullable<ProductInput[Name]> extends number
    ? number | string
    : string;
};

const LINES = 2000;
const NO_LOW = 'Vul een geheel getal in van 1 tot en met 100.000, of niets';
const asText = { show: (text: string) => text, whenEmpty: notProvided };
const inEuro = (cents: number | string) => formatEuro(Number(cents));

/**
 * What is filled in of a product, in the order in which two versions are compared: one entry for each field
 * (CONTRIBUTING.md, "Adding a field").
 */
export const productFields = {
  title: {
    label: 'Titel',
    empty: '',
    schema: requiredText().max(200),
    input: <FormTextField name="title" label="Titel" required autoComplete="off" />,
    fact: 'elsewhere',
    exported: 'Product',
  },
  variant: {
    label: 'Variant',
    empty: '',
    schema: string().trim().max(80),
    input: (
      <FormTextField
        name="variant"
        label="Variant"
        description="Bijvoorbeeld: maat L, of blauw."
        required
        autoComplete="off"
      />
    ),
    fact: 'elsewhere',
    exported: 'Variant',
  },
  description: {
    label: 'Omschrijving',
    empty: '',
    schema: string().trim().max(LINES),
    input: <FormTextArea name="description" label="Omschrijving" rows={3} />,
    fact: asText,
    exported: 'Omschrijving',
  },
  price: {
    label: 'Prijs',
    compared: inEuro,
    empty: '',
    schema: priceSchema().required(messages.required),
    input: <FormEuroField name="price" label="Prijs in euro" required />,
    isHalf: true,
    fact: 'elsewhere',
    exported: { header: 'Prijs', value: (cents) => Number(cents) / 100 },
  },
  suppliers: {
    label: 'Leveranciers',
    empty: '',
    schema: string().trim().max(LINES),
    input: (
      <FormTextArea
        name="suppliers"
        label="Leveranciers"
        description="Notities over waar je dit koopt."
        rows={2}
      />
    ),
    fact: asText,
    exported: 'Leveranciers',
  },
  deliveryPrice: {
    label: 'Verzendkosten',
    compared: inEuro,
    empty: '',
    schema: priceSchema(),
    input: (
      <FormEuroField
        name="deliveryPrice"
        label="Verzendkosten in euro"
        description="Laat leeg als het niet wordt verzonden."
      />
    ),
    isHalf: true,
    fact: { show: inEuro, whenEmpty: 'Wordt niet verzonden' },
    exported: { header: 'Verzendkosten', value: (cents) => (cents === '' ? null : Number(cents) / 100) },
  },
  lowStock: {
    label: 'Waarschuwen onder',
    empty: '',
    schema: number()
      .transform((value: number, original: unknown) => (original === '' ? undefined : value))
      .typeError(NO_LOW)
      .integer(NO_LOW)
      .min(1, NO_LOW)
      .max(100_000, NO_LOW),
    input: (
      <FormNumberField
        name="lowStock"
        label="Waarschuwen onder"
        description="Zijn er minder stuks, dan wacht het op je startpagina. Laat leeg om dat niet te doen."
        inputMode="numeric"
      />
    ),
    isHalf: true,
    fact: { show: (count) => `${count} stuks`, whenEmpty: 'Nee' },
    exported: { header: 'Waarschuwen onder', value: (count) => (count === '' ? null : Number(count)) },
  },
} satisfies RecordFields<ProductFieldValues>;

/** Whether a search of the list looks at it. */
const searched = {
  title: true,
  variant: true,
  description: true,
  price: false,
  suppliers: true,
  deliveryPrice: false,
  lowStock: false,
} satisfies Record<keyof ProductFieldValues, boolean>;

/** What was filled in of a product beside its picture, as it was read. */
export function fieldsOf(product: FragmentType<typeof StockProductFieldsFragmentDoc>): ProductFieldValues {
  return pickValues<ProductFieldValues>(
    productFields,
    getFragmentData(StockProductFieldsFragmentDoc, product),
  );
}

/** What a search of the list looks at. */
export function searchedTexts(values: ProductFieldValues): (number | string)[] {
  const names = Object.keys(searched) as (keyof ProductFieldValues)[];
  return names.filter((name) => searched[name]).map((name) => values[name]);
}
