import { SearchKind } from '../../identity/search/search.types';
import type { SearchSource } from '../../identity/search/searchSources';
import { anyHoldsWords } from '../../platform/database/reading/searchFilter';
import { formatCalendarDate } from '../../platform/dates/amsterdam';
import { calledBy, ownCommittees } from '../ownCommittees';
import { type Task, TaskListModel } from './task.model';
import { presentSeason } from './taskList';

const MOST_MS = 1000;

type FoundTask = { commissionId: string; task: Pick<Task, 'name' | 'dueDate'> & { _id: unknown } };

/** Open tasks of one's committees, of this season and the ones beside it. */
export const tasksFound: SearchSource = {
  key: 'tasks',
  kind: SearchKind.task,
  allowed: async (context) => (await ownCommittees(context)).size > 0,
  async find(context, text, most) {
    const own = await ownCommittees(context);
    const seasons = { $gte: presentSeason() - 1 };
    const found = await TaskListModel.aggregate<FoundTask>([
      { $match: { commissionId: { $in: [...own.keys()] }, season: seasons } },
      { $project: { commissionId: 1, task: '$tasks' } },
      { $unwind: '$task' },
      { $match: { 'task.finished': false, $and: anyHoldsWords(['task.name', 'task.description'], text) } },
      { $limit: most },
      { $project: { commissionId: 1, 'task._id': 1, 'task.name': 1, 'task.dueDate': 1 } },
    ]).option({ maxTimeMS: MOST_MS });
    return found.flatMap(({ commissionId, task: { _id, name, dueDate } }) => {
      const commission = own.get(commissionId);
      if (!commission) return [];
      const deadline = dueDate ? `, vóór ${formatCalendarDate(dueDate)}` : '';
      return {
        ...{ id: `task ${String(_id)}`, title: name, detail: `Taak, ${calledBy(commission)}${deadline}` },
        link: `/commissies/${commissionId}`,
      };
    });
  },
};
