import { NotificationKind } from '../identity/notifications/notification.enums';
import {
  type NewsSource,
  newsSources,
  type ReminderSource,
  reminderSources,
  type Told,
} from '../identity/notifications/notificationSources';
import { belongsToday } from '../identity/people/endedRights';
import { UserModel } from '../identity/people/user.model';
import { leanWithId } from '../platform/database/reading/leanWithId';
import { daysAfter, formatCalendarDate } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { type Task, type TaskList, TaskListModel } from './tasks/task.model';

/** Days before its deadline that somebody is reminded of a task. */
const AHEAD = 3;

/** A task that is open, of somebody who is in its committee. */
type Given = Task & { assigneeId: string };

/** Tasks that became somebody's, but for who took one themselves. */
const given: NewsSource = {
  key: 'tasks',
  async of(_portal, since) {
    const isNew = { assignedAt: { $gte: since }, finished: false };
    const tasks = await tasksWith(isNew, (task) =>
      Boolean(task.assignedAt && task.assignedAt >= since && task.assignedBy !== task.assigneeId),
    );
    const givers = await UserModel.find({ _id: { $in: tasks.flatMap(({ assignedBy }) => assignedBy ?? []) } })
      .select({ name: 1 })
      .lean(leanWithId);
    return tasks.map((task) => {
      const giver = givers.find(({ id }) => id === task.assignedBy);
      const until = task.dueDate ? `, vóór ${formatCalendarDate(task.dueDate)}` : '';
      return {
        ...detailOfFound(task, NotificationKind.assigned),
        key: `task ${task.id} given ${task.assignedAt?.getTime()}`,
        title: 'Taak voor jou',
        detail: `${task.name}${until}.${giver ? ` Van ${giver.name}.` : ''}`,
      };
    });
  },
};

/** Deadlines of tasks: some days before, and on the day. */
const deadlines: ReminderSource = {
  key: 'task deadlines',
  async of(_portal, today) {
    const [from, to] = [today, daysAfter(today, AHEAD)];
    const isDue = { dueDate: { $gte: from, $lte: to }, finished: false };
    const tasks = await tasksWith(isDue, ({ dueDate }) =>
      Boolean(dueDate && dueDate >= from && dueDate <= to),
    );
    return tasks.map((task) => ({
      ...detailOfFound(task, NotificationKind.due),
      key: `task ${task.id} due ${task.dueDate}${task.dueDate === today ? ' today' : ''}`,
      title: task.dueDate === today ? 'Taak voor vandaag' : 'Taak bijna te laat',
      detail: `${task.name}, vóór ${formatCalendarDate(task.dueDate ?? '')}`,
    }));
  },
};

function detailOfFound(
  { assigneeId, commissionId }: Given,
  kind: NotificationKind,
): Pick<Told, 'userId' | 'kind' | 'link'> {
  return { userId: assigneeId, kind, link: `/commissies/${commissionId}` };
}

/**
 * The open tasks that are of somebody who is in the committee.
 * @param part what finds their lists by an index @param isMeant which of them are asked
 */
async function tasksWith(part: object, isMeant: (task: Task) => boolean): Promise<Given[]> {
  const lists = (await TaskListModel.find({ tasks: { $elemMatch: part } })
    .select({ commissionId: 1, tasks: 1 })
    .lean(leanWithId)) as TaskList[];
  const found = await Promise.all(
    lists.map(async ({ commissionId, tasks }) => {
      const meant = tasks.filter((task): task is Given =>
        Boolean(task.assigneeId && !task.finished && isMeant(task)),
      );
      const here = await UserModel.distinct('_id', {
        _id: { $in: meant.map(({ assigneeId }) => assigneeId) },
        ...belongsToday(commissionId),
      });
      const ids = new Set(here.map(String));
      return meant.filter(({ assigneeId }) => ids.has(assigneeId)).map((task) => ({ ...task, commissionId }));
    }),
  );
  return found.flat();
}

/** What people are told of the tasks of committees. */
export const secretariatNotifications: readonly Extension[] = [
  newsSources.with(given),
  reminderSources.with(deadlines),
];
