import { Loaded } from 'kit/data';
import { ChangeLog } from 'kit/editing';
import { useQuery } from 'kit/graphql';
import { Button, EmptyState, Skeleton } from 'kit/ui';
import { useState } from 'react';

import { useCommission } from '../commissions/useCommission';
import {
  SecretariatDraaiboekDocument,
  SecretariatTasksDocument,
  type SecretariatTasksQuery,
} from '../gql/graphql';
import { type TaskAction, TaskActionDialogs } from './TaskActionDialogs';
import { TaskGroupCard } from './TaskGroupCard';
import { groupTasks, type Task } from './taskGroups';
import { MainAction, TaskButtons, TasksLayout, TaskTools } from './TaskTools';

/** The tasks of a committee, per season (spec 2, section 2, "Committee page", tab Taken). */
export function TasksTab() {
  const { commissionId } = useCommission();
  /** The one that was chosen; to begin with the server gives the present one. */
  const [season, setSeason] = useState<number>();
  const query = useQuery(SecretariatTasksDocument, {
    variables: { commissionId, season },
    fetchPolicy: 'cache-and-network',
  });
  const fetchLatest = async (id: string) =>
    (await query.refetch()).data?.tasks.tasks.find((task) => task.id === id);
  // While another season is loaded the choice stays on the page.
  const known = query.data ?? query.previousData;
  return (
    <TasksLayout>
      {known && (
        <TaskTools
          seasons={known.taskSeasons}
          season={season ?? known.tasks.season}
          onSeason={setSeason}
          tasks={query.data?.tasks.tasks}
        />
      )}
      <Loaded query={query} subject="De takenlijst">
        {(data) => <Season data={data} fetchLatest={fetchLatest} />}
      </Loaded>
    </TasksLayout>
  );
}

interface SeasonProps {
  data: SecretariatTasksQuery;
  fetchLatest: (taskId: string) => Promise<Task | undefined>;
}

/** The tasks of one season, and what can be done with them. */
function Season({ data, fetchLatest }: SeasonProps) {
  const { commissionId, isChair } = useCommission();
  const [doing, setDoing] = useState<TaskAction>();
  const query = useQuery(SecretariatDraaiboekDocument, { variables: { commissionId } });
  const draaiboek = query.data?.draaiboek;
  const { season, tasks, changeLog } = data.tasks;
  // The tasks are worth more than their order: without the draaiboek they are shown all the same.
  if (!draaiboek && !query.error) return <Skeleton rows={4} />;
  return (
    <>
      <Buttons canCopy={data.taskSeasons.includes(season - 1)} onAction={setDoing} />
      {tasks.length === 0 && (
        <EmptyState
          title="Er zijn nog geen taken in dit seizoen."
          text="Voeg een taak toe, of kies taken uit het draaiboek."
        />
      )}
      {groupTasks(tasks, draaiboek).map((group) => (
        <TaskGroupCard
          key={group.categoryId ?? group.name}
          group={group}
          onEdit={(task) => setDoing({ what: 'edit', task })}
          onDelete={isChair ? (task) => setDoing({ what: 'delete', task }) : undefined}
          onDeleteAll={isChair && group.categoryId ? () => setDoing({ what: 'deleteAll', group }) : undefined}
        />
      ))}
      <ChangeLog lines={changeLog} />
      <TaskActionDialogs
        taskList={data.tasks}
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
  onAction: (action: TaskAction) => void;
}

function Buttons({ canCopy, onAction }: ButtonsProps) {
  return (
    <TaskButtons>
      <MainAction>
        <Button onClick={() => onAction({ what: 'add' })}>Taak toevoegen</Button>
      </MainAction>
      <Button variant="ghost" onClick={() => onAction({ what: 'fromDraaiboek' })}>
        Uit draaiboek
      </Button>
      {canCopy && (
        <Button variant="ghost" onClick={() => onAction({ what: 'copy' })}>
          Taken van vorig seizoen overnemen
        </Button>
      )}
    </TaskButtons>
  );
}
