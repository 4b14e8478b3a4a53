import { ExportButtons, type ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { numberColumn } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';

import { StockReportDocument, type StockReportQuery, StockSeasonsDocument } from '../gql/graphql';
import { Row } from '../Row';
import { WebshopLoaded } from '../WebshopLoaded';
import { ChartCard } from './ChartCard';

/** What a product is worth and brought in. */
export type ReportRow = StockReportQuery['stockReport'][number];

/** Stock value now, and turnover per product in a season. */
export function TurnoverTab() {
  const query = useQuery(StockSeasonsDocument, { fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState<number>();
  return (
    <WebshopLoaded query={query}>
      {({ stockSeasons }) => {
        const season = chosen ?? stockSeasons[0] ?? 0;
        return (
          <Stack>
            <Row data-no-print>
              <Select
                label="Seizoen"
                value={String(season)}
                options={stockSeasons.map((year) => ({ value: String(year), label: seasonLabel(year) }))}
                onChange={({ target }) => setChosen(Number(target.value))}
              />
            </Row>
            <Report key={season} season={season} />
          </Stack>
        );
      }}
    </WebshopLoaded>
  );
}

/** A season begins in April. */
const seasonLabel = (year: number) => `${year}-${year + 1}`;

function Report({ season }: { season: number }) {
  const query = useQuery(StockReportDocument, {
    variables: { season },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <WebshopLoaded query={query}>
      {({ stockReport }) =>
        stockReport.length === 0 ? (
          <EmptyState title="Er zijn nog geen producten." text="Hun waarde en omzet komen hier." />
        ) : (
          <>
            <ChartCard rows={stockReport} />
            <ReportTable season={season} rows={stockReport} />
          </>
        )
      }
    </WebshopLoaded>
  );
}

function ReportTable({ season, rows }: { season: number; rows: readonly ReportRow[] }) {
  return (
    <Card
      title={`Waarde nu en omzet in ${seasonLabel(season)}`}
      actions={
        <ExportButtons
          fileName={`omzet-${seasonLabel(season)}`}
          columns={exportedColumns}
          rows={[...rows, totalOf(rows)]}
        />
      }
    >
      <Table
        caption="Waarde en omzet per product"
        columns={columns(rows)}
        rows={rows}
        rowKey={({ productId }) => productId}
        initialSort={{ column: 'turnover', descending: true }}
      />
    </Card>
  );
}

function totalOf(rows: readonly ReportRow[]): ReportRow {
  const sum = (of: (row: ReportRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    productId: '',
    title: 'Totaal',
    stock: sum(({ stock }) => stock),
    value: sum(({ value }) => value),
    sold: sum(({ sold }) => sold),
    turnover: sum(({ turnover }) => turnover),
  };
}

function columns(rows: readonly ReportRow[]): Column<ReportRow>[] {
  return [
    {
      id: 'title',
      header: 'Product',
      keepWords: true,
      cell: ({ title }) => title,
      sortValue: ({ title }) => title,
      footer: 'Totaal',
    },
    numberColumn(rows, { id: 'stock', header: 'In voorraad', of: ({ stock }) => stock }),
    numberColumn(rows, { id: 'value', header: 'Waarde', of: ({ value }) => value, show: formatEuro }),
    numberColumn(rows, { id: 'sold', header: 'Verkocht', of: ({ sold }) => sold }),
    numberColumn(rows, { id: 'turnover', header: 'Omzet', of: ({ turnover }) => turnover, show: formatEuro }),
  ];
}

const exportedColumns: ExportColumn<ReportRow>[] = [
  { header: 'Product', value: ({ title }) => title },
  { header: 'In voorraad', value: ({ stock }) => stock },
  { header: 'Waarde', value: ({ value }) => value / 100 },
  { header: 'Verkocht', value: ({ sold }) => sold },
  { header: 'Omzet', value: ({ turnover }) => turnover / 100 },
];
