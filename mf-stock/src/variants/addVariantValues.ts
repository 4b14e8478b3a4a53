import { messages, requiredText } from 'kit/forms';
import { boolean, object, string } from 'yup';

import { priceSchema } from '../euroSchema';
import { initialStockSchema } from '../products/productValues';

/** The form of a variant that is added. A number is a text as long as it is being typed. */
export interface AddVariantValues {
  /** Whether the product itself is to be named too. */
  isFirst: boolean;
  family: string;
  own: string;
  /** A new one, or a product that is there already. */
  what: 'new' | 'other';
  otherId: string;
  variant: string;
  /** Cents. */
  price: number | string;
  initialStock: number | string;
}

const MOST_VARIANT = 80;
const SAME = 'Deze variant is er al. Kies een andere naam.';
const isSame = (a: string, b: string) =>
  a.trim().localeCompare(b.trim(), 'nl', { sensitivity: 'base' }) === 0;

/** Checks it. @param known what the product itself is called, when that is known already */
export function addVariantSchema(known: string | null | undefined) {
  return object({
    isFirst: boolean(),
    family: known ? string() : requiredText().max(200),
    own: known ? string() : requiredText().max(MOST_VARIANT),
    what: string().required(),
    otherId: string().when('what', ([what], id) => (what === 'other' ? id.required('Kies een product') : id)),
    variant: requiredText()
      .max(MOST_VARIANT)
      .test('other', SAME, (variant, { parent }) => {
        const own = known ?? (parent as AddVariantValues).own;
        return !variant || !own || !isSame(variant, own);
      }),
    price: priceSchema().when('what', ([what], price) =>
      what === 'new' ? price.required(messages.required) : price,
    ),
    initialStock: initialStockSchema().when('what', ([what], count) =>
      what === 'new' ? count.required(messages.required) : count,
    ),
  });
}
