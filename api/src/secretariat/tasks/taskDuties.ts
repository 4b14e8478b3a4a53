import { WaitingKind } from '../../identity/home/home.types';
import { type HomeSource, Urgency, type Waiting } from '../../identity/home/homeSources';
import { commissionLoader } from '../../identity/people/people.loaders';
import { actorOf } from '../../identity/people/requestContext';
import { UserModel } from '../../identity/people/user.model';
import type { DutySource } from '../../identity/users/leaving/duty';
import { pushLogLine } from '../../platform/audit/logLine';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { ifMatched } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { counted } from '../../platform/text/inDutch';
import { listCommissionMembers } from '../members/member.service';
import { type MyTask, type TaskList, TaskListModel } from './task.model';
import { listLeftTasks, listMyTasks } from './taskSources.service';

/**
 * The open tasks of somebody. A task goes to the chosen person when they are in its committee; else to who does it
 * besides, else to its chair, else to nobody.
 */
export const taskDuties: DutySource = {
  key: 'tasks',
  title: 'Open taken',
  otherwise: 'De voorzitter van de commissie',
  async of({ id }) {
    const lists = await listsWith(id);
    const commissionIds = lists.map(({ commissionId }) => commissionId);
    const candidates = await UserModel.find({ 'permissions.commissions': { $in: commissionIds } })
      .select({ name: 1 })
      .sort({ name: 1 })
      .collation({ locale: 'nl' })
      .lean(leanWithId);
    return { items: lists.flatMap((list) => openOf(list, id).map(({ name }) => name)), candidates };
  },
  async handOver(_portal, actor, { id: from }, to) {
    for (const list of await listsWith(from)) {
      const members = (await listCommissionMembers(list.commissionId)).filter(({ id }) => id !== from);
      const chosen = members.find(({ id }) => id === to) ?? members.find(({ isChair }) => isChair);
      for (const { id, name, assigneeIds } of openOf(list, from)) {
        const others = assigneeIds.filter((one) => one !== from);
        const next = chosen?.id === to || others.length === 0 ? chosen?.id : undefined;
        const given = next && !others.includes(next) ? next : undefined;
        // What was ticked or given to others in between stays so.
        const isTheirs = { $elemMatch: { _id: id, assigneeIds, finished: false } };
        await ifMatched(
          TaskListModel.updateOne(
            { _id: list.id, tasks: isTheirs },
            {
              $set: { 'tasks.$.assigneeIds': given ? [...others, given] : others },
              $inc: { 'tasks.$.revision': 1 },
              $push: {
                ...(given && { 'tasks.$.given': { userId: given, at: new Date(), by: actor.id } }),
                ...pushLogLine(actor, `taak ${name} overgedragen`),
              },
            },
          ),
        );
      }
    }
  },
};

/** The lists in which somebody has a task that is open. */
async function listsWith(userId: string): Promise<TaskList[]> {
  const open = { $elemMatch: { assigneeIds: userId, finished: false } };
  return TaskListModel.find({ tasks: open }).lean(leanWithId);
}

function openOf({ tasks }: TaskList, userId: string) {
  return tasks.filter(({ assigneeIds, finished }) => assigneeIds.includes(userId) && !finished);
}

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
