import { ComparisonChart } from 'kit/charts';
import { Loaded } from 'kit/data';
import { ExportButtons, type ExportColumn } from 'kit/export';
import { formatDate, formatEuro, todayInAmsterdam } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { numberColumn } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Card, EmptyState, Stack } from 'kit/ui';
import { useState } from 'react';

import { type Edition, useEdition } from '../EditionContext';
import { KrantSalesDocument, type KrantSalesQuery } from '../gql/graphql';
import { ViewChoice } from '../ViewChoice';

type Week = KrantSalesQuery['paperSales'][number];
type Unit = 'number' | 'euro';

const units = [
  { id: 'number', label: 'Aantal' },
  { id: 'euro', label: 'Bedrag' },
] as const;

/** What was sold in each week, beside the edition before it a year earlier; as a picture and as a table. */
export function SalesCard({ edition }: { edition: Edition }) {
  const query = useQuery(KrantSalesDocument, {
    variables: { editionId: edition.id },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded query={query} subject="De verkoop per week">
      {({ paperSales }) => <Sales edition={edition} weeks={paperSales} />}
    </Loaded>
  );
}

function Sales({ edition: { id, title }, weeks }: { edition: Edition; weeks: readonly Week[] }) {
  const [unit, setUnit] = useState<Unit>('number');
  const { editions } = useEdition();
  // Newest first.
  const before = editions[editions.findIndex((one) => one.id === id) + 1]?.title;
  if (weeks.length === 0) {
    return (
      <Card title="Verkoop per week">
        <EmptyState title="Er is nog niets verkocht." text="De verkoop van elke week komt hier." />
      </Card>
    );
  }
  return (
    <Card
      title="Verkoop per week"
      actions={
        <ExportButtons
          fileName={`krant-${title}-verkoop-per-week-${todayInAmsterdam()}`}
          columns={exported(title, before)}
          rows={weeks}
        />
      }
    >
      <Stack>
        <ViewChoice label="Aantal of bedrag" options={units} value={unit} onChange={setUnit} />
        <div data-no-print>
          <ComparisonChart
            description="Staafdiagram: verkoop per week. De tabel geeft dezelfde cijfers."
            unit={unit}
            rows={weeks.map((week) => ({
              label: formatDate(week.week),
              first: unit === 'euro' ? week.revenueBefore : week.soldBefore,
              second: unit === 'euro' ? week.revenue : week.sold,
            }))}
            first={{ name: before ?? 'Eerder', legend: before ? `Editie ${before}` : 'Geen eerdere editie' }}
            second={{ name: title, legend: `Editie ${title}` }}
          />
        </div>
        <Table
          caption="Verkoop per week"
          columns={columns(title, before, weeks)}
          rows={weeks}
          rowKey={({ week }) => week}
        />
      </Stack>
    </Card>
  );
}

function columns(title: string, before: string | undefined, weeks: readonly Week[]): Column<Week>[] {
  const figure = (id: Exclude<keyof Week, 'week'>, header: string, show?: typeof formatEuro) =>
    numberColumn(weeks, { id, header, of: (week) => week[id], show, sortable: false });
  return [
    {
      id: 'week',
      header: 'Week van',
      nowrap: true,
      cell: ({ week }) => formatDate(week),
      footer: 'Totaal',
    },
    figure('sold', `Aantal ${title}`),
    ...(before ? [figure('soldBefore', `Aantal ${before}`)] : []),
    figure('revenue', `Bedrag ${title}`, formatEuro),
    ...(before ? [figure('revenueBefore', `Bedrag ${before}`, formatEuro)] : []),
  ];
}

function exported(title: string, before: string | undefined): ExportColumn<Week>[] {
  return [
    { header: 'Week van', value: ({ week }) => formatDate(week) },
    { header: `Aantal ${title}`, value: ({ sold }) => sold },
    ...(before ? [{ header: `Aantal ${before}`, value: ({ soldBefore }: Week) => soldBefore }] : []),
    { header: `Bedrag ${title}`, value: ({ revenue }) => revenue / 100 },
    ...(before
      ? [{ header: `Bedrag ${before}`, value: ({ revenueBefore }: Week) => revenueBefore / 100 }]
      : []),
  ];
}
