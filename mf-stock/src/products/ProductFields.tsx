import { FormEuroField, FormNumberField, FormTextArea } from 'kit/fields';
import { FormImageField } from 'kit/files';
import { FormTextField } from 'kit/forms';
import styled from 'styled-components';

import type { StockProductFormFragment } from '../gql/graphql';

/** Where the pictures of products are (spec 3, section 7). */
const FOLDER = 'images/products';
const WIDTH = 600;

interface ProductFieldsProps {
  /** Also asks how many there are. */
  isNew?: boolean;
  image?: StockProductFormFragment['image'];
}

/** The fields of a product (spec 3, sections 3 and 5). */
export function ProductFields({ isNew, image }: ProductFieldsProps) {
  return (
    <Fields>
      <FormTextField name="title" label="Titel" required autoComplete="off" />
      <Pair>
        <FormEuroField name="price" label="Prijs in euro" required />
        <FormEuroField
          name="deliveryPrice"
          label="Verzendkosten in euro"
          description="Laat leeg als het niet wordt verzonden."
        />
      </Pair>
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
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  align-items: start;
  gap: var(--s4);
`;
