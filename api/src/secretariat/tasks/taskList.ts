import { Types } from 'mongoose';

import type { SessionUser } from '../../identity/people/requestContext';
import { CHANGE_LOG_LIMIT, logLine } from '../../platform/audit/logLine';
import type { Obeys } from '../../platform/database/obeys';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { retryUpsert } from '../../platform/database/retryUpsert';
import { stamp } from '../../platform/database/updateAtRevision';
import { seasonOf, todayInAmsterdam } from '../../platform/dates/amsterdam';
import { badInput } from '../../platform/errors/appError';
import { carnivalOf } from '../daysFromCarnival';
import { inSeasonOrder } from '../seasonOrder';
import { secretariatTexts } from '../secretariat.texts';
import { type Task, type TaskList, TaskListModel } from './task.model';

/** The season of the draaiboek begins in June (docs/domain/secretariat.md, S30). */
const JUNE = 6;
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
  const { tasks = [], changeLog = [] } = stored ?? {};
  return {
    ...{ _id: id, id, commissionId, season, carnival: carnivalOf(season) },
    ...{ tasks: inSeasonOrder(tasks, season), changeLog },
  };
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
 */
export async function appendFromDraaiboek(
  actor: SessionUser,
  commissionId: string,
  season: number,
  tasks: readonly ReturnType<typeof newTask>[],
  what: string,
): Promise<TaskList> {
  const present = { $ifNull: ['$tasks.itemId', []] };
  const added = {
    $filter: { input: { $literal: tasks }, as: 'new', cond: { $not: [{ $in: ['$$new.itemId', present] }] } },
  };
  const log = { $concatArrays: [{ $ifNull: ['$changeLog', []] }, { $literal: [logLine(actor, what)] }] };
  const after = await retryUpsert(() =>
    TaskListModel.findOneAndUpdate(
      { _id: listId(commissionId, season) },
      [
        {
          $set: {
            commissionId: { $literal: commissionId },
            season: { $literal: season },
            tasks: { $concatArrays: [{ $ifNull: ['$tasks', []] }, added] },
            changeLog: { $slice: [log, -CHANGE_LOG_LIMIT] },
          },
        },
      ],
      { upsert: true, returnDocument: 'after', lean: leanWithId, updatePipeline: true },
    ).exec(),
  );
  return listOf(commissionId, season, after);
}
