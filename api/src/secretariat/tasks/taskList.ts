import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { SearchKind, type SearchSource } from '../../identity/search/searchSources';
import { CHANGE_LOG_LIMIT, logLine } from '../../platform/audit/logLine';
import { retryUpsert } from '../../platform/database/databaseErrors';
import type { Obeys } from '../../platform/database/obeys';
import { anyHoldsWords } from '../../platform/database/reading/findByWords';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { stamp } from '../../platform/database/updateAtRevision';
import { formatCalendarDate, seasonOf, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { calledBy, ownCommittees } from '../ownCommittees';
import { carnivalOf, inSeasonOrder } from '../seasonOrder';
import { secretariatTexts } from '../secretariat.enums';
import { type Task, type TaskList, TaskListModel } from './task.model';

/** The season of the draaiboek begins in June (docs/domain/secretariat.md, S30). */
export const JUNE = 6;
const FIRST_SEASON = 2000;

/** The present season, by the year it began. */
export function presentSeason(): number {
  return seasonOf(todayInAmsterdam(), JUNE);
}

/** What a season is called: 2026-2027. */
export function seasonLabel(season: number): string {
  return `${season}-${season + 1}`;
}

/** @throws BAD_USER_INPUT for a season long ago, or after the next one */
export function checkSeason(season: number): void {
  if (season < FIRST_SEASON || season > presentSeason() + 1)
    throw badInput({ season: secretariatTexts.season });
}

/** The key of a list. */
export function listId(commissionId: string, season: number): string {
  return `${commissionId}-${season}`;
}

/** The list as it is shown; one that does not exist yet is empty. */
export function listOf(commissionId: string, season: number, stored: TaskList | null): TaskList {
  const id = listId(commissionId, season);
  const { tasks = [], changeLog = [], order } = stored ?? {};
  return {
    ...{ _id: id, id, commissionId, season, carnival: carnivalOf(season) },
    ...{ tasks: inOrder(inSeasonOrder(tasks, season), order), changeLog },
  };
}

/** As they were put by hand, then the others as they were. */
function inOrder(tasks: readonly Task[], order: readonly string[] = []): Task[] {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Task) => places.get(id) ?? order.length;
  return tasks.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A list that is there, as it is shown. */
export function storedList(stored: TaskList): TaskList {
  return listOf(stored.commissionId, stored.season, stored);
}

/** A new task as it is stored: the database fills nothing in when a list grows by a pipeline. */
export function newTask(actor: SessionUser, fields: Pick<Task, 'commissionId' | 'name'> & Partial<Task>) {
  return {
    _id: new Types.ObjectId(),
    description: '',
    responsable: '',
    timeType: null,
    period: null,
    daysFromCarnival: null,
    dueDate: null,
    assigneeIds: [],
    given: [],
    checklist: [],
    checked: [],
    finished: false,
    parent: null,
    grandParent: null,
    itemId: null,
    ...fields,
    revision: 1,
    ...stamp(actor),
  };
}

/** What a task obeys: a draaiboek item has one in a season. */
export const taskObeys = {
  where: ({ itemId }) => (itemId ? { 'tasks.itemId': { $ne: itemId } } : {}),
  inTheWay: ({ itemId, name }, { tasks }) =>
    itemId && tasks.some((task) => task.itemId === itemId)
      ? { message: secretariatTexts.madeAnew(name) }
      : null,
} satisfies Obeys<Pick<Task, 'itemId' | 'name'>, TaskList>;

/**
 * Adds tasks made of draaiboek items to a list in one write that makes the list when it is not there. The database
 * leaves out, at that moment, what is made of an item that has its task already: doing it twice adds nothing.
 * @param order the ids of those that are put by hand
 */
export async function appendFromDraaiboek(
  actor: SessionUser,
  commissionId: string,
  season: number,
  tasks: readonly ReturnType<typeof newTask>[],
  what: string,
  order: readonly string[] = [],
): Promise<TaskList> {
  const present = { $ifNull: ['$tasks.itemId', []] };
  const added = {
    $filter: { input: { $literal: tasks }, as: 'new', cond: { $not: [{ $in: ['$$new.itemId', present] }] } },
  };
  const after = await retryUpsert(() =>
    TaskListModel.findOneAndUpdate(
      { _id: listId(commissionId, season) },
      [
        {
          $set: {
            commissionId: { $literal: commissionId },
            season: { $literal: season },
            tasks: { $concatArrays: [{ $ifNull: ['$tasks', []] }, added] },
            ...(order.length > 0 && { order: { $concatArrays: [ORDER, { $literal: order }] } }),
            ...logged(actor, what),
          },
        },
      ],
      { upsert: true, returnDocument: 'after', lean: leanWithId, updatePipeline: true },
    ).exec(),
  );
  return listOf(commissionId, season, after);
}

const ORDER = { $ifNull: ['$order', []] };

/** A line of the change log, in an update that the database works out. */
function logged(actor: SessionUser, what: string) {
  const log = { $concatArrays: [{ $ifNull: ['$changeLog', []] }, { $literal: [logLine(actor, what)] }] };
  return { changeLog: { $slice: [log, -CHANGE_LOG_LIMIT] } };
}

/**
 * Puts a task before another of its list, or last of its part. The database does so to the order as it is then: of two
 * people who move at once both do.
 * @param list as it is shown @throws BAD_USER_INPUT when the other is not in the list (any more)
 */
export async function putTask(
  actor: SessionUser,
  { id: _id, commissionId, season, tasks }: TaskList,
  task: Task,
  before: string | null,
): Promise<TaskList> {
  const gone = badInput({ before: secretariatTexts.taskGone });
  const other = tasks.find(({ id }) => id === before);
  if (before !== null && !other) throw gone;
  const isNear = ({ parent }: Task) => parent === task.parent || parent === other?.parent;
  const near = tasks.filter((one) => isNear(one) && one.id !== task.id).map(({ id }) => id);
  const ids = { $map: { input: '$tasks', in: { $toString: '$$this._id' } } };
  const isOther = { $and: [{ $ne: ['$$this', task.id] }, { $in: ['$$this', ids] }] };
  const isNew = { $not: [{ $in: ['$$this', ORDER] }] };
  const added = { $filter: { input: { $literal: near }, cond: { $and: [isNew, { $in: ['$$this', ids] }] } } };
  const others = { $concatArrays: [{ $filter: { input: ORDER, cond: isOther } }, added] };
  const isPlace = { $eq: ['$$this', before] };
  const step = { $concatArrays: ['$$value', { $cond: [isPlace, [task.id, '$$this'], ['$$this']] }] };
  const after = await TaskListModel.findOneAndUpdate(
    { _id, 'tasks._id': { $all: before === null ? [task.id] : [task.id, before] } },
    [
      {
        $set: {
          order:
            before === null
              ? { $concatArrays: [others, [task.id]] }
              : { $reduce: { input: others, initialValue: [], in: step } },
          ...logged(actor, `taak ${task.name} verplaatst`),
        },
      },
    ],
    { returnDocument: 'after', lean: leanWithId, updatePipeline: true },
  );
  if (!after) throw gone;
  return listOf(commissionId, season, after);
}

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
