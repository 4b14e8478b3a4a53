import { useAddressRow, useRefetch } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, lazyDialog } from 'kit/ui';
import { useState } from 'react';

import type { FragmentType } from '../gql/fragment-masking';
import type { StockProductRowFragment, StockTuningLocationFragmentDoc } from '../gql/graphql';
import { type Family, lowestPrice, priceText, sumOf, variantName } from '../variants/families';
import { VariantList } from '../variants/VariantList';
import { Available } from './Available';
import { type ProductAction, ProductDetails } from './ProductDetails';

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
export function ProductTable({ families, products, locations, fetchLatest }: ProductTableProps) {
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
        rowKey={({ id }) => id}
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
