import { DeleteDialog } from 'kit/editing';
import { formatDateTime } from 'kit/format';
import { toApiError, useSave } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { IconButton, useSnackbar } from 'kit/ui';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import {
  SecretariatDropJobDocument,
  type SecretariatJobRowFragment,
  SecretariatRetryJobDocument,
  type JobState,
} from '../../gql/graphql';

/** The states, in the order of the choice. */
export const jobStateLabels: Readonly<Record<JobState, string>> = {
  failed: 'Mislukt',
  running: 'Wacht of loopt',
  done: 'Klaar',
  cancelled: 'Afgebroken',
};

/** What a job is, in words: its kind, and which one of that kind. */
export function jobTitle({ title, label }: Pick<SecretariatJobRowFragment, 'title' | 'label'>): string {
  return label ? `${title}: ${label}` : title;
}

type Row = SecretariatJobRowFragment;

interface JobTableProps {
  rows: readonly Row[];
  /** Brings the list up to date. */
  onChanged: () => Promise<unknown>;
}

/** Jobs, newest first; a failed one can be tried again, and dropped when it does not come back by itself. */
export function JobTable({ rows, onChanged }: JobTableProps) {
  const snackbar = useSnackbar();
  const [dropping, setDropping] = useState<Row>();
  const retry = useSave(SecretariatRetryJobDocument, { done: 'De taak wordt opnieuw geprobeerd' });
  const drop = useSave(SecretariatDropJobDocument, { done: 'Taak weggegooid' });
  const tryAgain = async ({ id }: Row) => {
    await retry.save({ id }).catch((error: unknown) => snackbar.show(toApiError(error).message));
    await onChanged();
  };
  return (
    <>
      <Table
        caption="Achtergrondtaken"
        columns={columns((row) => void tryAgain(row), setDropping)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <DeleteDialog
        isOpen={dropping !== undefined}
        question="Taak weggooien?"
        onDelete={async () => {
          if (dropping) await drop.save({ id: dropping.id });
          await onChanged();
        }}
        onClose={() => setDropping(undefined)}
      >
        {dropping &&
          `${jobTitle(dropping)}${dropping.subject ? ` (${dropping.subject})` : ''} wordt niet meer gedaan.`}
      </DeleteDialog>
    </>
  );
}

/** Not sortable: newest first, and there may be more. */
function columns(onRetry: (row: Row) => void, onDrop: (row: Row) => void): Column<Row>[] {
  return [
    { id: 'title', header: 'Taak', keepWords: true, cell: jobTitle },
    { id: 'subject', header: 'Over', phone: 'line', cell: ({ subject }) => subject },
    { id: 'message', header: 'Reden', keepWords: true, cell: ({ message }) => message },
    { id: 'tries', header: 'Mislukt', align: 'right', nowrap: true, cell: ({ failedTries }) => failedTries },
    {
      id: 'added',
      header: 'Sinds',
      nowrap: true,
      phone: 'line',
      cell: ({ addedAt }) => formatDateTime(addedAt),
    },
    {
      id: 'next',
      header: 'Volgende keer',
      nowrap: true,
      cell: ({ nextRunAt }) => nextRunAt && formatDateTime(nextRunAt),
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (row) => (
        <Actions data-no-print>
          {(row.state === 'failed' || (row.every !== null && row.failedTries > 0)) && (
            <IconButton aria-label={`${jobTitle(row)} opnieuw proberen`} onClick={() => onRetry(row)}>
              <RotateCw aria-hidden />
            </IconButton>
          )}
          {row.state === 'failed' && (
            <IconButton aria-label={`${jobTitle(row)} weggooien`} onClick={() => onDrop(row)}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </Actions>
      ),
    },
  ];
}

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--s1);
`;
