import { answer, type Unmasked } from 'kit/testing';

import { SecretariatTasksDocument, type SecretariatTasksQuery } from '../../gql/graphql';

type TaskList = Unmasked<SecretariatTasksQuery>['tasks'];
type Task = TaskList['tasks'][number];

/** An open single task of committee 3. */
export function testTask(id: string, name: string, changed: Partial<Task> = {}): Task {
  return {
    id,
    commissionId: '3',
    name,
    description: '',
    responsable: '',
    timeType: null,
    period: null,
    daysFromCarnival: null,
    dueDate: null,
    checklist: [],
    assignees: [],
    finished: false,
    finishedBy: null,
    commentCount: 0,
    meetingDate: null,
    finishedAt: null,
    parent: null,
    grandParent: null,
    itemId: null,
    revision: 1,
    ...changed,
  };
}

/** The tasks of committee 3 in a season. */
export function testList(tasks: Task[], season = 2026): TaskList {
  return { id: `3-${season}`, commissionId: '3', season, carnival: '2027-02-07', tasks, changeLog: [] };
}

/** The answer to what the tab asks; without `asked` the server chooses the season. */
export const tasksAnswer = (
  list: TaskList,
  { seasons = [2026], asked, times }: { seasons?: number[]; asked?: number; times?: number } = {},
) =>
  answer(
    SecretariatTasksDocument,
    { commissionId: '3', season: asked },
    { tasks: list, taskSeasons: seasons },
    times,
  );
