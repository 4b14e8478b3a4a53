import { ComparisonChart } from 'kit/charts';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { Select } from 'kit/fields';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { numberColumn } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { StockReportDocument, type StockReportQuery, StockSeasonsDocument } from '../gql/graphql';
import { Row } from '../Row';
import { inFamilies, variantName } from '../variants/families';
import { WebshopLoaded } from '../WebshopLoaded';

/** More bars than these nobody reads. */
const MOST = 12;

interface ChartRow {
  title: string;
  /** Cents. */
  value: number;
  /** Cents. */
  turnover: number;
}

/** Stock value and turnover per product as a picture; the table below it says the same in figures. */
function ChartCard({ rows }: { rows: readonly ChartRow[] }) {
  const sized = rows.filter(({ value, turnover }) => value > 0 || turnover > 0);
  if (sized.length === 0) return null;
  const largest = [...sized].sort((a, b) => largerOf(b) - largerOf(a)).slice(0, MOST);
  return (
    <Card title="Waarde en omzet" data-no-print>
      <ComparisonChart
        description="Staafdiagram: waarde van de voorraad en omzet per product. De tabel geeft dezelfde cijfers."
        rows={largest.map(({ title, value, turnover }) => ({ label: title, first: value, second: turnover }))}
        first={{ name: 'Waarde nu', legend: 'Waarde van de voorraad nu' }}
        second={{ name: 'Omzet', legend: 'Omzet in het seizoen' }}
      />
      {sized.length > MOST && <Note>{`De ${MOST} grootste. De tabel noemt alle producten.`}</Note>}
    </Card>
  );
}

const largerOf = ({ value, turnover }: ChartRow) => Math.max(value, turnover);

const Note = styled.p`
  margin: var(--s2) 0 0;
  color: var(--ink-2);
`;

/** What a product is worth and brought in. */
export type ReportRow = StockReportQuery['stockReport'][number];

/** Stock value now, and turnover per product in a season. */
export function TurnoverTab() {
  const query = useQuery(StockSeasonsDocument);
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
  const query = useQuery(StockReportDocument, { variables: { season } });
  return (
    <WebshopLoaded query={query}>
      {({ stockReport }) =>
        stockReport.length === 0 ? (
          <EmptyState title="Er zijn nog geen producten." text="Hun waarde en omzet komen hier." />
        ) : (
          <>
            <ChartCard rows={perProduct(stockReport)} />
            <ReportTable season={season} rows={stockReport} />
            <VariantCards rows={stockReport} />
          </>
        )
      }
    </WebshopLoaded>
  );
}

/** The rows of the server, with the variants of a product as one. */
function perProduct(rows: readonly ReportRow[]): ReportRow[] {
  return familiesOf(rows).map(({ id, title, variants }) => ({ ...totalOf(variants), productId: id, title }));
}

const familiesOf = (rows: readonly ReportRow[]) =>
  inFamilies(rows.map((row) => ({ ...row, id: row.productId })));

/** Of each product with variants what each of those is worth and brought in. */
function VariantCards({ rows }: { rows: readonly ReportRow[] }) {
  return familiesOf(rows)
    .filter(({ variants }) => variants.length > 1)
    .map(({ id, title, variants }) => (
      <Card key={id} title={`Varianten van ${title}`}>
        <Table
          caption={`Waarde en omzet per variant van ${title}`}
          columns={columns(variants.map((row) => ({ ...row, title: variantName(row) })))}
          rows={variants.map((row) => ({ ...row, title: variantName(row) }))}
          rowKey={({ productId }) => productId}
        />
      </Card>
    ));
}

function ReportTable({ season, rows }: { season: number; rows: readonly ReportRow[] }) {
  const products = perProduct(rows);
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
        columns={columns(products)}
        rows={products}
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
    ...{ familyId: null, family: null, variant: null },
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
