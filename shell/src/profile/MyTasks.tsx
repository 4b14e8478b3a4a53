import { formatDate, todayInAmsterdam } from 'kit/format';
import { KEPT, toApiError, useQuery } from 'kit/graphql';
import { Link } from 'kit/router';
import { Card, DefinitionList, DefinitionRow, ErrorState, Skeleton, Tag } from 'kit/ui';

import { ShellMyTasksDocument, type ShellMyTasksQuery } from '../gql/graphql';

/** 'Mijn taken': what I have to do for my committees, the most urgent first; each leads to its committee. */
export function MyTasks() {
  const { data, error, refetch } = useQuery(ShellMyTasksDocument, {
    context: KEPT,
  });
  return (
    <Card title="Mijn taken" id="taken">
      {data?.myTasks.length === 0 && 'Je hebt geen open taken.'}
      <DefinitionList>
        {data?.myTasks.map((task) => (
          <TaskLink key={task.id} {...task} />
        ))}
      </DefinitionList>
      {!data && !error && <Skeleton rows={2} />}
      {!data && error && (
        <ErrorState failure={toApiError(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </Card>
  );
}

type MyTask = ShellMyTasksQuery['myTasks'][number];

function TaskLink({ name, dueDate, commissionId, commissionIndex, commissionName }: MyTask) {
  return (
    <DefinitionRow
      label={`${commissionIndex} - ${commissionName}`}
      action={dueDate && dueDate < todayInAmsterdam() && <Tag tone="no">Te laat</Tag>}
    >
      <Link to={`/commissies/${commissionId}`}>{name}</Link>
      {dueDate && ` vóór ${formatDate(dueDate)}`}
    </DefinitionRow>
  );
}
