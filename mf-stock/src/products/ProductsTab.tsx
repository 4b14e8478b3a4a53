import type { ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { KEPT, useQuery } from 'kit/graphql';
import { FilterChips, filterRows, ListCard, ListToolbar, useAddressChoice, useAddressText } from 'kit/lists';
import { exportColumnsOf } from 'kit/records';
import { EmptyState, LinkButton, PageActions, phone, Stack, useMediaQuery } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type StockProductRowFragment,
  StockProductRowFragmentDoc,
  StockProductsDocument,
  type StockTuningLocationFragmentDoc,
} from '../gql/graphql';
import { inFamilies } from '../variants/families';
import { WebshopLoaded } from '../WebshopLoaded';
import { fieldsOf, productFields, type ProductFieldValues, searchedTexts } from './productFields';
import { ProductTable } from './ProductTable';
import { WaitingTunings } from './WaitingTunings';

/** The products with their stock. */
export function ProductsTab() {
  const query = useQuery(StockProductsDocument, {
    fetchPolicy: 'cache-and-network',
    context: KEPT,
  });
  const fetchLatest = async (id: string) => {
    const latest = (await query.refetch()).data?.products.find((product) => product.id === id);
    return getFragmentData(StockProductRowFragmentDoc, latest);
  };
  return (
    <Stack>
      <PageActions
        primary={
          <LinkButton to="/voorraad/nieuw_product" icon={<Plus aria-hidden />}>
            Nieuw product
          </LinkButton>
        }
      >
        <LinkButton to="/voorraad/kassa" variant="ghost">
          Kassa
        </LinkButton>
      </PageActions>
      <WaitingTunings onSent={() => void query.refetch().catch(() => undefined)} />
      <WebshopLoaded query={query}>
        {({ products, stockLocations }) => (
          <ProductList
            products={getFragmentData(StockProductRowFragmentDoc, products)}
            locations={stockLocations}
            fetchLatest={fetchLatest}
          />
        )}
      </WebshopLoaded>
    </Stack>
  );
}

interface ProductListProps {
  products: readonly StockProductRowFragment[];
  locations: readonly FragmentType<typeof StockTuningLocationFragmentDoc>[];
  fetchLatest: (id: string) => Promise<StockProductRowFragment | undefined>;
}

function ProductList({ products, ...rest }: ProductListProps) {
  const [text, setText] = useAddressText();
  const [which, setWhich] = useAddressChoice('welke', 'alle', WHICH);
  // There the list itself begins high on the page; 'bijna op' is found by typing it.
  const onPhone = useMediaQuery(phone);
  const families = useMemo(() => inFamilies(products), [products]);
  if (products.length === 0) {
    return <EmptyState title="Er zijn nog geen producten." text="Voeg het eerste toe met 'Nieuw product'." />;
  }
  const low = families.filter(({ variants }) => variants.some(({ isLow }) => isLow));
  const shown = filterRows(which === 'bijna-op' ? low : families, text, ({ variants }) =>
    variants.map(textOf).join(' '),
  );
  return (
    <ListCard title={families.length === 1 ? '1 product' : `${families.length} producten`}>
      <ListToolbar
        label="Zoek in de producten"
        list="producten"
        text={text}
        onText={setText}
        fileName={`voorraad-${todayInAmsterdam()}`}
        columns={exportedColumns}
        rows={shown.flatMap(({ variants }) => variants)}
      />
      {((low.length > 0 && !onPhone) || which !== 'alle') && (
        <FilterChips
          label="Welke producten"
          chips={[
            { id: 'alle', label: 'Alle', count: families.length },
            { id: 'bijna-op', label: 'Bijna op', count: low.length },
          ]}
          chosen={which}
          onChoose={setWhich}
        />
      )}
      {shown.length > 0 && <ProductTable families={shown} products={products} {...rest} />}
      {shown.length === 0 && <EmptyState title="Geen product gevonden" text="Zoek op iets anders." />}
    </ListCard>
  );
}

const WHICH = ['alle', 'bijna-op'] as const;

const textOf = (product: StockProductRowFragment) =>
  [
    ...searchedTexts(fieldsOf(product)),
    product.isLow ? 'bijna op' : '',
    ...product.stock.map(({ amount, location }) => (amount > 0 ? location : '')),
  ].join(' ');

const { title, variant, description, price, suppliers, ...others } = exportColumnsOf<
  ProductFieldValues,
  StockProductRowFragment
>(productFields, fieldsOf);

const exportedColumns: ExportColumn<StockProductRowFragment>[] = [
  ...[title, variant, description, price],
  ...Object.values(others),
  { header: 'In voorraad', value: ({ amount }) => amount },
  { header: 'Gereserveerd', value: ({ reserved }) => reserved },
  { header: 'Beschikbaar', value: ({ available }) => available },
  { header: 'Waar', value: ({ stock }) => placesOf(stock) },
  suppliers,
];

function placesOf(stock: StockProductRowFragment['stock']): string {
  return stock
    .filter(({ amount }) => amount > 0)
    .map(({ location, amount }) => `${location}: ${amount}`)
    .join(', ');
}
