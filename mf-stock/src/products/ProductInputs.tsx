import { FieldPair, FormEuroField, FormNumberField, FormTextArea } from 'kit/fields';
import { FormImageField } from 'kit/files';
import { FormTextField } from 'kit/forms';
import { Stack } from 'kit/lists';

import type { StockProductFormFragment } from '../gql/graphql';

/** Where the pictures of products are. */
const FOLDER = 'images/products';
const WIDTH = 600;

interface ProductFieldsProps {
  /** Also asks how many there are. */
  isNew?: boolean;
  image?: StockProductFormFragment['image'];
}

/** The fields of a product. */
export function ProductFields({ isNew, image }: ProductFieldsProps) {
  return (
    <Stack>
      <FormTextField name="title" label="Titel" required autoComplete="off" />
      <FieldPair>
        <FormEuroField name="price" label="Prijs in euro" required />
        <FormEuroField
          name="deliveryPrice"
          label="Verzendkosten in euro"
          description="Laat leeg als het niet wordt verzonden."
        />
      </FieldPair>
      {isNew && (
        <FormNumberField
          name="initialStock"
          label="Beginvoorraad"
          description="Aantal stuks. Ze komen in de voorraad Algemeen."
          required
          inputMode="numeric"
        />
      )}
      <FormTextArea name="description" label="Omschrijving" rows={3} />
      <FormTextArea
        name="suppliers"
        label="Leveranciers"
        description="Notities over waar je dit koopt."
        rows={2}
      />
      <FormImageField name="imageId" label="Afbeelding" folder={FOLDER} maxWidth={WIDTH} current={image} />
    </Stack>
  );
}
