import { activityActions, DeleteActivityDialog } from 'kit/activities';
import { Loaded } from 'kit/data';
import { formatDate } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { type Column, Table } from 'kit/table';
import { Button, Card, EmptyState, lazyDialog } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import {
  WebsiteAgendaDocument,
  type WebsiteAgendaQuery,
  WebsiteDeleteAgendaEntryDocument,
} from '../gql/graphql';
import { type AgendaValues, valuesOf } from './agendaFields';

const AddAgendaDialog = lazyDialog(async () => (await import('./AgendaDialogs')).AddAgendaDialog, {
  title: 'Activiteit toevoegen',
});
const EditAgendaDialog = lazyDialog(async () => (await import('./AgendaDialogs')).EditAgendaDialog);

type Row = WebsiteAgendaQuery['agenda'][number];
type Doing = { what: 'add' } | { what: 'edit' | 'delete'; row: Row };

const columns: Record<keyof AgendaValues, Column<Row>> = {
  date: {
    id: 'date',
    header: 'Datum',
    nowrap: true,
    cell: ({ date }) => formatDate(date),
    sortValue: ({ date }) => date,
  },
  name: {
    id: 'name',
    header: 'Activiteit',
    phone: 'title',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
  },
  comment: { id: 'comment', header: 'Opmerkingen', cell: (row) => valuesOf(row).comment },
};

/** The agenda of the home page: rows with date, name and comment. */
export function AgendaCard() {
  const query = useQuery(WebsiteAgendaDocument, { fetchPolicy: 'cache-and-network' });
  const { save: remove } = useSave(WebsiteDeleteAgendaEntryDocument, { done: 'Activiteit verwijderd' });
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const rows = async () => (await query.refetch()).data?.agenda ?? [];
  const reload = () => rows().catch(() => undefined);
  const actions = activityActions<Row>(
    (row) => setDoing({ what: 'edit', row }),
    (row) => setDoing({ what: 'delete', row }),
  );
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
              columns={[...Object.values(columns), actions]}
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
      <DeleteActivityDialog
        activity={doing?.what === 'delete' ? doing.row : undefined}
        onDelete={async () => {
          if (doing?.what !== 'delete') return;
          await remove({ id: doing.row.id });
          await reload();
        }}
        onClose={close}
      />
    </Card>
  );
}
