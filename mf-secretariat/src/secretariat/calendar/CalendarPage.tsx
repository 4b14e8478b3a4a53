import { activityActions, AddActivityDialog, DeleteActivityDialog, EditActivityDialog } from 'kit/activities';
import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { formatDate, todayInAmsterdam } from 'kit/format';
import { KEPT, useQuery, useSave } from 'kit/graphql';
import { filterRows, ListToolbar, MultilineText, useAddressSort, useAddressText } from 'kit/lists';
import { exportColumnsOf } from 'kit/records';
import { hasPermission, useUser } from 'kit/session';
import { type Column, Table } from 'kit/table';
import { Button, Card, Checkbox, EmptyState, PageActions, PageTitle, Spinner, Stack, Tag } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { type FragmentType, getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatAddCalendarEntryDocument,
  SecretariatCalendarDocument,
  type SecretariatCalendarFormFragment,
  SecretariatCalendarFormFragmentDoc,
  SecretariatCalendarLogsDocument,
  type SecretariatCalendarQuery,
  SecretariatDeleteCalendarEntryDocument,
  SecretariatEditCalendarEntryDocument,
} from '../../gql/graphql';
import { type Meetings, MeetingsOfDay, useMeetings } from '../OfThatDay';
import { calendarFields, type CalendarValues, valuesOf } from './calendarFields';
import { FeedCard } from './FeedCard';

type Doing = { what: 'add' } | { what: 'edit' | 'delete'; row: CalendarRow };

/** The yearly programme; an Admin and the secretary keep it. */
export function CalendarPage() {
  const query = useQuery(SecretariatCalendarDocument, { context: KEPT });
  const meetings = useMeetings();
  const me = useUser();
  const keeps = me.role === 'Admin' || hasPermission(me, 'secjaarEdit');
  const [doing, setDoing] = useState<Doing>();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const close = () => setDoing(undefined);
  const rows = async () => (await query.refetch()).data?.calendar ?? [];
  const reload = () => rows().catch(() => undefined);
  const onSaved = ({ date }: CalendarValues) => {
    // What was just saved must be there to see.
    if (date < todayInAmsterdam()) setShowsEarlier(true);
    return reload();
  };
  return (
    <>
      <PageTitle
        actions={
          keeps && (
            <PageActions
              primary={<Button onClick={() => setDoing({ what: 'add' })}>Activiteit toevoegen</Button>}
            />
          )
        }
      >
        Jaarprogramma
      </PageTitle>
      <Loaded
        query={meetings.isKnown ? query : { ...query, data: undefined }}
        subject="Het jaarprogramma"
        skeleton={<Spinner text="Inladen jaarprogramma..." />}
      >
        {({ calendar }) => (
          <Stack>
            <CalendarList
              rows={calendar}
              meetings={meetings}
              showsEarlier={showsEarlier}
              onShowsEarlier={setShowsEarlier}
              actions={
                keeps
                  ? {
                      onEdit: (row) => setDoing({ what: 'edit', row }),
                      onDelete: (row) => setDoing({ what: 'delete', row }),
                    }
                  : undefined
              }
            />
            <FeedCard />
          </Stack>
        )}
      </Loaded>
      <AddCalendarDialog isOpen={doing?.what === 'add'} onSaved={onSaved} onClose={close} />
      {doing?.what === 'edit' && (
        <EditCalendarDialog
          row={doing.row}
          fetchLatest={async () => (await rows()).find(({ id }) => id === doing.row.id)}
          onSaved={onSaved}
          onClose={close}
        />
      )}
      <Deletion row={doing?.what === 'delete' ? doing.row : undefined} onDeleted={reload} onClose={close} />
    </>
  );
}

interface DeletionProps {
  row: CalendarRow | undefined;
  onDeleted: () => Promise<unknown>;
  onClose: () => void;
}

function Deletion({ row, onDeleted, onClose }: DeletionProps) {
  const { save } = useSave(SecretariatDeleteCalendarEntryDocument, { done: 'Activiteit verwijderd' });
  return (
    <DeleteActivityDialog
      activity={row}
      onDelete={async () => {
        if (!row) return;
        // Also after a refusal: then it is not what it was when it was read.
        try {
          await save({ id: row.id });
        } finally {
          await onDeleted();
        }
      }}
      onClose={onClose}
    />
  );
}

const exported = Object.values({
  ...exportColumnsOf<CalendarValues, CalendarRow>(calendarFields, valuesOf),
  commissionId: { header: 'Commissie', value: ({ commission }: CalendarRow) => commission ?? '' },
});
const searched = (row: CalendarRow) => exported.map(({ value }) => value(row)).join(' ');

/** The props of CalendarList. */
export interface CalendarListProps extends Pick<CalendarTableProps, 'rows' | 'meetings' | 'actions'> {
  showsEarlier: boolean;
  onShowsEarlier: (shows: boolean) => void;
}

/** The programme from today on; what was is folded away, and a search looks through all of it. */
export function CalendarList({ rows, meetings, actions, showsEarlier, onShowsEarlier }: CalendarListProps) {
  const [text, setText] = useAddressText();
  const { earlier, coming, nextDate } = programmeOf(rows, todayInAmsterdam());
  const isSearching = text.trim() !== '';
  const all = isSearching || showsEarlier;
  const shown = filterRows(all ? rows : coming, text, searched);
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          title="Er staat nog niets in het jaarprogramma."
          text={actions && 'Voeg de eerste activiteit toe.'}
        />
      </Card>
    );
  }
  return (
    <div>
      <ListToolbar
        label="Zoek in het jaarprogramma"
        list="jaarprogramma"
        text={text}
        onText={setText}
        fileName={`jaarprogramma-${todayInAmsterdam()}`}
        columns={exported}
        rows={shown}
      />
      <Card>
        {earlier.length > 0 && (
          <div data-no-print>
            <Checkbox
              label="Toon eerdere activiteiten"
              checked={all}
              disabled={isSearching}
              onChange={({ target }) => onShowsEarlier(target.checked)}
            />
          </div>
        )}
        {shown.length > 0 ? (
          <CalendarTable rows={shown} meetings={meetings} nextDate={nextDate} actions={actions} />
        ) : (
          <Nothing isSearching={isSearching} />
        )}
      </Card>
    </div>
  );
}

const Nothing = ({ isSearching }: { isSearching: boolean }) =>
  isSearching ? (
    <EmptyState title="Geen activiteit gevonden" text="Zoek op een andere datum of een ander woord." />
  ) : (
    <EmptyState
      title="Er komt geen activiteit meer aan."
      text="Hierboven kun je tonen wat er al geweest is."
    />
  );

interface AddProps {
  isOpen: boolean;
  /** Brings the page up to date. */
  onSaved: (entry: CalendarValues) => Promise<unknown>;
  onClose: () => void;
}

/** A new row of the yearly programme. */
function AddCalendarDialog({ isOpen, onSaved, onClose }: AddProps) {
  const { save } = useSave(SecretariatAddCalendarEntryDocument, { done: 'Activiteit toegevoegd' });
  return (
    <AddActivityDialog<CalendarValues>
      fields={calendarFields}
      isOpen={isOpen}
      onClose={onClose}
      onSubmit={async (entry) => {
        await save({ entry });
        await onSaved(entry);
      }}
    />
  );
}

interface EditProps {
  row: FragmentType<typeof SecretariatCalendarFormFragmentDoc>;
  /** The row as it is now on the server. */
  fetchLatest: () => Promise<FragmentType<typeof SecretariatCalendarFormFragmentDoc> | undefined>;
  onSaved: AddProps['onSaved'];
  onClose: () => void;
}

/** Changes a row of the yearly programme. */
function EditCalendarDialog({ row: masked, fetchLatest, onSaved, onClose }: EditProps) {
  const row = getFragmentData(SecretariatCalendarFormFragmentDoc, masked);
  const { save } = useSave(SecretariatEditCalendarEntryDocument, { done: 'Activiteit aangepast' });
  return (
    <EditActivityDialog<SecretariatCalendarFormFragment, CalendarValues>
      fields={calendarFields}
      onClose={onClose}
      record={row}
      valuesOf={valuesOf}
      send={async ({ id, revision }, entry) => {
        await save({ id, revision, entry });
        await onSaved(entry);
      }}
      fetchLatest={async () => getFragmentData(SecretariatCalendarFormFragmentDoc, await fetchLatest())}
    >
      <History id={row.id} />
    </EditActivityDialog>
  );
}

function History({ id }: { id: string }) {
  const { data } = useQuery(SecretariatCalendarLogsDocument);
  return <ChangeLog lines={data?.calendar.find((each) => each.id === id)?.changeLog ?? []} />;
}

/** The props of CalendarTable. */
interface CalendarTableProps {
  rows: readonly CalendarRow[];
  meetings: Meetings;
  /** The day of what comes first, which is marked. */
  nextDate: string | undefined;
  /** What who keeps it may do with a row; for others there are no buttons. */
  actions?: {
    onEdit: (row: CalendarRow) => void;
    onDelete: (row: CalendarRow) => void;
  };
}

/** When in the day: '20:00 tot 23:00', or 'vanaf 20:00'; '' for all of it. */
const timeText = ({ from, to }: CalendarRow) => (to ? `${from} tot ${to}` : from && `vanaf ${from}`);

/** The second line of a cell. */
const Beside = styled.small`
  display: block;
  color: var(--ink-2);
  font: 400 14px/1.4 var(--body);
`;

/** The activities by date. */
function CalendarTable({ rows, meetings, nextDate, actions }: CalendarTableProps) {
  const columns: Record<'date' | 'name' | 'comment', Column<CalendarRow>> = {
    date: {
      id: 'date',
      header: 'Datum',
      nowrap: true,
      cell: (row) => [formatDate(row.date), timeText(row)].filter(Boolean).join(', '),
      sortValue: ({ date, from }) => `${date} ${from}`,
    },
    name: {
      id: 'name',
      header: 'Activiteit',
      keepWords: true,
      cell: ({ name, date, place, commission }) => (
        <span>
          {name}{' '}
          {date === nextDate && (
            // Not on paper, where it would soon be wrong.
            <span data-no-print>
              <Tag tone="ok">Eerstvolgende</Tag>
            </span>
          )}
          {(place || commission) && <Beside>{[place, commission].filter(Boolean).join(' · ')}</Beside>}
          <span data-no-print>
            <MeetingsOfDay date={date} of={name} meetings={meetings} />
          </span>
        </span>
      ),
      sortValue: ({ name }) => name,
    },
    // Nothing for an empty one: a card on a phone then leaves the line out.
    comment: {
      id: 'comment',
      header: 'Opmerkingen',
      phone: 'rest',
      cell: (row) => {
        const { comment } = valuesOf(row);
        return comment && <MultilineText>{comment}</MultilineText>;
      },
    },
  };
  return (
    <Table
      caption="Jaarprogramma"
      columns={[
        ...Object.values(columns),
        ...(actions ? [activityActions(actions.onEdit, actions.onDelete)] : []),
      ]}
      rows={rows}
      {...useAddressSort({ column: 'date' })}
    />
  );
}

/** A row of the yearly programme. */
type CalendarRow = SecretariatCalendarQuery['calendar'][number];

/** The programme as of a day. */
interface Programme {
  earlier: readonly CalendarRow[];
  /** Of this day and later. */
  coming: readonly CalendarRow[];
  /** The day of the first coming activity; several can be on it. */
  nextDate: string | undefined;
}

/** Parts the programme into what was and what comes. @param rows by date @param today YYYY-MM-DD */
function programmeOf(rows: readonly CalendarRow[], today: string): Programme {
  const coming = rows.filter(({ date }) => date >= today);
  return { earlier: rows.filter(({ date }) => date < today), coming, nextDate: coming[0]?.date };
}
