import { formatEuro } from 'kit/format';
import { messages, requiredText } from 'kit/forms';
import { type AnySchema, number, object, string } from 'yup';

import { priceSchema } from '../euroSchema';
import type { ProductInput, StockProductFormFragment } from '../gql/graphql';

/** The form of a product. Prices are cents; a text as long as they are being typed. */
export type ProductValues = {
  [Name in keyof ProductInput]-?: Name extends 'imageId'
    ? string | null
    : NonNullable<ProductInput[Name]> extends number
      ? number | string
      : string;
};

/** With what there is of a new one. */
export type NewProductValues = ProductValues & { initialStock: number | string };

/** An empty form. */
export const newProduct: NewProductValues = {
  title: '',
  description: '',
  price: '',
  suppliers: '',
  deliveryPrice: '',
  imageId: null,
  initialStock: '',
};

const LINES = 2000;
const NO_STOCK = 'Vul een geheel getal in van 0 tot en met 100.000';

const fields: Record<keyof ProductValues, AnySchema> = {
  title: requiredText().max(200),
  description: string().trim().max(LINES),
  price: priceSchema().required(messages.required),
  suppliers: string().trim().max(LINES),
  deliveryPrice: priceSchema(),
  imageId: string().nullable(),
};

/** Checks the form of a product. */
export const productSchema = object(fields);

/** Title, price and initial stock are required; stock is rounded to an integer. */
export const newProductSchema = object({
  ...fields,
  initialStock: number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? Math.round(original) : NaN;
    })
    .typeError(NO_STOCK)
    .required(messages.required)
    .min(0, NO_STOCK)
    .max(100_000, NO_STOCK),
});

/** The form for a version of the record. */
export function valuesOf(product: StockProductFormFragment): ProductValues {
  const { title, description, price, suppliers, deliveryPrice, image } = product;
  return {
    title,
    description,
    price,
    suppliers,
    deliveryPrice: deliveryPrice ?? '',
    imageId: image?.id ?? null,
  };
}

/** What is sent. The schema made the prices numbers, or nothing of an empty one. */
export function productInput(values: ProductValues): ProductInput {
  const { title, description, price, suppliers, deliveryPrice, imageId } = values;
  return {
    title,
    description,
    price: Number(price),
    suppliers,
    deliveryPrice: typeof deliveryPrice === 'number' ? deliveryPrice : null,
    imageId,
  } satisfies Record<keyof ProductValues, unknown>;
}

const euro = (cents: number) => formatEuro(cents);

/** The fields in words, to compare two versions. */
export const productLabels = {
  title: 'Titel',
  description: 'Omschrijving',
  price: { label: 'Prijs', show: euro },
  suppliers: 'Leveranciers',
  deliveryPrice: { label: 'Verzendkosten', show: euro },
  imageId: { label: 'Afbeelding', show: () => 'Een afbeelding' },
} satisfies Record<keyof ProductValues, unknown>;
