import { Loaded } from 'kit/data';
import { ExportButtons } from 'kit/export';
import { formatEuro } from 'kit/format';
import { useQuery } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Button, Card, EmptyState, lazyDialog } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatVatQuartersDocument } from '../../gql/graphql';
import type { VatQuarter, VatRow } from './annualRows';

const VatLinesDialog = lazyDialog(async () => (await import('./VatLinesDialog')).VatLinesDialog);

/** '2026-Q3' as it is said: '3e kwartaal 2026'. */
function nameOf(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return `${number}e kwartaal ${year}`;
}

/** The VAT of each quarter that a year touches, by rate; nothing for a foundation that charges none. */
export function VatCard({ year }: { year: { id: string; title: string } }) {
  const query = useQuery(SecretariatVatQuartersDocument, {
    variables: { yearId: year.id },
    fetchPolicy: 'cache-and-network',
  });
  const [opened, open] = useState<VatRow>();
  // Most foundations charge none: nothing is shown for it before it is known.
  if (!query.error && !query.data?.vatQuarters) return null;
  return (
    <Loaded query={query} subject="De btw">
      {({ vatQuarters: quarters }) =>
        quarters && (
          <Card
            title="Btw per kwartaal"
            actions={
              quarters.length > 0 && (
                <ExportButtons
                  fileName={`btw-${year.title}`}
                  columns={[
                    { header: 'Kwartaal', value: ({ name }: VatRow) => name },
                    { header: 'Tarief', value: ({ label }) => label },
                    { header: 'Omzet zonder btw', value: ({ net }) => net / 100 },
                    { header: 'Btw', value: ({ vat }) => vat / 100 },
                  ]}
                  rows={rowsOf(quarters)}
                />
              )
            }
          >
            <About>
              Over facturen, advertenties en bestellingen, creditnota's eraf. Btw die de stichting zelf
              betaalt staat niet in het portaal.
            </About>
            {quarters.length === 0 ? (
              <EmptyState title="Er is nog niets gefactureerd of verkocht." />
            ) : (
              quarters.map((quarter) => (
                <Section key={quarter.id} aria-label={nameOf(quarter.id)}>
                  <h3>{nameOf(quarter.id)}</h3>
                  <Table
                    caption={`Btw, ${nameOf(quarter.id)}`}
                    columns={columnsOf(quarter, open)}
                    rows={rowsOf([quarter])}
                    rowKey={({ rate }) => rate}
                  />
                </Section>
              ))
            )}
            {opened && <VatLinesDialog row={opened} onClose={() => open(undefined)} />}
          </Card>
        )
      }
    </Loaded>
  );
}

function rowsOf(quarters: readonly VatQuarter[]): VatRow[] {
  return quarters.flatMap(({ id: quarter, rates }) =>
    rates.map((rate) => ({ ...rate, id: `${quarter} ${rate.rate}`, quarter, name: nameOf(quarter) })),
  );
}

function columnsOf({ rates, vat: total }: VatQuarter, onOpen: (row: VatRow) => void): Column<VatRow>[] {
  return [
    {
      id: 'rate',
      header: 'Tarief',
      keepWords: true,
      cell: (row) => (
        <Open
          variant="text"
          size="small"
          aria-label={`${row.label}: waaruit dat bestaat, ${row.name}`}
          onClick={() => onOpen(row)}
        >
          {row.label}
        </Open>
      ),
      footer: 'Samen',
    },
    {
      ...{ id: 'net', header: 'Omzet zonder btw', align: 'right', nowrap: true, phone: 'labelled' },
      cell: ({ net }) => formatEuro(net),
      footer: formatEuro(rates.reduce((sum, { net }) => sum + net, 0)),
    },
    {
      ...{ id: 'vat', header: 'Btw', align: 'right', nowrap: true, phone: 'labelled' },
      cell: ({ vat }) => formatEuro(vat),
      footer: formatEuro(total),
    },
  ];
}

const Section = styled.section`
  & + & {
    margin-top: var(--s6);
  }
`;

const About = styled.p`
  margin: 0 0 var(--s3);
  color: var(--ink-2);
`;

// Its text below the heading of the column, not its edge.
const Open = styled(Button)`
  margin-inline: calc(-1 * var(--s2));
  text-align: left;
`;
