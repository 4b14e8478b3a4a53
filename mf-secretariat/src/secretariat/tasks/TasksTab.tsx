import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { Select } from 'kit/fields';
import { KEPT, useQuery } from 'kit/graphql';
import { FilterChips } from 'kit/lists';
import { useTicks, WaitingTicks } from 'kit/offline';
import { useUser } from 'kit/session';
import { Button, EmptyState, PageActions, Skeleton, Stack } from 'kit/ui';
import { useState } from 'react';
import styled from 'styled-components';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatDraaiboekDocument,
  SecretariatTaskDraaiboekFragmentDoc,
  type SecretariatTaskListFragment,
  SecretariatTaskListFragmentDoc,
  SecretariatTasksDocument,
} from '../../gql/graphql';
import { useCommission } from '../useCommission';
import { type TaskAction, TaskActionDialogs } from './TaskActionDialogs';
import { TaskGroupCard } from './TaskGroupCard';
import {
  canOrder,
  filterTasks,
  groupTasks,
  type Task,
  type TaskFilter,
  withTicks,
  seasonLabel,
} from './taskGroups';

/** The tasks of a committee, per season. */
export function TasksTab() {
  const { commissionId } = useCommission();
  /** The one that was chosen; to begin with the server gives the present one. */
  const [season, setSeason] = useState<number>();
  const query = useQuery(SecretariatTasksDocument, {
    variables: { commissionId, season },
    context: KEPT,
  });
  const listOf = (data: typeof query.data) => getFragmentData(SecretariatTaskListFragmentDoc, data?.tasks);
  const fetchLatest = async (id: string) =>
    listOf((await query.refetch()).data)?.tasks.find((task) => task.id === id);
  const ticks = useTicks();
  const loaded = listOf(query.data)?.tasks;
  const tasks = loaded && withTicks(loaded, ticks);
  const me = useUser();
  /** With what it showed when it was chosen: what is ticked since stays in its place. */
  const [chosen, setChosen] = useState<ChosenFilter>({ filter: 'all', ids: new Set() });
  const choose = (filter: TaskFilter) =>
    setChosen({ filter, ids: new Set(filterTasks(tasks ?? [], filter, me.id).map(({ id }) => id)) });
  // While another season is loaded the choice stays on the page.
  const known = query.data ?? query.previousData;
  return (
    <Stack>
      {known && (
        <TaskTools
          seasons={known.taskSeasons}
          season={season ?? getFragmentData(SecretariatTaskListFragmentDoc, known.tasks).season}
          onSeason={setSeason}
          tasks={tasks}
          filter={chosen.filter}
          onFilter={choose}
        />
      )}
      <Loaded query={query} subject="De takenlijst">
        {({ tasks, taskSeasons }) => (
          <Season
            list={getFragmentData(SecretariatTaskListFragmentDoc, tasks)}
            seasons={taskSeasons}
            chosen={chosen}
            fetchLatest={fetchLatest}
          />
        )}
      </Loaded>
    </Stack>
  );
}

interface ChosenFilter {
  filter: TaskFilter;
  /** Which tasks it showed. */
  ids: ReadonlySet<string>;
}

interface SeasonProps {
  list: SecretariatTaskListFragment;
  /** Those that have tasks. */
  seasons: readonly number[];
  chosen: ChosenFilter;
  fetchLatest: (taskId: string) => Promise<Task | undefined>;
}

/** The tasks of one season, and what can be done with them. */
function Season({ list, seasons, chosen, fetchLatest }: SeasonProps) {
  const { commissionId, isChair } = useCommission();
  const [doing, setDoing] = useState<TaskAction>();
  const query = useQuery(SecretariatDraaiboekDocument, { variables: { commissionId }, context: KEPT });
  const draaiboek = getFragmentData(SecretariatTaskDraaiboekFragmentDoc, query.data?.draaiboek);
  const { season, carnival, changeLog } = list;
  const tasks = withTicks(list.tasks, useTicks());
  const me = useUser();
  const matching = new Set(filterTasks(tasks, chosen.filter, me.id));
  const shown = tasks.filter((task) => matching.has(task) || chosen.ids.has(task.id));
  // The tasks are worth more than their order: without the draaiboek they are shown all the same.
  if (!draaiboek && !query.error) return <Skeleton rows={4} />;
  return (
    <>
      <WaitingTicks onSent={() => undefined} />
      <Buttons
        canCopy={seasons.includes(season - 1)}
        canOrder={groupTasks(tasks, draaiboek).some(({ parts }) => parts.some(canOrder))}
        onAction={setDoing}
      />
      {tasks.length === 0 && (
        <EmptyState
          title="Er zijn nog geen taken in dit seizoen."
          text="Voeg een taak toe, of kies taken uit het draaiboek."
        />
      )}
      {tasks.length > 0 && shown.length === 0 && (
        <EmptyState
          title={chosen.filter === 'late' ? 'Geen taak is te laat.' : 'Er zijn geen taken van jou.'}
        />
      )}
      {groupTasks(shown, draaiboek).map((group) => (
        <TaskGroupCard
          key={group.categoryId ?? group.name}
          group={group}
          carnival={carnival}
          onEdit={(task) => setDoing({ what: 'edit', task })}
          onComment={(task) => setDoing({ what: 'comment', task })}
          onDelete={isChair ? (task) => setDoing({ what: 'delete', task }) : undefined}
          onDeleteAll={
            // With a filter it would name fewer than it deletes.
            isChair && group.categoryId && chosen.filter === 'all'
              ? () => setDoing({ what: 'deleteAll', group })
              : undefined
          }
        />
      ))}
      <ChangeLog lines={changeLog} />
      <TaskActionDialogs
        taskList={list}
        draaiboek={draaiboek}
        doing={doing}
        fetchLatest={fetchLatest}
        onClose={() => setDoing(undefined)}
      />
    </>
  );
}

interface ButtonsProps {
  /** The season before has tasks. */
  canCopy: boolean;
  /** Somewhere there is more than one. */
  canOrder: boolean;
  onAction: (action: TaskAction) => void;
}

function Buttons({ canCopy, canOrder, onAction }: ButtonsProps) {
  return (
    <PageActions primary={<Button onClick={() => onAction({ what: 'add' })}>Taak toevoegen</Button>}>
      <Button variant="ghost" onClick={() => onAction({ what: 'fromDraaiboek' })}>
        Uit draaiboek
      </Button>
      {canOrder && (
        <Button variant="ghost" onClick={() => onAction({ what: 'order' })}>
          Volgorde
        </Button>
      )}
      {canCopy && (
        <Button variant="ghost" onClick={() => onAction({ what: 'copy' })}>
          Taken van vorig seizoen overnemen
        </Button>
      )}
    </PageActions>
  );
}

const FILTERS: Readonly<Record<TaskFilter, string>> = { all: 'Alle', mine: 'Van mij', late: 'Te laat' };

interface TaskToolsProps {
  seasons: readonly number[];
  season: number;
  onSeason: (season: number) => void;
  /** Of the season that is shown; undefined while they are loaded. */
  tasks: readonly Task[] | undefined;
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
}

/** Which season is shown, and how far it is. */
export function TaskTools({ seasons, season, onSeason, tasks = [], filter, onFilter }: TaskToolsProps) {
  const me = useUser();
  const finished = tasks.filter((task) => task.finished).length;
  return (
    <Tools>
      <Select
        label="Seizoen"
        hideLabel
        options={seasons.map((year) => ({ value: String(year), label: seasonLabel(year) }))}
        value={String(season)}
        onChange={(event) => onSeason(Number(event.target.value))}
      />
      {tasks.length > 0 && (
        <Progress>
          <span role="status">{`${finished} van ${tasks.length} klaar`}</span>
          <progress value={finished} max={tasks.length} aria-hidden />
        </Progress>
      )}
      {tasks.length > 0 && (
        <FilterChips
          label="Welke taken"
          chips={(Object.keys(FILTERS) as TaskFilter[]).map((id) => ({
            id,
            label: FILTERS[id],
            count: filterTasks(tasks, id, me.id).length,
          }))}
          chosen={filter}
          onChoose={onFilter}
        />
      )}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s5);
  > div:first-child {
    flex: 0 1 150px;
  }
`;

const Progress = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  flex: 1 1 110px;
  max-width: 420px;
  min-height: 46px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  progress {
    width: 100%;
    height: 10px;
    accent-color: var(--ok);
  }
`;
