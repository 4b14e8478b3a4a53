import { formatEuro } from 'kit/format';
import { useAddressRow, useRefetch } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, lazyDialog, phone, Tag } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import type { FragmentType } from '../gql/fragment-masking';
import type { StockProductRowFragment, StockTuningLocationFragmentDoc } from '../gql/graphql';
import { type ProductAction, ProductDetails } from './ProductDetails';

const EditProductDialog = lazyDialog(async () => (await import('./ProductDialogs')).EditProductDialog);
const DeleteProductDialog = lazyDialog(async () => (await import('./ProductDialogs')).DeleteProductDialog);
const TuningDialog = lazyDialog(async () => (await import('./TuningDialog')).TuningDialog);

interface ProductTableProps {
  products: readonly StockProductRowFragment[];
  locations: readonly FragmentType<typeof StockTuningLocationFragmentDoc>[];
  fetchLatest: (id: string) => Promise<StockProductRowFragment | undefined>;
}

/** The products, with all about each below the row. */
export function ProductTable({ products, locations, fetchLatest }: ProductTableProps) {
  const [doing, setDoing] = useState<{ what: ProductAction | 'sell'; product: StockProductRowFragment }>();
  const reload = useRefetch(['StockProducts', 'StockMovements']);
  // As it is now, while it is in the list.
  const product = doing && (products.find(({ id }) => id === doing.product.id) ?? doing.product);
  const dialog = product && { product, onDone: reload, onClose: () => setDoing(undefined) };
  const row = useAddressRow();
  return (
    <>
      <Table
        caption="Producten"
        columns={[...columns, soldColumn((product) => setDoing({ what: 'sell', product }))]}
        rows={products}
        rowKey={({ id }) => id}
        {...row}
        initialSort={{ column: 'title' }}
        details={{
          name: ({ title }) => title,
          render: (shown) => (
            <ProductDetails product={shown} onAction={(what) => setDoing({ what, product: shown })} />
          ),
        }}
      />
      {dialog && (doing.what === 'tune' || doing.what === 'sell') && (
        <TuningDialog {...dialog} locations={locations} isSale={doing.what === 'sell'} />
      )}
      {dialog && doing.what === 'delete' && <DeleteProductDialog {...dialog} />}
      {dialog && doing.what === 'edit' && (
        <EditProductDialog {...dialog} fetchLatest={() => fetchLatest(dialog.product.id)} />
      )}
    </>
  );
}

const columns: Column<StockProductRowFragment>[] = [
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
    cell: ({ price }) => formatEuro(price),
    sortValue: ({ price }) => price,
  },
  {
    id: 'amount',
    header: 'In voorraad',
    align: 'right',
    cell: ({ amount }) => amount,
    sortValue: ({ amount }) => amount,
  },
  {
    id: 'reserved',
    header: 'Gereserveerd',
    align: 'right',
    cell: ({ reserved }) => reserved,
    sortValue: ({ reserved }) => reserved,
  },
  {
    id: 'available',
    header: 'Beschikbaar',
    phone: 'labelled',
    align: 'right',
    cell: ({ available, isLow }) => <Available count={available} isLow={isLow} />,
    sortValue: ({ available }) => available,
  },
];

/** At the counter: sells a piece of what lies there, from the row. */
function soldColumn(onSell: (product: StockProductRowFragment) => void): Column<StockProductRowFragment> {
  return {
    id: 'sell',
    header: '',
    align: 'right',
    phone: 'action',
    cell: (product) =>
      product.amount > 0 && (
        <Button
          size="small"
          variant="ghost"
          data-no-print
          aria-label={`${product.title} verkocht`}
          onClick={() => onSell(product)}
        >
          Verkocht
        </Button>
      ),
  };
}

/** What the webshop can still sell; too few when stock was used that was ordered already. */
function Available({ count, isLow }: { count: number; isLow: boolean }) {
  if (count > 0)
    return (
      <>
        {isLow && (
          <>
            <Tag tone="warn">Bijna op</Tag>{' '}
          </>
        )}
        <Left>{count}</Left>
      </>
    );
  return count === 0 ? <Tag tone="warn">Uitverkocht</Tag> : <Tag tone="no">{`${-count} te weinig`}</Tag>;
}

const Left = styled.span`
  @media ${phone} {
    &::before {
      content: 'nog ';
    }
  }
`;
