import { formatDateTime } from 'kit/format';
import { type Column, Table } from 'kit/table';

import type { SecretariatLogRowFragment } from '../../gql/graphql';
import { LogDetails } from './LogDetails';
import { entityLabel, kindLabels, outcomeLabel } from './logLabels';

type Row = SecretariatLogRowFragment;

interface LogTableProps {
  rows: readonly Row[];
  /** Shows all that happened to a record. */
  onRecord: (recordId: string) => void;
}

/** Who did something; nobody was signed in: a visitor. */
export const whoOf = ({ userName }: Pick<Row, 'userName'>): string => userName ?? 'Niet ingelogd';

/** What happened, newest first; a row opens to show what changed. Not sortable: there may be more. */
export function LogTable({ rows, onRecord }: LogTableProps) {
  return (
    <Table
      caption="Logboek"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      details={{
        name: (row) => `${kindLabels[row.kind]} op ${formatDateTime(row.at)}`,
        render: (row) => <LogDetails event={row} onRecord={onRecord} />,
      }}
    />
  );
}

const columns: readonly Column<Row>[] = [
  { id: 'at', header: 'Wanneer', nowrap: true, phone: 'line', cell: ({ at }) => formatDateTime(at) },
  { id: 'who', header: 'Wie', keepWords: true, cell: whoOf },
  { id: 'kind', header: 'Wat', keepWords: true, phone: 'line', cell: ({ kind }) => kindLabels[kind] },
  { id: 'entity', header: 'Record', keepWords: true, cell: ({ entity }) => entityLabel(entity) },
  {
    id: 'outcome',
    header: 'Uitkomst',
    keepWords: true,
    cell: ({ outcome }) => outcomeLabel(outcome) || 'Gelukt',
  },
];
