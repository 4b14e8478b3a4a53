import type { ExportColumn } from 'kit/export';
import { formatEuro, todayInAmsterdam } from 'kit/format';
import { filterRows, ListToolbar, numberColumn } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState } from 'kit/ui';
import { useState } from 'react';

import { type FragmentType, getFragmentData } from '../gql/fragment-masking';
import { type KrantSellersViewFragment, KrantSellersViewFragmentDoc } from '../gql/graphql';
import { sellerColumn, contactName } from '../sellers';

type Seller = KrantSellersViewFragment['sellers'][number];
type Row = Pick<Seller, 'open' | 'sold' | 'notSold' | 'revenue'> & { id: string; name: string };

/** What each seller has sold, and all of them together. */
export function SellersView({ edition }: { edition: FragmentType<typeof KrantSellersViewFragmentDoc> }) {
  const { title, sellers } = getFragmentData(KrantSellersViewFragmentDoc, edition);
  const [text, setText] = useState('');
  const rows = filterRows(sellers.map(rowOf), text, ({ name }) => name);
  return (
    <Card title="Totalen per verkoper">
      <ListToolbar
        label="Zoek op verkoper"
        text={text}
        onText={setText}
        fileName={`krant-${title}-verkopers-${todayInAmsterdam()}`}
        columns={exported}
        rows={[...rows, totalOf(rows)]}
      />
      {rows.length > 0 && (
        <Table
          caption="Totalen per verkoper"
          columns={columns(rows)}
          rows={rows}
          initialSort={{ column: 'revenue', descending: true }}
        />
      )}
      {rows.length === 0 && (
        <EmptyState
          title={text ? 'Niets gevonden' : 'Er zijn nog geen advertenties.'}
          text={text ? 'Zoek op iets anders.' : 'Wat verkopers verkopen, komt hier.'}
        />
      )}
    </Card>
  );
}

function rowOf(seller: Seller): Row {
  const { contactId, open, sold, notSold, revenue } = seller;
  return { id: contactId ?? '', name: contactName(seller), open, sold, notSold, revenue };
}

function totalOf(rows: readonly Row[]): Row {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    id: 'total',
    name: 'Totaal',
    open: sum(({ open }) => open),
    sold: sum(({ sold }) => sold),
    notSold: sum(({ notSold }) => notSold),
    revenue: sum(({ revenue }) => revenue),
  };
}

function columns(rows: readonly Row[]): Column<Row>[] {
  return [
    sellerColumn,
    numberColumn(rows, { id: 'open', header: 'Open', of: ({ open }) => open }),
    numberColumn(rows, { id: 'sold', header: 'Verkocht', of: ({ sold }) => sold }),
    numberColumn(rows, { id: 'notSold', header: 'Niet verkocht', of: ({ notSold }) => notSold }),
    numberColumn(rows, { id: 'revenue', header: 'Bedrag', of: ({ revenue }) => revenue, show: formatEuro }),
  ];
}

const exported: ExportColumn<Row>[] = [
  { header: 'Verkoper', value: ({ name }) => name },
  { header: 'Open', value: ({ open }) => open },
  { header: 'Verkocht', value: ({ sold }) => sold },
  { header: 'Niet verkocht', value: ({ notSold }) => notSold },
  { header: 'Bedrag', value: ({ revenue }) => revenue / 100 },
];
