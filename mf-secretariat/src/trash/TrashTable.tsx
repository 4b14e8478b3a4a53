import { formatDate, formatDateTime } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Button, useSnackbar } from 'kit/ui';
import { Undo2 } from 'lucide-react';

import { SecretariatRestoreRecordDocument, type SecretariatTrashRowFragment } from '../gql/graphql';

type Row = SecretariatTrashRowFragment;

interface TrashTableProps {
  rows: readonly Row[];
  /** Brings the list up to date. */
  onRestored: () => Promise<unknown>;
}

/** What lies in the trash, newest first; each can be put back. Not sortable: there may be more. */
export function TrashTable({ rows, onRestored }: TrashTableProps) {
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatRestoreRecordDocument, { done: 'Teruggezet' });
  const restore = async ({ entity, id }: Row) => {
    await save({ entity, id }).catch((error: unknown) =>
      snackbar.show(toApiError(error).message, { tone: 'error' }),
    );
    await onRestored();
  };
  return (
    <Table
      caption="Prullenbak"
      columns={columns((row) => void restore(row))}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}

function columns(onRestore: (row: Row) => void): Column<Row>[] {
  return [
    { id: 'title', header: 'Wat', keepWords: true, cell: ({ title }) => title },
    { id: 'label', header: 'Soort', keepWords: true, cell: ({ label }) => label },
    { id: 'by', header: 'Verwijderd door', keepWords: true, cell: ({ deletedBy }) => deletedBy },
    { id: 'at', header: 'Verwijderd op', nowrap: true, cell: ({ deletedAt }) => formatDateTime(deletedAt) },
    { id: 'until', header: 'Blijft tot', nowrap: true, cell: ({ until }) => formatDate(until) },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (row) => (
        <Button
          variant="text"
          data-no-print
          icon={<Undo2 aria-hidden />}
          aria-label={`${row.title} terugzetten`}
          onClick={() => onRestore(row)}
        >
          Terugzetten
        </Button>
      ),
    },
  ];
}
