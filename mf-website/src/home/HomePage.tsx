import { activityActions, DeleteActivityDialog } from 'kit/activities';
import { Loaded } from 'kit/data';
import { formatDate } from 'kit/format';
import { useQuery, useSave } from 'kit/graphql';
import { PlainList } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, Card, Dialog, EmptyState, lazyDialog, PageTitle, Stack } from 'kit/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { Carousel } from '../carousels/Carousel';
import {
  WebsiteAgendaDocument,
  type WebsiteAgendaQuery,
  WebsiteCarouselDocument,
  WebsiteDeleteAgendaEntryDocument,
} from '../gql/graphql';
import { IntroCard } from '../texts/IntroCard';
import { type AgendaValues, valuesOf } from './agendaFields';
import { ThemeCard } from './ThemeCard';

/** The home page of the public website: intro, agenda, theme, programme. */
export function HomePage() {
  return (
    <Stack>
      <PageTitle>Homepage</PageTitle>
      <IntroCard textKey="home" />
      <AgendaCard />
      <ThemeCard />
      <ProgrammeCard />
    </Stack>
  );
}

const labels = {
  title: 'Programma',
  add: 'Programma toevoegen',
  editTitle: 'Programma aanpassen',
  nameLabel: 'Naam',
  empty: "Er zijn nog geen programma's.",
};

/** The programmes of the home page, in a dialog. */
export function ProgrammeCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Programma"
      actions={
        <Button variant="ghost" onClick={() => setOpen(true)}>
          Programma bekijken en aanpassen
        </Button>
      }
    >
      <Programmes />
      <Dialog title="Programma" size={900} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Carousel carousel="programme" folder="images/home/carrouselProg" maxWidth={300} labels={labels} />
      </Dialog>
    </Card>
  );
}

/** What is in the carousel now; the dialog keeps it up to date. */
function Programmes() {
  const query = useQuery(WebsiteCarouselDocument, { variables: { carousel: 'programme' } });
  return (
    <Loaded query={query} subject="Het programma">
      {({ carousel }) =>
        carousel.length === 0 ? (
          <p>{labels.empty}</p>
        ) : (
          <Row>
            {carousel.map(({ id, name, photo }) => (
              <li key={id}>
                {photo && <img src={`${photo.url}?w=320`} alt="" loading="lazy" />}
                {name}
              </li>
            ))}
          </Row>
        )
      }
    </Loaded>
  );
}

const Row = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  li {
    width: 140px;
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  img {
    display: block;
    width: 140px;
    height: 94px;
    margin-bottom: var(--s1);
    border-radius: var(--r-s);
    object-fit: cover;
  }
`;

const AddAgendaDialog = lazyDialog(async () => (await import('./AgendaDialogs')).AddAgendaDialog, {
  title: 'Activiteit toevoegen',
});
const EditAgendaDialog = lazyDialog(async () => (await import('./AgendaDialogs')).EditAgendaDialog);

type AgendaRow = WebsiteAgendaQuery['agenda'][number];
type Doing = { what: 'add' } | { what: 'edit' | 'delete'; row: AgendaRow };

const columns: Record<keyof AgendaValues, Column<AgendaRow>> = {
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
  const query = useQuery(WebsiteAgendaDocument);
  const { save: remove } = useSave(WebsiteDeleteAgendaEntryDocument, { done: 'Activiteit verwijderd' });
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const rows = async () => (await query.refetch()).data?.agenda ?? [];
  const reload = () => rows().catch(() => undefined);
  const actions = activityActions<AgendaRow>(
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
