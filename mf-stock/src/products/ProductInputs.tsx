import { FormNumberField } from 'kit/fields';
import { FormImageField } from 'kit/files';
import { FormCheckbox, useFormState } from 'kit/forms';
import { RecordInputs } from 'kit/records';
import { Stack } from 'kit/ui';

import type { StockProductFormFragment } from '../gql/graphql';
import { productFields } from './productFields';
import type { ProductValues } from './productValues';

/** Where the pictures of products are. */
const FOLDER = 'images/products';
const WIDTH = 600;
const { title, variant, price, deliveryPrice, lowStock, description, ...others } = productFields;

interface ProductInputsProps {
  /** Also asks how many there are. */
  isNew?: boolean;
  image?: StockProductFormFragment['image'];
  /** It is a variant, of which the title follows. */
  isVariant?: boolean;
  /** It is not the only variant: what is said of it can be given to the others. */
  hasOthers?: boolean;
}

/** The fields of a product. */
export function ProductInputs({ isNew, image, isVariant, hasOthers }: ProductInputsProps) {
  const { isShared } = useFormState().values as Pick<ProductValues, 'isShared'>;
  return (
    <Stack>
      {isVariant ? (
        <RecordInputs fields={{ variant, price, deliveryPrice }} />
      ) : (
        <RecordInputs fields={{ title, price, deliveryPrice }} />
      )}
      {isNew && (
        <FormNumberField
          name="initialStock"
          label="Beginvoorraad"
          description="Aantal stuks. Ze komen in de voorraad Algemeen."
          required
          inputMode="numeric"
        />
      )}
      <RecordInputs fields={{ lowStock, description, ...others }} />
      <FormImageField name="imageId" label="Afbeelding" folder={FOLDER} maxWidth={WIDTH} current={image} />
      {hasOthers && (
        <>
          <FormCheckbox
            name="isShared"
            label="Ook voor de andere maten en kleuren"
            description="Omschrijving, verzendkosten, leveranciers en afbeelding worden daar hetzelfde."
          />
          {isShared && <FormCheckbox name="isPriceShared" label="Ook deze prijs" />}
        </>
      )}
    </Stack>
  );
}
