import { formatDate } from 'kit/format';
import { type Column, Table } from 'kit/table';
import styled from 'styled-components';

import { yearRanges } from '../members/payments/paidYears';
import type { CheckedRow } from './checkedRows';
import { rowName } from './importRows';

const SHOWN = 5;

const columns: Column<CheckedRow>[] = [
  { id: 'name', header: 'Naam', keepWords: true, cell: ({ row }) => rowName(row) },
  {
    id: 'address',
    header: 'Adres',
    keepWords: true,
    cell: ({ row: { input } }) => `${input.adres}, ${input.postalCode} ${input.city}`,
  },
  { id: 'phone', header: 'Telefoon', nowrap: true, cell: ({ row }) => row.input.phone },
  { id: 'bday', header: 'Geboortedatum', nowrap: true, cell: ({ row }) => formatDate(row.input.bday) },
  { id: 'years', header: 'Betaald', cell: ({ row }) => yearRanges(row.input.paidYears ?? []) },
];

/** The first rows as they will be, to see whether the columns were taken for what they are. */
export function ReadyRows({ rows }: { rows: readonly CheckedRow[] }) {
  return (
    <Root aria-label="Zo komen ze erin">
      <h3>{rows.length > SHOWN ? `Zo komen ze erin (de eerste ${SHOWN})` : 'Zo komen ze erin'}</h3>
      <Table
        caption="Zo komen ze erin"
        columns={columns}
        rows={rows.slice(0, SHOWN)}
        rowKey={({ row }) => String(row.line)}
      />
    </Root>
  );
}

const Root = styled.section`
  min-width: 0;
`;
