import { COMMISSIONS } from '../../identity/commissions/commission.moving';
import { dateInAmsterdam, seasonOf } from '../../platform/dates/amsterdam';
import { moved, type Moving } from '../../platform/moving/moving';
import type { OldField } from '../../platform/moving/oldField';
import { idText, type OldRecord } from '../../platform/moving/oldRecord';
import { type Move } from '../../platform/moving/readDump';
import { LINES } from '../../platform/text/inputFields';
import { DRAAIBOEK, MONTHS, TIMES } from '../draaiboek/draaiboek.moving';
import { type Task, type TaskList, TaskListModel } from './task.model';
import { listId, presentSeason } from './taskList';

const TASK = 'task';
const JUNE = 6;
const TIMESTAMP = /^1\d{12}$/;

interface MovedTask {
  season: number;
  commissionId: string;
  task: object;
}

/** The tasks of committees. The old system had no seasons: the season is that in which a task was made. */
export const moveTasks: Move = {
  files: ['tasks', 'taken'],
  title: 'Taken',
  into: [TaskListModel],
  map: (old, moving) => {
    const commissionId = moving.reference(old.at('commissionId'), COMMISSIONS, { required: true });
    const finished = old.at('finished').yes();
    const [parent, grandParent] = [partIn(old.at('parent'), moving), partIn(old.at('grandParent'), moving)];
    const task = {
      _id: old.newId,
      commissionId,
      name: old.at('name').text({ required: true }),
      description: old.at('description').text({ most: LINES, isLong: true }),
      responsable: old.at('responsable').text(),
      timeType: old.at('timeType').choice(TIMES),
      period: old.at('period').choice(MONTHS),
      daysFromCarnival: null,
      dueDate: null,
      assigneeIds: [],
      given: [],
      checklist: [],
      checked: [],
      finished,
      // Of a draaiboek that is gone it is a single task.
      parent: parent && grandParent ? parent : null,
      grandParent: parent && grandParent ? grandParent : null,
      itemId: null,
      revision: 1,
    };
    moving.remember(TASK, { season: seasonFor(old), commissionId, task } satisfies MovedTask);
    return [];
  },
  finish: (moving) => {
    const lists = new Map<string, MovedTask[]>();
    for (const one of moving.recall<MovedTask>(TASK)) {
      if (one.commissionId === '') continue;
      const id = listId(one.commissionId, one.season);
      lists.set(id, [...(lists.get(id) ?? []), one]);
    }
    return [...lists].map(([_id, own]) => {
      const { commissionId = '', season = 0 } = own[0] ?? {};
      const tasks = own.map(({ task }) => task) as unknown as Task[];
      return moved(TaskListModel, { _id, commissionId, season, tasks, changeLog: [] });
    });
  },
  count: (stored) =>
    (stored(TaskListModel) as unknown as readonly TaskList[]).flatMap(({ tasks }) => tasks).length,
};

function seasonFor(old: OldRecord): number {
  if (!TIMESTAMP.test(old.id)) return presentSeason();
  return seasonOf(dateInAmsterdam(new Date(Number(old.id))), JUNE);
}

function partIn(field: OldField, moving: Moving): string | null {
  if (field.isMissing) return null;
  const id = moving.newId(DRAAIBOEK, idText(field.raw));
  if (!id) field.assume('wees: dit staat niet in het draaiboek; het wordt een losse taak');
  return id ?? null;
}
