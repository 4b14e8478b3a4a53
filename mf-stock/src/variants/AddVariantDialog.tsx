import { FormDialog } from 'kit/editing';
import { FormChoice, FormEuroField, FormNumberField, FormSelect } from 'kit/fields';
import { FormTextField, messages, requiredText, useFormState } from 'kit/forms';
import { Stack } from 'kit/ui';
import { useMemo, useState } from 'react';
import { boolean, object, string } from 'yup';

import { priceSchema } from '../euroSchema';
import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockAddVariantDocument,
  StockBeginFamilyDocument,
  StockJoinFamilyDocument,
  type StockVariantFragment,
  StockVariantFragmentDoc,
} from '../gql/graphql';
import { initialStockSchema } from '../products/productValues';
import { useStockSave } from '../useStockSave';

interface AddVariantDialogProps {
  /** Beside which it comes. */
  product: FragmentType<typeof StockVariantFragmentDoc>;
  /** All products: one of those without variants can become one. */
  products: readonly FragmentType<typeof StockVariantFragmentDoc>[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * A variant beside a product that is there, which is asked its own name the first time. The two are two writes: when the second is
 * refused the first stays, and is not asked again. Mounted when opened.
 */
export function AddVariantDialog({ product: masked, products, onDone, onClose }: AddVariantDialogProps) {
  const product = getFragmentData(StockVariantFragmentDoc, masked);
  const others = getFragmentData(StockVariantFragmentDoc, products).filter(
    ({ id, familyId }) => !familyId && id !== product.id,
  );
  const [isBegun, setBegun] = useState(Boolean(product.familyId));
  const begin = useStockSave(StockBeginFamilyDocument);
  const add = useStockSave(StockAddVariantDocument, { done: 'Variant toegevoegd' });
  const join = useStockSave(StockJoinFamilyDocument, { done: 'Variant toegevoegd' });
  const schema = useMemo(() => addVariantSchema(isBegun ? product.variant : undefined), [isBegun, product]);
  const send = async ({ family, own, what, otherId, variant, price, initialStock }: AddVariantValues) => {
    if (!isBegun) {
      const { id, revision } = product;
      await begin.save({ id, revision, first: { family, variant: own } });
      setBegun(true);
    }
    try {
      const other = others.find(({ id }) => id === otherId);
      if (what === 'other' && other) {
        const joined = { productId: product.id, variant };
        await join.save({ id: other.id, revision: other.revision, joined });
      } else {
        const stock = { price: Number(price), initialStock: Number(initialStock) };
        await add.save({ variant: { productId: product.id, variant, ...stock } });
      }
    } finally {
      // Also when the first one was named and the second refused.
      await onDone();
    }
  };
  return (
    <FormDialog<AddVariantValues>
      title={`Variant toevoegen: ${product.family ?? product.title}`}
      onClose={onClose}
      submitLabel="Toevoegen"
      schema={schema}
      initialValues={{
        ...{ isFirst: !isBegun, family: product.title, own: '', what: 'new', otherId: '' },
        ...{ variant: '', price: product.price, initialStock: '' },
      }}
      onSubmit={send}
    >
      <AddVariantFields isFirst={!isBegun} others={others} />
    </FormDialog>
  );
}

interface AddVariantFieldsProps {
  isFirst: boolean;
  others: readonly StockVariantFragment[];
}

function AddVariantFields({ isFirst, others }: AddVariantFieldsProps) {
  const { what } = useFormState().values as AddVariantValues;
  return (
    <Stack>
      {isFirst && (
        <>
          <FormTextField
            name="family"
            label="Naam van het product"
            description="Zo heten alle varianten samen."
            required
            autoComplete="off"
          />
          <FormTextField
            name="own"
            label="Welke variant heb je al?"
            description="Bijvoorbeeld: maat M, of rood."
            required
            autoComplete="off"
          />
        </>
      )}
      {others.length > 0 && (
        <FormChoice
          name="what"
          label="Wat komt erbij?"
          options={[
            { value: 'new', label: 'Een nieuwe variant' },
            { value: 'other', label: 'Een product dat er al is' },
          ]}
        />
      )}
      {what === 'other' && (
        <FormSelect
          name="otherId"
          label="Product"
          placeholder="Kies een product"
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <FormTextField
        name="variant"
        label="Welke variant komt erbij?"
        description="Bijvoorbeeld: maat L, of blauw."
        required
        autoComplete="off"
      />
      {what === 'new' && (
        <>
          <FormEuroField name="price" label="Prijs in euro" required />
          <FormNumberField
            name="initialStock"
            label="Beginvoorraad"
            description="Aantal stuks. Ze komen in de voorraad Algemeen."
            required
            inputMode="numeric"
          />
        </>
      )}
    </Stack>
  );
}

/** The form of a variant that is added. A number is a text as long as it is being typed. */
interface AddVariantValues {
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
function addVariantSchema(known: string | null | undefined) {
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
