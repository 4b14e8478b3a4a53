import { type Column, RowActions } from 'kit/table';
import { IconButton } from 'kit/ui';
import { Pencil, Trash2 } from 'lucide-react';

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
        <IconButton aria-label={`${row.name} aanpassen`} onClick={() => onEdit(row)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton aria-label={`${row.name} verwijderen`} onClick={() => onDelete(row)}>
          <Trash2 aria-hidden />
        </IconButton>
      </RowActions>
    ),
  };
}
