import { ListCard, useRefetch } from 'kit/lists';
import { Button, EmptyState, PageActions, Stack } from 'kit/ui';
import { CalendarPlus, Plus } from 'lucide-react';
import { useState } from 'react';

import { Loaded } from '../Loading';
import { seasonName, useSeason } from '../seasons';
import { Roster } from '../shifts/Roster';
import { Poster } from '../signUps/Poster';
import { SignUpDialog } from '../signUps/SignUpDialog';
import type { ActivityAction, ListedActivity } from './activity';
import { AddActivityDialog, InfoDialog, RenameDialog } from './ActivityDialogs';
import { ActivityTable } from './ActivityTable';
import { ArchiveCard } from './ArchiveCard';
import { TakeoverDialog } from './TakeoverDialog';
import { useActivities } from './useActivities';
import { useArchive } from './useArchive';

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
