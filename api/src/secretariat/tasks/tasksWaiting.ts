import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { commissionLoader } from '../../identity/people/people.loaders';
import { actorOf } from '../../identity/people/requestContext';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import type { MyTask } from './task.model';
import { listLeftTasks, listMyTasks } from './taskSources.service';

/** So many items; of more tasks the last item tells how many there are besides. */
const MOST = 3;

/** One's own open tasks, each to be ticked at once. */
export const tasksWaiting: HomeSource<Waiting> = {
  key: 'tasks',
  async of(context) {
    const today = todayInAmsterdam();
    const tasks = await listMyTasks(actorOf(context), commissionLoader(context));
    if (tasks.length <= MOST) return tasks.map((task) => itemOf(task, today));
    const [shown, rest] = [tasks.slice(0, MOST - 1), tasks.slice(MOST - 1)];
    return [...shown.map((task) => itemOf(task, today)), moreOf(rest)];
  },
};

/** Open tasks of who left the committee: the chair gives them to somebody else. */
export const tasksLeft: HomeSource<Waiting> = {
  key: 'tasks of who left',
  async of(context) {
    const left = await listLeftTasks(actorOf(context));
    const items = await Promise.all(
      left.map(async ({ commissionId, names }): Promise<Waiting[]> => {
        const commission = await commissionLoader(context).load(commissionId);
        if (!commission || commission.archived) return [];
        return [
          {
            ...{ id: `tasksLeft ${commissionId}`, kind: WaitingKind.task, count: names.length, commissionId },
            title: `${counted(names.length, 'taak', 'taken')} van wie de commissie verliet`,
            detail: `${commission.index} - ${commission.name}: ${names.join(', ')}`,
            ...{ link: `/commissies/${commissionId}`, actionLabel: 'Verdelen', urgency: Urgency.toDo },
          },
        ];
      }),
    );
    return items.flat();
  },
};

function itemOf({ id, name, dueDate, commissionId, commissionIndex, commissionName }: MyTask, today: string) {
  const isLate = Boolean(dueDate && dueDate < today);
  const place = `Taak, ${commissionIndex} - ${commissionName}`;
  return {
    ...{ id: `task ${id}`, kind: WaitingKind.task, count: 1, taskId: id, commissionId },
    title: name,
    detail: dueDate ? `${place}, vóór ${formatCalendarDate(dueDate)}` : place,
    tag: isLate ? 'Te laat' : null,
    ...{ link: `/commissies/${commissionId}`, actionLabel: 'Openen', day: dueDate },
    urgency: isLate ? Urgency.late : Urgency.toDo,
  };
}

/** The rest is in the list of tasks further down the page. */
function moreOf(tasks: readonly MyTask[]): Waiting {
  return {
    ...{ id: 'moreTasks', kind: WaitingKind.task, count: tasks.length },
    title: `Nog ${counted(tasks.length, 'taak', 'taken')}`,
    detail: tasks.map(({ name }) => name).join(', '),
    ...{ link: '/#taken', actionLabel: 'Bekijken', urgency: Urgency.toDo },
  };
}
