import { EditAndDelete } from 'kit/lists';
import { type Column, RowActions } from 'kit/table';

/** The column of a table of activities with what can be done with each. */
export function activityActions<Row extends { name: string }>(
  onEdit: (row: Row) => void,
  onDelete: (row: Row) => void,
): Column<Row> {
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
