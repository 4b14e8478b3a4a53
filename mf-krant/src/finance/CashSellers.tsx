import { ExportButtons, type ExportColumn } from 'kit/export';
import { formatEuro, todayInAmsterdam } from 'kit/format';
import { numberColumn } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card } from 'kit/ui';

import type { KrantCashAdFragment } from '../gql/graphql';
import { sellerColumn, contactName } from '../sellers';
import { isPaid } from './PaidDot';

interface Row {
  id: string;
  name: string;
  /** Cents. */
  sold: number;
  /** Cents. */
  paid: number;
}

/** What each seller sold for cash, and still has to hand in. */
export function CashSellers({ title, ads }: { title: string; ads: readonly KrantCashAdFragment[] }) {
  const rows = sellersOf(ads);
  const total = { id: 'total', name: 'Totaal', sold: sum(rows, 'sold'), paid: sum(rows, 'paid') };
  return (
    <Card
      title="Per verkoper"
      actions={
        <ExportButtons
          fileName={`krant-${title}-contant-per-verkoper-${todayInAmsterdam()}`}
          columns={exported}
          rows={[...rows, total]}
        />
      }
    >
      <Table
        caption="Contant per verkoper"
        columns={columns(rows)}
        rows={rows}
        rowKey={({ id }) => id}
        initialSort={{ column: 'due', descending: true }}
      />
    </Card>
  );
}

const dueOf = ({ sold, paid }: Pick<Row, 'sold' | 'paid'>) => sold - paid;
const sum = (rows: readonly Row[], of: 'sold' | 'paid') => rows.reduce((total, row) => total + row[of], 0);

function sellersOf(ads: readonly KrantCashAdFragment[]): Row[] {
  const rows = new Map<string, Row>();
  for (const ad of ads) {
    const id = ad.contactId ?? '';
    const row = rows.get(id) ?? { id, name: contactName(ad), sold: 0, paid: 0 };
    const amount = ad.advPrice ?? 0;
    rows.set(id, { ...row, sold: row.sold + amount, paid: row.paid + (isPaid(ad) ? amount : 0) });
  }
  return [...rows.values()];
}

function columns(rows: readonly Row[]): Column<Row>[] {
  const figure = (id: string, header: string, of: (row: Row) => number) =>
    numberColumn(rows, { id, header, of, show: formatEuro });
  return [
    sellerColumn,
    figure('sold', 'Verkocht', ({ sold }) => sold),
    figure('paid', 'Afgedragen', ({ paid }) => paid),
    figure('due', 'Nog af te dragen', dueOf),
  ];
}

const exported: ExportColumn<Row>[] = [
  { header: 'Verkoper', value: ({ name }) => name },
  { header: 'Verkocht', value: ({ sold }) => sold / 100 },
  { header: 'Afgedragen', value: ({ paid }) => paid / 100 },
  { header: 'Nog af te dragen', value: (row) => dueOf(row) / 100 },
];
