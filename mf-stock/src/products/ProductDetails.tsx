import { ChangeLog } from 'kit/editing';
import { formatDateTime, formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { ExpandedRow, Fact, Facts, LinedList, LoadMoreButton, usePages } from 'kit/lists';
import { RecordFacts } from 'kit/records';
import { Button, ButtonRow } from 'kit/ui';
import { ArrowLeftRight, Pencil, Plus, Split, Trash2 } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  StockMovementsDocument,
  type StockMovementsQuery,
  type StockProductDetailsFragment,
  StockProductDetailsFragmentDoc,
  StockProductLogDocument,
} from '../gql/graphql';
import { WebshopLoaded } from '../WebshopLoaded';
import { fieldsOf, productFields, type ProductFieldValues } from './productFields';
import { actionLabels } from './tuningValues';

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

/** What was done to the stock of a product, newest first: who, when, what, why, from and to. */
function Movements({ productId }: { productId: string }) {
  const id = useId();
  const { query, more } = usePages({
    query: StockMovementsDocument,
    variables: { productId, first: PAGE },
    field: 'stockMovements',
  });
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>Mutaties</Heading>
      <WebshopLoaded query={query}>
        {({ stockMovements: { edges, pageInfo } }) => (
          <>
            {edges.length === 0 && <p>Er is nog niets met deze voorraad gebeurd.</p>}
            <List as="ol" aria-labelledby={id}>
              {edges.map(({ cursor, node }) => (
                <li key={cursor}>
                  {node.undone ? <s>{movementText(node)}</s> : movementText(node)}
                  <small>
                    {[formatDateTime(node.at), node.by, node.reason, node.undone && 'teruggedraaid']
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </li>
              ))}
            </List>
            <LoadMoreButton pageInfo={pageInfo} onMore={more} />
          </>
        )}
      </WebshopLoaded>
    </section>
  );
}

/** The row is to stay short; older ones come with 'Meer laden'. */
const PAGE = 6;

type Movement = StockMovementsQuery['stockMovements']['edges'][number]['node'];

/** 'Verplaatst: 12 van Algemeen naar Tent'. */
function movementText({ action, amount, from, to, price }: Movement): string {
  const places = [from && (to ? `van ${from}` : `uit ${from}`), to && (from ? `naar ${to}` : `in ${to}`)];
  const each = typeof price === 'number' ? `voor ${formatEuro(price)} per stuk` : '';
  return [`${actionLabels[action]}: ${amount}`, ...places, each].filter(Boolean).join(' ');
}

const Heading = styled.h3`
  margin: 0 0 var(--s1);
  font-size: 16px;
`;

const List = styled(LinedList)`
  li {
    padding: var(--s2) 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;

/** The change log of a product; read when its row is opened. Without it the row is whole but for its history. */
function ProductLog({ productId }: { productId: string }) {
  const { data } = useQuery(StockProductLogDocument, { variables: { id: productId } });
  return <ChangeLog lines={data?.product.changeLog ?? []} />;
}
