import { Loaded } from 'kit/data';
import { DeleteDialog } from 'kit/editing';
import { formatDate } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { EditAndDelete } from 'kit/lists';
import { type Column, RowActions, Table } from 'kit/table';
import { Button, Card, EmptyState } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import {
  WebsiteAgendaDocument,
  type WebsiteAgendaQuery,
  WebsiteDeleteAgendaEntryDocument,
} from '../gql/graphql';
import { AddAgendaDialog, EditAgendaDialog } from './AgendaDialogs';

type Row = WebsiteAgendaQuery['agenda'][number];
type Doing = { what: 'add' } | { what: 'edit' | 'delete'; row: Row };

/** The agenda of the home page: rows with date, name and comment. */
export function AgendaCard() {
  const query = useQuery(WebsiteAgendaDocument, { fetchPolicy: 'cache-and-network' });
  const { save: remove } = useSave(WebsiteDeleteAgendaEntryDocument, { done: 'Activiteit verwijderd' });
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const rows = async () => (await query.refetch()).data?.agenda ?? [];
  const reload = () => rows().catch(() => undefined);
  return (
    <Card
      title="Agenda"
      actions={
        <Button variant="ghost" onClick={() => setDoing({ what: 'add' })}>
          <Plus aria-hidden /> Activiteit toevoegen
        </Button>
      }
    >
      <Loaded query={query} subject="De agenda">
        {({ agenda }) =>
          agenda.length === 0 ? (
            <EmptyState title="Er staat nog niets in de agenda." text="Voeg de eerste activiteit toe." />
          ) : (
            <Table
              caption="Agenda"
              columns={columnsFor((what, row) => setDoing({ what, row }))}
              rows={agenda}
              rowKey={({ id }) => id}
              initialSort={{ column: 'date' }}
            />
          )
        }
      </Loaded>
      <AddAgendaDialog isOpen={doing?.what === 'add'} onAdded={reload} onClose={close} />
      {doing?.what === 'edit' && (
        <EditAgendaDialog
          row={doing.row}
          fetchLatest={async () => (await rows()).find(({ id }) => id === doing.row.id)}
          onClose={close}
        />
      )}
      <DeleteDialog
        isOpen={doing?.what === 'delete'}
        question="Activiteit verwijderen? Deze actie is onomkeerbaar."
        onDelete={async () => {
          if (doing?.what !== 'delete') return;
          await remove({ id: doing.row.id });
          await reload();
        }}
        onClose={close}
      >
        {doing?.what === 'delete' && `${formatDate(doing.row.date)} ${doing.row.name}`}
      </DeleteDialog>
    </Card>
  );
}

function columnsFor(onAction: (what: 'edit' | 'delete', row: Row) => void): Column<Row>[] {
  return [
    {
      id: 'date',
      header: 'Datum',
      nowrap: true,
      cell: ({ date }) => formatDate(date),
      sortValue: ({ date }) => date,
    },
    { id: 'name', header: 'Activiteit', cell: ({ name }) => name, sortValue: ({ name }) => name },
    { id: 'comment', header: 'Opmerkingen', cell: ({ comment }) => comment },
    {
      id: 'actions',
      header: '',
      align: 'right',
      cell: (row) => (
        <RowActions>
          <EditAndDelete
            name={row.name}
            onEdit={() => onAction('edit', row)}
            onDelete={() => onAction('delete', row)}
          />
        </RowActions>
      ),
    },
  ];
}
