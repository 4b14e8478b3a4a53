import { useReversible, useSave } from 'kit/graphql';
import { ListCard, useRefetch, useAddressRow, LinedList } from 'kit/lists';
import { type Column, Table } from 'kit/table';
import { Button, EmptyState, PageActions, Stack, Card } from 'kit/ui';
import { CalendarPlus, Plus, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { VolunteersArchiveActivityDocument } from '../gql/graphql';
import { Loaded } from '../Loading';
import { seasonName, useSeason } from '../seasons';
import { Roster } from '../shifts/Roster';
import { Poster } from '../signUps/Poster';
import { SignUpDialog } from '../signUps/SignUpDialog';
import { type ActivityAction, type ListedActivity, countOf, type Counts, type Activity } from './activity';
import { ActivityDetails } from './ActivityDetails';
import { AddActivityDialog, InfoDialog, RenameDialog } from './ActivityDialogs';
import { TakeoverDialog } from './TakeoverDialog';
import { useActivities } from './useActivities';

type Doing = { what: 'add' | 'takeover' } | { what: ActivityAction; activity: ListedActivity };

/** The activities of a season, with who takes part and their shifts. */
export function ActivitiesTab() {
  const season = useSeason();
  const query = useActivities();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const activities = async () => (await query.refetch()).data?.active ?? [];
  const reload = () => activities().catch(() => undefined);
  const reloadShifts = useRefetch(['VolunteersActivities', 'VolunteersShifts']);
  const { archive } = useArchive(reload);
  const begin = (what: ActivityAction, activity: ListedActivity) =>
    what === 'archive' ? void archive(activity) : setDoing({ what, activity });
  // In the place of the list, so that nothing else is printed.
  if (doing?.what === 'roster') return <Roster activity={doing.activity} season={season} onClose={close} />;
  if (doing?.what === 'poster') return <Poster activity={doing.activity} season={season} onClose={close} />;
  return (
    <Stack>
      <PageActions
        primary={
          <Button icon={<Plus aria-hidden />} onClick={() => setDoing({ what: 'add' })}>
            Activiteit toevoegen
          </Button>
        }
      >
        <Button
          variant="ghost"
          icon={<CalendarPlus aria-hidden />}
          onClick={() => setDoing({ what: 'takeover' })}
        >
          {`Overnemen uit ${seasonName(season - 1)}`}
        </Button>
      </PageActions>
      <Loaded query={query} subject="De lijst met activiteiten">
        {({ active, archive: archived, volunteerCounts }) => (
          <>
            <ListCard title={active.length === 1 ? '1 activiteit' : `${active.length} activiteiten`}>
              {active.length > 0 ? (
                <ActivityTable
                  activities={active}
                  counts={volunteerCounts}
                  season={season}
                  onAction={begin}
                />
              ) : (
                <EmptyState
                  title="Er zijn geen activiteiten om weer te geven."
                  text="Voeg de eerste activiteit toe."
                />
              )}
            </ListCard>
            {archived.length > 0 && <ArchiveCard activities={archived} onDone={reload} />}
          </>
        )}
      </Loaded>
      {doing?.what === 'add' && <AddActivityDialog onDone={reload} onClose={close} />}
      {doing?.what === 'takeover' && <TakeoverDialog season={season} onDone={reloadShifts} onClose={close} />}
      {doing?.what === 'signUp' && (
        <SignUpDialog
          activity={doing.activity}
          season={season}
          fetchLatest={async () => (await activities()).find(({ id }) => id === doing.activity.id)}
          onDone={reload}
          onClose={close}
        />
      )}
      {doing?.what === 'info' && (
        <InfoDialog
          activity={doing.activity}
          fetchLatest={async () => (await activities()).find(({ id }) => id === doing.activity.id)}
          onDone={reload}
          onClose={close}
        />
      )}
      {doing?.what === 'rename' && (
        <RenameDialog
          activity={doing.activity}
          fetchLatest={async () => (await activities()).find(({ id }) => id === doing.activity.id)}
          onDone={reload}
          onClose={close}
        />
      )}
    </Stack>
  );
}

interface ActivityTableProps {
  activities: readonly ListedActivity[];
  counts: Counts;
  season: number;
  onAction: (what: ActivityAction, activity: ListedActivity) => void;
}

/** Activity name and number of volunteers; each opens with who they are. */
export function ActivityTable({ activities, counts, season, onAction }: ActivityTableProps) {
  const columns: Column<ListedActivity>[] = [
    {
      id: 'name',
      header: 'Activiteit',
      keepWords: true,
      cell: ({ name }) => name,
      sortValue: ({ name }) => name,
    },
    {
      id: 'count',
      header: 'Vrijwilligers',
      phone: 'labelled',
      align: 'right',
      cell: ({ id }) => countOf(counts, id, season),
      sortValue: ({ id }) => countOf(counts, id, season),
    },
  ];
  const row = useAddressRow();
  return (
    <Table
      caption="Activiteiten"
      columns={columns}
      rows={activities}
      {...row}
      details={{
        name: ({ name }) => name,
        render: (activity) => (
          <ActivityDetails
            // what was begun belongs to the season in which it was begun
            key={season}
            activity={activity}
            season={season}
            onAction={(what) => onAction(what, activity)}
          />
        ),
      }}
    />
  );
}

interface ArchiveCardProps {
  activities: readonly Activity[];
  /** Brings the lists up to date. */
  onDone: () => Promise<unknown>;
}

/** The activities that were put away, to bring back. */
export function ArchiveCard({ activities, onDone }: ArchiveCardProps) {
  const { restore } = useArchive(onDone);
  const [busy, setBusy] = useState<string>();
  const start = async (activity: Activity) => {
    setBusy(activity.id);
    await restore(activity);
    setBusy(undefined);
  };
  return (
    <Card title="Archief" data-no-print>
      <List>
        {activities.map((activity) => (
          <li key={activity.id}>
            <span>{activity.name}</span>
            <Button
              variant="ghost"
              size="small"
              pending={busy === activity.id}
              icon={<ArchiveRestore aria-hidden />}
              aria-label={`${activity.name} terughalen`}
              onClick={() => void start(activity)}
            >
              Terughalen
            </Button>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled(LinedList)`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2);
    min-height: 52px;
  }
  span {
    overflow-wrap: anywhere;
  }
`;

/**
 * Putting an activity away, and bringing it back; nothing of it is lost, so that nothing is asked.
 * @param reload brings the lists up to date
 */
export function useArchive(reload: () => Promise<unknown>): {
  archive: (activity: Activity) => Promise<void>;
  restore: (activity: Activity) => Promise<void>;
} {
  const reversibly = useReversible();
  const { save } = useSave(VolunteersArchiveActivityDocument);
  const away = 'Activiteit gearchiveerd';
  const back = 'Activiteit teruggehaald';
  const put = ({ id }: Activity, archived: boolean) =>
    reversibly({
      act: () => save({ id, archived }),
      done: archived ? away : back,
      undo: () => save({ id, archived: !archived }),
      undone: archived ? back : away,
      reload,
    });
  return { archive: (activity) => put(activity, true), restore: (activity) => put(activity, false) };
}
