import { formatDate } from 'kit/format';
import { EditAndDelete, MultilineText } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Tag } from 'kit/ui';

import type { CalendarRow } from './calendarRows';

/** The props of CalendarTable. */
export interface CalendarTableProps {
  rows: readonly CalendarRow[];
  /** The day of what comes first, which is marked. */
  nextDate: string | undefined;
  /** What an Admin may do with a row; for others there are no buttons. */
  actions?: {
    onEdit: (row: CalendarRow) => void;
    onDelete: (row: CalendarRow) => void;
  };
}

/** The activities by date. */
export function CalendarTable({ rows, nextDate, actions }: CalendarTableProps) {
  const columns: Column<CalendarRow>[] = [
    {
      id: 'date',
      header: 'Datum',
      nowrap: true,
      cell: ({ date }) => formatDate(date),
      sortValue: ({ date }) => date,
    },
    {
      id: 'name',
      header: 'Activiteit',
      keepWords: true,
      cell: ({ name, date }) => (
        <span>
          {name}{' '}
          {date === nextDate && (
            // Not on paper, where it would soon be wrong.
            <span data-no-print>
              <Tag tone="ok">Eerstvolgende</Tag>
            </span>
          )}
        </span>
      ),
      sortValue: ({ name }) => name,
    },
    // Nothing for an empty one: a card on a phone then leaves the line out.
    {
      id: 'comment',
      header: 'Opmerkingen',
      cell: ({ comment }) => comment && <MultilineText>{comment}</MultilineText>,
    },
  ];
  if (actions) columns.push(actionColumn(actions));
  return (
    <Table
      caption="Jaarprogramma"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      initialSort={{ column: 'date' }}
    />
  );
}

function actionColumn({ onEdit, onDelete }: NonNullable<CalendarTableProps['actions']>): Column<CalendarRow> {
  return {
    id: 'actions',
    header: '',
    align: 'right',
    cell: (row) => (
      <RowActions>
        <EditAndDelete name={row.name} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />
      </RowActions>
    ),
  };
}
