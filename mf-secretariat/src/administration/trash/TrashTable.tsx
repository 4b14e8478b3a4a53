import { formatDate, formatDateTime } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Button, phone, useMediaQuery, useSnackbar } from 'kit/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { SecretariatRestoreRecordDocument, type SecretariatTrashRowFragment } from '../../gql/graphql';
import { hasRemedy, type Refused, RestoreDialog } from './RestoreDialog';

type Row = SecretariatTrashRowFragment;

interface TrashTableProps {
  rows: readonly Row[];
  /** Brings the list up to date. */
  onRestored: () => Promise<unknown>;
}

/** What lies in the trash, newest first; each can be put back. Not sortable: there may be more. */
export function TrashTable({ rows, onRestored }: TrashTableProps) {
  const snackbar = useSnackbar();
  const onPhone = useMediaQuery(phone);
  const { save } = useSave(SecretariatRestoreRecordDocument, { done: 'Teruggezet' });
  const quietly = useSave(SecretariatRestoreRecordDocument);
  const [refused, setRefused] = useState<Refused>();
  const restore = async (row: Row) => {
    const { entity, id } = row;
    try {
      await save({ entity, id });
    } catch (failure) {
      const error = toApiError(failure);
      if (hasRemedy(error)) return setRefused({ row, error });
      snackbar.show(error.message, { tone: 'error' });
    }
    await onRestored();
  };
  const restoreAll = async (chosen: readonly Row[], clear: () => void) => {
    const refused: string[] = [];
    // One after the other: each is one write, and of one that was put back already nothing happens.
    for (const { entity, id, title } of chosen) {
      await quietly.save({ entity, id }).catch((error: unknown) => {
        refused.push(`${title}: ${toApiError(error).message}`);
      });
    }
    clear();
    const done = chosen.length - refused.length;
    if (done > 0) snackbar.show(`${done} teruggezet`);
    if (refused.length > 0) snackbar.show(refused.join(' '), { tone: 'error' });
    await onRestored();
  };
  return (
    <>
      {refused && (
        <RestoreDialog refused={refused} onRestored={onRestored} onClose={() => setRefused(undefined)} />
      )}
      <Table
        bulk={{
          name: ({ title }) => title,
          nouns: ['ding', 'dingen'],
          actions: (chosen, clear) => (
            <Button
              variant="ghost"
              size="small"
              pending={quietly.saving}
              icon={<Undo2 aria-hidden />}
              onClick={() => void restoreAll(chosen, clear)}
            >
              Terugzetten
            </Button>
          ),
        }}
        caption="Prullenbak"
        columns={columns((row) => void restore(row), onPhone)}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </>
  );
}

const Day = styled.span`
  white-space: nowrap;
`;

/** @param onPhone there the button is a picture, and until when it stays fits beside what it is */
function columns(onRestore: (row: Row) => void, onPhone: boolean): Column<Row>[] {
  return [
    { id: 'title', header: 'Wat', keepWords: true, cell: ({ title }) => title },
    { id: 'label', header: 'Soort', keepWords: true, phone: 'line', cell: ({ label }) => label },
    {
      id: 'deleted',
      header: 'Verwijderd',
      keepWords: true,
      phone: 'rest',
      cell: ({ deletedBy, deletedAt }) => (
        <>
          <Day>{formatDateTime(deletedAt)}</Day> door {deletedBy}
        </>
      ),
    },
    {
      id: 'until',
      header: 'Blijft tot',
      nowrap: true,
      phone: 'line',
      cell: ({ until }) => formatDate(until),
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      nowrap: true,
      cell: (row) => (
        <Button
          variant="text"
          data-no-print
          icon={<Undo2 aria-hidden />}
          aria-label={`${row.title} terugzetten`}
          onClick={() => onRestore(row)}
        >
          {!onPhone && 'Terugzetten'}
        </Button>
      ),
    },
  ];
}
