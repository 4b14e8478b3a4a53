import { ExpandedRow, Fact, Facts } from 'kit/lists';
import { RecordFacts } from 'kit/records';
import { Button, ButtonRow } from 'kit/ui';
import { ArrowLeftRight, Pencil, Plus, Split, Trash2 } from 'lucide-react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type StockProductDetailsFragment, StockProductDetailsFragmentDoc } from '../gql/graphql';
import { Movements } from './Movements';
import { fieldsOf, productFields, type ProductFieldValues } from './productFields';
import { ProductLog } from './ProductLog';

/** What can be done with a product. */
export type ProductAction = 'edit' | 'tune' | 'delete' | 'addVariant' | 'rename' | 'leave';

interface ProductDetailsProps {
  product: FragmentType<typeof StockProductDetailsFragmentDoc>;
  /** A variant can be added here; of a variant among others that stands above them. */
  canAdd?: boolean;
  onAction: (what: ProductAction) => void;
}

const { description, deliveryPrice, variant, ...others } = productFields;

/** All that is known of a product, below the row. */
export function ProductDetails({ product: masked, canAdd, onAction }: ProductDetailsProps) {
  const product = getFragmentData(StockProductDetailsFragmentDoc, masked);
  const { id, title, image } = product;
  const values = fieldsOf(product);
  return (
    <ExpandedRow>
      <Top>
        {image && <img src={`${image.url}?w=640`} alt={`Afbeelding van ${title}`} loading="lazy" />}
        <Facts>
          <RecordFacts<Pick<ProductFieldValues, 'description'>> fields={{ description }} values={values} />
          <Fact label="Waar het ligt">
            <Places product={product} />
          </Fact>
          <RecordFacts<Pick<ProductFieldValues, 'deliveryPrice'>>
            fields={{ deliveryPrice }}
            values={values}
          />
          <RecordFacts<Omit<ProductFieldValues, 'description' | 'deliveryPrice' | 'variant'>>
            fields={others}
            values={values}
          />
        </Facts>
      </Top>
      <ProductButtons product={product} canAdd={canAdd} onAction={onAction} />
      <Movements productId={id} />
      <ProductLog productId={id} />
    </ExpandedRow>
  );
}

function Places({ product: { stock } }: { product: StockProductDetailsFragment }) {
  const filled = stock.filter(({ amount }) => amount > 0);
  if (filled.length === 0) return 'Nergens';
  return filled.map(({ locationId, location, amount }) => (
    <div key={locationId}>{`${location}: ${amount}`}</div>
  ));
}

interface ProductButtonsProps {
  product: StockProductDetailsFragment;
  canAdd: ProductDetailsProps['canAdd'];
  onAction: ProductDetailsProps['onAction'];
}

function ProductButtons({ product: { title, familyId }, canAdd, onAction }: ProductButtonsProps) {
  const button = { variant: 'ghost', size: 'small' } as const;
  return (
    <ButtonRow data-no-print>
      <Button
        {...button}
        icon={<ArrowLeftRight aria-hidden />}
        aria-label={`Voorraad bijwerken van ${title}`}
        onClick={() => onAction('tune')}
      >
        Voorraad bijwerken
      </Button>
      <Button
        {...button}
        icon={<Pencil aria-hidden />}
        aria-label={`${title} aanpassen`}
        onClick={() => onAction('edit')}
      >
        Aanpassen
      </Button>
      {canAdd && (
        <Button
          {...button}
          icon={<Plus aria-hidden />}
          aria-label={`Variant toevoegen aan ${title}`}
          onClick={() => onAction('addVariant')}
        >
          Variant toevoegen
        </Button>
      )}
      {canAdd && familyId && (
        <Button
          {...button}
          icon={<Pencil aria-hidden />}
          aria-label={`Naam aanpassen van ${title}`}
          onClick={() => onAction('rename')}
        >
          Naam aanpassen
        </Button>
      )}
      {familyId && (
        <Button
          {...button}
          icon={<Split aria-hidden />}
          aria-label={`${title} los maken`}
          onClick={() => onAction('leave')}
        >
          Los maken
        </Button>
      )}
      <Button
        {...button}
        variant="danger"
        icon={<Trash2 aria-hidden />}
        aria-label={`${title} verwijderen`}
        onClick={() => onAction('delete')}
      >
        Verwijderen
      </Button>
    </ButtonRow>
  );
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  img {
    align-self: flex-start;
    width: 160px;
    max-width: 100%;
    max-height: 160px;
    border-radius: var(--r-s);
    object-fit: contain;
    object-position: left top;
  }
`;
