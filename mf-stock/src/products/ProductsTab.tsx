import type { ExportColumn } from 'kit/export';
import { todayInAmsterdam } from 'kit/format';
import { KEPT, useQuery } from 'kit/graphql';
import {
  FilterChips,
  filterRows,
  ListCard,
  ListToolbar,
  useAddressChoice,
  useAddressRow,
  useAddressText,
  useRefetch,
} from 'kit/lists';
import { exportColumnsOf } from 'kit/records';
import { type Column, Table } from 'kit/table';
import { Button, EmptyState, lazyDialog, LinkButton, PageActions, phone, Stack, useMediaQuery } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import {
  type StockProductRowFragment,
  StockProductRowFragmentDoc,
  StockProductsDocument,
  type StockTuningLocationFragmentDoc,
} from '../gql/graphql';
import { type Family, inFamilies, lowestPrice, priceText, sumOf, variantName } from '../variants/families';
import { VariantList } from '../variants/VariantList';
import { WebshopLoaded } from '../WebshopLoaded';
import { Available } from './Available';
import { type ProductAction, ProductDetails } from './ProductDetails';
import { fieldsOf, productFields, type ProductFieldValues, searchedTexts } from './productFields';
import { WaitingTunings } from './WaitingTunings';

/** The products with their stock. */
export function ProductsTab() {
  const query = useQuery(StockProductsDocument, {
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

const EditProductDialog = lazyDialog(async () => (await import('./ProductDialogs')).EditProductDialog);
const DeleteProductDialog = lazyDialog(async () => (await import('./ProductDialogs')).DeleteProductDialog);
const AddVariantDialog = lazyDialog(
  async () => (await import('../variants/AddVariantDialog')).AddVariantDialog,
);
const RenameFamilyDialog = lazyDialog(
  async () => (await import('../variants/VariantDialogs')).RenameFamilyDialog,
);
const LeaveFamilyDialog = lazyDialog(
  async () => (await import('../variants/VariantDialogs')).LeaveFamilyDialog,
);
const ChooseVariantDialog = lazyDialog(
  async () => (await import('../variants/ChooseVariantDialog')).ChooseVariantDialog,
);
const TuningDialog = lazyDialog(async () => (await import('./TuningDialog')).TuningDialog);

type Shown = Family<StockProductRowFragment>;

interface ProductTableProps {
  /** The products in the list, the variants of one behind one name. */
  families: readonly Shown[];
  /** All products. */
  products: readonly StockProductRowFragment[];
  locations: readonly FragmentType<typeof StockTuningLocationFragmentDoc>[];
  fetchLatest: (id: string) => Promise<StockProductRowFragment | undefined>;
}

/** The products, with all about each below the row. */
function ProductTable({ families, products, locations, fetchLatest }: ProductTableProps) {
  const [doing, setDoing] = useState<{ what: ProductAction | 'sell'; product: StockProductRowFragment }>();
  const [selling, setSelling] = useState<Shown>();
  const reload = useRefetch(['StockProducts', 'StockMovements', 'StockProductLog']);
  // As it is now, while it is in the list.
  const product = doing && (products.find(({ id }) => id === doing.product.id) ?? doing.product);
  const dialog = product && { product, onDone: reload, onClose: () => setDoing(undefined) };
  const { openRow, onOpenRow } = useAddressRow();
  const isNamed = ({ id, familyId }: StockProductRowFragment) => id === openRow || familyId === openRow;
  const begin = (what: ProductAction | 'sell', one: StockProductRowFragment) =>
    setDoing({ what, product: one });
  const sell = (family: Shown) => {
    const [only, ...others] = family.variants;
    if (only && others.length === 0) begin('sell', only);
    else setSelling(family);
  };
  return (
    <>
      <Table
        caption="Producten"
        columns={[...columns, soldColumn(sell)]}
        rows={families}
        // An address names a product with variants by its family, or one variant of it.
        openRow={families.find(({ variants }) => variants.some(isNamed))?.id ?? openRow}
        onOpenRow={(key) => {
          const [first, ...others] = families.find(({ id }) => id === key)?.variants ?? [];
          onOpenRow(others.length > 0 ? (first?.familyId ?? key) : key);
        }}
        initialSort={{ column: 'title' }}
        details={{
          name: ({ title }) => title,
          render: (family) => <FamilyDetails family={family} openVariant={openRow} onAction={begin} />,
        }}
      />
      {selling && (
        <ChooseVariantDialog
          title={selling.title}
          choices={selling.variants.map((one) => ({
            ...{ id: one.id, name: variantName(one), price: one.price, left: one.amount },
          }))}
          onChoose={(id) => {
            const chosen = selling.variants.find((one) => one.id === id);
            setSelling(undefined);
            if (chosen) begin('sell', chosen);
          }}
          onClose={() => setSelling(undefined)}
        />
      )}
      {dialog && (doing.what === 'tune' || doing.what === 'sell') && (
        <TuningDialog {...dialog} locations={locations} isSale={doing.what === 'sell'} />
      )}
      {dialog && doing.what === 'delete' && <DeleteProductDialog {...dialog} />}
      {dialog && doing.what === 'edit' && (
        <EditProductDialog
          {...dialog}
          hasOthers={products.some(
            ({ id, familyId }) =>
              familyId && familyId === dialog.product.familyId && id !== dialog.product.id,
          )}
          fetchLatest={() => fetchLatest(dialog.product.id)}
        />
      )}
      {dialog && doing.what === 'addVariant' && <AddVariantDialog {...dialog} products={products} />}
      {dialog && doing.what === 'rename' && <RenameFamilyDialog {...dialog} />}
      {dialog && doing.what === 'leave' && <LeaveFamilyDialog {...dialog} />}
    </>
  );
}

interface FamilyDetailsProps {
  family: Shown;
  openVariant: string;
  onAction: (what: ProductAction | 'sell', product: StockProductRowFragment) => void;
}

function FamilyDetails({ family, openVariant, onAction }: FamilyDetailsProps) {
  const [only, ...others] = family.variants;
  if (!only || others.length > 0) return <VariantList {...{ family, openVariant, onAction }} />;
  return <ProductDetails product={only} canAdd onAction={(what) => onAction(what, only)} />;
}

const amountOf = (family: Shown) => sumOf(family, ({ amount }) => amount);
const availableOf = (family: Shown) => sumOf(family, ({ available }) => available);

const columns: Column<Shown>[] = [
  {
    id: 'title',
    header: 'Product',
    wide: true,
    keepWords: true,
    cell: ({ title }) => title,
    sortValue: ({ title }) => title,
  },
  {
    id: 'price',
    header: 'Prijs',
    phone: 'line',
    align: 'right',
    nowrap: true,
    cell: priceText,
    sortValue: lowestPrice,
  },
  {
    id: 'amount',
    header: 'In voorraad',
    align: 'right',
    cell: amountOf,
    sortValue: amountOf,
  },
  {
    id: 'reserved',
    header: 'Gereserveerd',
    align: 'right',
    cell: (family) => sumOf(family, ({ reserved }) => reserved),
    sortValue: (family) => sumOf(family, ({ reserved }) => reserved),
  },
  {
    id: 'available',
    header: 'Beschikbaar',
    phone: 'labelled',
    align: 'right',
    cell: (family) => {
      const low = family.variants.filter(({ isLow }) => isLow).length;
      return (
        <Available
          count={availableOf(family)}
          isLow={low > 0}
          // Of the sum one cannot see it.
          lowText={family.variants.length > 1 ? `${low} bijna op` : undefined}
        />
      );
    },
    sortValue: availableOf,
  },
];

/** At the counter: sells a piece of what lies there, from the row. */
function soldColumn(onSell: (family: Shown) => void): Column<Shown> {
  return {
    id: 'sell',
    header: '',
    align: 'right',
    phone: 'action',
    cell: (family) =>
      amountOf(family) > 0 && (
        <Button
          size="small"
          variant="ghost"
          data-no-print
          aria-label={`${family.title} verkocht`}
          onClick={() => onSell(family)}
        >
          Verkocht
        </Button>
      ),
  };
}
