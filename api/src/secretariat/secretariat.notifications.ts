import {
  type NewsSource,
  newsSources,
  NotificationKind,
  type ReminderSource,
  reminderSources,
  type Told,
} from '../identity/notifications/notificationSources';
import { belongsToday } from '../identity/people/people.loaders';
import { UserModel } from '../identity/people/user.model';
import { leanWithId } from '../platform/database/reading/leanFind';
import { daysAfter, formatCalendarDate } from '../platform/dates/amsterdam';
import type { Extension } from '../platform/extensionPoint';
import { type Task, type TaskList, TaskListModel } from './tasks/task.model';
import { TaskCommentModel } from './tasks/taskComment.model';

/** Days before its deadline that somebody is reminded of a task. */
const AHEAD = 3;

/** An open task and somebody of its committee who does it. */
interface Given {
  task: Task;
  commissionId: string;
  userId: string;
}

/** Tasks that became somebody's, but for who took one themselves. */
const given: NewsSource = {
  key: 'tasks',
  async of(_portal, since) {
    const isNew = { given: { $elemMatch: { at: { $gte: since } } }, finished: false };
    const giftOf = (task: Task, userId: string) =>
      task.given.findLast((gift) => gift.userId === userId && gift.at >= since && gift.by !== userId);
    const found = await tasksWith(isNew, (task, userId) => giftOf(task, userId) !== undefined);
    const gifts = found.flatMap((one) => {
      const gift = giftOf(one.task, one.userId);
      return gift ? [{ ...one, gift }] : [];
    });
    const givers = await UserModel.find({ _id: { $in: gifts.map(({ gift }) => gift.by) } })
      .select({ name: 1 })
      .lean(leanWithId);
    return gifts.map(({ gift, ...one }) => {
      const { id, name, dueDate } = one.task;
      const giver = givers.find((user) => user.id === gift.by);
      const until = dueDate ? `, vóór ${formatCalendarDate(dueDate)}` : '';
      return {
        ...toldOf(one, NotificationKind.assigned),
        key: `task ${id} given ${gift.at.getTime()}`,
        title: 'Taak voor jou',
        detail: `${name}${until}.${giver ? ` Van ${giver.name}.` : ''}`,
      };
    });
  },
};

/** What was said of a task with somebody mentioned, but for who says it. */
const mentions: NewsSource = {
  key: 'task comments',
  async of(_portal, since) {
    const said = await TaskCommentModel.find({
      creationDate: { $gte: since },
      'mentionIds.0': { $exists: true },
    }).lean(leanWithId);
    const told = await Promise.all(
      said.map(async ({ id, commissionId, taskId, text, creator, createdBy, mentionIds }) => {
        const list = await TaskListModel.findOne({ 'tasks._id': taskId })
          .select({ 'tasks.$': 1 })
          .lean(leanWithId);
        const [task] = list?.tasks ?? [];
        const asked = mentionIds.filter((userId) => userId !== createdBy);
        const here = await UserModel.distinct('_id', { _id: { $in: asked }, ...belongsToday(commissionId) });
        return here.flatMap((userId) =>
          task
            ? {
                ...{
                  userId: String(userId),
                  kind: NotificationKind.asked,
                  link: `/commissies/${commissionId}`,
                },
                key: `task comment ${id}`,
                title: `${creator} noemt je bij een taak`,
                detail: text ? `${task.name}: ${text}` : task.name,
              }
            : [],
        );
      }),
    );
    return told.flat();
  },
};

/** Deadlines of tasks: some days before, and on the day. */
const deadlines: ReminderSource = {
  key: 'task deadlines',
  async of(_portal, today) {
    const [from, to] = [today, daysAfter(today, AHEAD)];
    const isDue = { dueDate: { $gte: from, $lte: to }, finished: false };
    const found = await tasksWith(isDue, ({ dueDate }) =>
      Boolean(dueDate && dueDate >= from && dueDate <= to),
    );
    return found.map((one) => {
      const { id, name, dueDate } = one.task;
      return {
        ...toldOf(one, NotificationKind.due),
        key: `task ${id} due ${dueDate}${dueDate === today ? ' today' : ''}`,
        title: dueDate === today ? 'Taak voor vandaag' : 'Taak bijna te laat',
        detail: `${name}, vóór ${formatCalendarDate(dueDate ?? '')}`,
      };
    });
  },
};

function toldOf(
  { userId, commissionId }: Given,
  kind: NotificationKind,
): Pick<Told, 'userId' | 'kind' | 'link'> {
  return { userId, kind, link: `/commissies/${commissionId}` };
}

/**
 * The open tasks, for each who does them and is in the committee.
 * @param part what finds their lists by an index @param isMeant which of them are asked, and for whom
 */
async function tasksWith(part: object, isMeant: (task: Task, userId: string) => boolean): Promise<Given[]> {
  const lists = (await TaskListModel.find({ tasks: { $elemMatch: part } })
    .select({ commissionId: 1, tasks: 1 })
    .lean(leanWithId)) as TaskList[];
  const found = await Promise.all(
    lists.map(async ({ commissionId, tasks }) => {
      const meant = tasks
        .filter(({ finished }) => !finished)
        .flatMap((task) => task.assigneeIds.map((userId) => ({ task, commissionId, userId })))
        .filter(({ task, userId }) => isMeant(task, userId));
      const here = await UserModel.distinct('_id', {
        _id: { $in: meant.map(({ userId }) => userId) },
        ...belongsToday(commissionId),
      });
      const ids = new Set(here.map(String));
      return meant.filter(({ userId }) => ids.has(userId));
    }),
  );
  return found.flat();
}

/** What people are told of the tasks of committees. */
export const secretariatNotifications: readonly Extension[] = [
  newsSources.with(given),
  newsSources.with(mentions),
  reminderSources.with(deadlines),
];
