import { messages, requiredText } from 'kit/forms';
import { emptyValues, labelsOf, pickValues, schemaOf } from 'kit/records';
import { number, string } from 'yup';

import type { NewProductInput, ProductInput, StockProductFormFragment } from '../gql/graphql';
import { fieldsOf, productFields, type ProductFieldValues } from './productFields';

/** The form of a product. */
export interface ProductValues extends ProductFieldValues {
  imageId: string | null;
  /** Of a variant: whether the others get what is said of it, and its price. */
  isShared?: boolean;
  isPriceShared?: boolean;
}

/** With what there is of a new one. */
export type NewProductValues = ProductValues & { initialStock: number | string };

/** An empty form. */
export const newProduct: NewProductValues = {
  ...emptyValues<ProductFieldValues>(productFields),
  imageId: null,
  initialStock: '',
};

const NO_STOCK = 'Vul een geheel getal in van 0 tot en met 100.000';

/** Checks the form of a product. */
export const productSchema = schemaOf<ProductFieldValues>(productFields).shape({
  imageId: string().nullable(),
});

/** Checks the form of a variant, which is called something. */
export const variantSchema = productSchema.shape({ variant: requiredText().max(80) });

/** Checks with how many pieces something begins; rounded to an integer. */
export const initialStockSchema = () =>
  number()
    .transform((_value, original: unknown) => {
      if (original === '') return undefined;
      return typeof original === 'number' ? Math.round(original) : NaN;
    })
    .typeError(NO_STOCK)
    .min(0, NO_STOCK)
    .max(100_000, NO_STOCK);

/** Title, price and initial stock are required; stock is rounded to an integer. */
export const newProductSchema = productSchema.shape({
  initialStock: initialStockSchema().required(messages.required),
});

/** The form for a version of the record. */
export function valuesOf(product: StockProductFormFragment): ProductValues {
  return { ...fieldsOf(product), imageId: product.image?.id ?? null };
}

/** What is sent. The schema made the prices numbers, or nothing of an empty one. */
export function productInput(values: ProductValues): ProductInput {
  const { price, deliveryPrice, lowStock, variant, ...texts } = pickValues<ProductFieldValues>(
    productFields,
    values,
  );
  return {
    ...texts,
    variant: variant === '' ? null : String(variant),
    price: Number(price),
    deliveryPrice: typeof deliveryPrice === 'number' ? deliveryPrice : null,
    lowStock: typeof lowStock === 'number' ? lowStock : null,
    imageId: values.imageId,
  };
}

/** What is sent of a new one, which is no variant yet. */
export function newProductInput({ initialStock, ...values }: NewProductValues): NewProductInput {
  const { variant: _none, ...product } = productInput(values);
  return { ...product, initialStock: Number(initialStock) };
}

/** The fields in words, to compare two versions. */
export const productLabels = {
  ...labelsOf<ProductFieldValues>(productFields),
  imageId: { label: 'Afbeelding', show: () => 'Een afbeelding' },
};
