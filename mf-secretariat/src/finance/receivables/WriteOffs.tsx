import { ConfirmActionDialog } from 'kit/editing';
import { formatDate, formatEuro } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { useRefetch } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Card, IconButton } from 'kit/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';

import {
  SecretariatRestoreReceivableDocument,
  SecretariatWriteOffsDocument,
  type SecretariatWriteOffsQuery,
} from '../../gql/graphql';
import { LISTS } from './WriteOffDialog';

type WriteOff = SecretariatWriteOffsQuery['receivableWriteOffs'][number];

/** What was written off, with why; it can be taken back. Nothing is shown as long as nothing was. */
export function WriteOffs() {
  const { data } = useQuery(SecretariatWriteOffsDocument, { fetchPolicy: 'cache-and-network' });
  const [restoring, setRestoring] = useState<WriteOff>();
  const { save } = useSave(SecretariatRestoreReceivableDocument, { done: 'Staat weer open' });
  const reload = useRefetch(LISTS);
  const writeOffs = data?.receivableWriteOffs ?? [];
  if (writeOffs.length === 0) return null;
  return (
    <Card title="Afgeboekt" data-no-print>
      <Table
        caption="Afgeboekt"
        columns={columnsFor(setRestoring)}
        rows={writeOffs}
        rowKey={({ id }) => id}
      />
      {restoring && (
        <ConfirmActionDialog
          isOpen
          question="Afboeking terugnemen?"
          confirmLabel="Terugnemen"
          onConfirm={async () => {
            await save({ id: restoring.id });
            await reload();
          }}
          onClose={() => setRestoring(undefined)}
        >
          {`${restoring.label}, ${formatEuro(restoring.amount)}. Dit staat dan weer open.`}
        </ConfirmActionDialog>
      )}
    </Card>
  );
}

function columnsFor(onRestore: (writeOff: WriteOff) => void): Column<WriteOff>[] {
  return [
    { id: 'day', header: 'Datum', nowrap: true, cell: ({ day }) => formatDate(day) },
    { id: 'label', header: 'Waarvoor', keepWords: true, cell: ({ label }) => label },
    { id: 'reason', header: 'Reden', keepWords: true, cell: ({ reason }) => reason },
    { id: 'by', header: 'Door', keepWords: true, cell: ({ byName }) => byName },
    {
      id: 'amount',
      header: 'Bedrag',
      align: 'right',
      nowrap: true,
      cell: ({ amount }) => formatEuro(amount),
    },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (writeOff) => (
        <RowActions>
          <IconButton
            aria-label={`Afboeking van ${writeOff.label} terugnemen`}
            onClick={() => onRestore(writeOff)}
          >
            <Undo2 aria-hidden />
          </IconButton>
        </RowActions>
      ),
    },
  ];
}
