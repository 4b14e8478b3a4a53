import { Form, FormError, SubmitButton } from 'kit/forms';
import { Navigate } from 'kit/router';
import { ActionBar, Card, LinkButton, PageTitle } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { StockAddProductDocument } from '../gql/graphql';
import { useStockSave } from '../useStockSave';
import { ProductInputs } from './ProductInputs';
import { newProduct, newProductInput, newProductSchema, type NewProductValues } from './productValues';

const OVERVIEW = '/voorraad/producten';

/** A new product, whose stock goes to "Algemeen". */
export function NewProductPage() {
  const { save } = useStockSave(StockAddProductDocument, { done: 'Product toegevoegd' });
  const [saved, setSaved] = useState(false);
  const add = async (values: NewProductValues) => {
    await save({ product: newProductInput(values) });
    setSaved(true);
  };
  // In the place of the form, so that its leave warning is gone before the page is left.
  if (saved) return <Navigate to={OVERVIEW} replace />;
  return (
    <Root>
      <PageTitle>Nieuw product</PageTitle>
      <Form<NewProductValues> initialValues={newProduct} schema={newProductSchema} onSubmit={add}>
        <Card>
          <ProductInputs isNew />
        </Card>
        <ActionBar>
          <FormError />
          <SubmitButton>Opslaan</SubmitButton>
          <LinkButton to={OVERVIEW} variant="ghost">
            Annuleren
          </LinkButton>
        </ActionBar>
      </Form>
    </Root>
  );
}

const Root = styled.div`
  max-width: 720px;
`;
