import { DeleteActivityDialog } from 'kit/activities';
import { todayInAmsterdam } from 'kit/format';
import { KEPT, toApiError, useQuery, useSave } from 'kit/graphql';
import { filterRows, ListToolbar, useAddressText } from 'kit/lists';
import { exportColumnsOf } from 'kit/records';
import { hasPermission, useUser } from 'kit/session';
import {
  Button,
  ErrorState,
  PageActions,
  PageTitle,
  Spinner,
  Stack,
  Card,
  Checkbox,
  EmptyState,
} from 'kit/ui';
import { useState } from 'react';

import { SecretariatCalendarDocument, SecretariatDeleteCalendarEntryDocument } from '../../gql/graphql';
import { AddCalendarDialog, EditCalendarDialog } from './CalendarDialogs';
import { type CalendarValues, calendarFields, valuesOf } from './calendarFields';
import { type CalendarRow, CalendarTable, type CalendarTableProps, programmeOf } from './CalendarTable';
import { FeedCard } from './FeedCard';

type Doing = { what: 'add' } | { what: 'edit' | 'delete'; row: CalendarRow };

/** The yearly programme; an Admin and the secretary keep it. */
export function CalendarPage() {
  const query = useQuery(SecretariatCalendarDocument, {
    fetchPolicy: 'cache-and-network',
    context: KEPT,
  });
  const { data, error, refetch } = query;
  const me = useUser();
  const keeps = me.role === 'Admin' || hasPermission(me, 'secjaarEdit');
  const [doing, setDoing] = useState<Doing>();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const close = () => setDoing(undefined);
  const rows = async () => (await refetch()).data?.calendar ?? [];
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
      {!data && !error && <Spinner text="Inladen jaarprogramma..." />}
      {!data && error && (
        <ErrorState
          title="Het jaarprogramma kan niet worden geladen"
          failure={toApiError(error)}
          onRetry={() => void reload()}
        />
      )}
      {data && (
        <Stack>
          <CalendarList
            rows={data.calendar}
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
export interface CalendarListProps extends Pick<CalendarTableProps, 'rows' | 'actions'> {
  showsEarlier: boolean;
  onShowsEarlier: (shows: boolean) => void;
}

/** The programme from today on; what was is folded away, and a search looks through all of it. */
export function CalendarList({ rows, actions, showsEarlier, onShowsEarlier }: CalendarListProps) {
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
          <CalendarTable rows={shown} nextDate={nextDate} actions={actions} />
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
