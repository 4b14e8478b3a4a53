import { FormNumberField } from 'kit/fields';
import { FormImageField } from 'kit/files';
import { RecordInputs } from 'kit/records';
import { Stack } from 'kit/ui';

import type { StockProductFormFragment } from '../gql/graphql';
import { productFields } from './productFields';

/** Where the pictures of products are. */
const FOLDER = 'images/products';
const WIDTH = 600;
const { title, price, deliveryPrice, lowStock, description, ...others } = productFields;

interface ProductInputsProps {
  /** Also asks how many there are. */
  isNew?: boolean;
  image?: StockProductFormFragment['image'];
}

/** The fields of a product. */
export function ProductInputs({ isNew, image }: ProductInputsProps) {
  return (
    <Stack>
      <RecordInputs fields={{ title, price, deliveryPrice }} />
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
    </Stack>
  );
}
