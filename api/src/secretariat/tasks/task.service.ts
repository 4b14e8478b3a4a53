import DataLoader from 'dataloader';
import { isValidObjectId } from 'mongoose';

import { isChairIn } from '../../identity/catalogue/catalogue';
import type { SessionUser } from '../../identity/people/requestContext';
import { pushLogLine } from '../../platform/audit/logLine';
import { retryUpsert } from '../../platform/database/databaseErrors';
import { leanWithId } from '../../platform/database/reading/leanFind';
import { updatePartAtRevision } from '../../platform/database/updatePart';
import { badInput, notFound, AppError } from '../../platform/errors/appError';
import { claimFile } from '../../platform/files/files.service';
import type { PortalContext } from '../../platform/portalContext';
import { addRecord, getRecord, removeRecord } from '../../platform/records/records';
import { perRequest } from '../../platform/schema/allow';
import { oneLine, trimmed } from '../../platform/text/plainText';
import { removeParts } from '../../platform/trash/trashedParts';
import { commissionFolder } from '../commissionDocuments/commissionDocument.service';
import { isInCommission, listCommissionMembers } from '../members/member.service';
import { dateFromCarnival } from '../seasonOrder';
import { secretariatTexts } from '../secretariat.enums';
import type { TaskInput } from './task.input';
import { type Task, type TaskList, TaskListModel } from './task.model';
import { type TaskComment, type TaskCommentInput, TaskCommentModel } from './taskComment.model';
import { checkSeason, listId, listOf, newTask, presentSeason, putTask } from './taskList';

const WHAT = 'Deze taak';
/** As the trash calls a task, and tasks that were deleted together. */
export const TASK = 'Task';
export const DRAAIBOEK_TASKS = 'DraaiboekTasks';

/** The tasks of a season; the present one when none is given. */
export async function listTasks(commissionId: string, season = presentSeason()): Promise<TaskList> {
  return listOf(
    commissionId,
    season,
    await TaskListModel.findById(listId(commissionId, season)).lean(leanWithId),
  );
}

/** The seasons with tasks, and the present one; newest first. */
export async function listSeasons(commissionId: string): Promise<number[]> {
  const found: number[] = await TaskListModel.distinct('season', {
    commissionId,
    'tasks.0': { $exists: true },
  });
  return [...new Set([presentSeason(), ...found])].sort((a, b) => b - a);
}

/** Adds a single task. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addTask(
  actor: SessionUser,
  commissionId: string,
  season: number,
  input: TaskInput,
): Promise<TaskList> {
  checkSeason(season);
  const list = { commissionId, season };
  return pushTask(actor, list, newTask(actor, { commissionId, ...(await fieldsOf(actor, list, input)) }));
}

/** Adds a new task to the list of its season, which is made when it is not there. @returns the list */
export async function pushTask(
  actor: SessionUser,
  { commissionId, season }: Pick<TaskList, 'commissionId' | 'season'>,
  task: ReturnType<typeof newTask>,
): Promise<TaskList> {
  const after = await retryUpsert(() =>
    TaskListModel.findOneAndUpdate(
      { _id: listId(commissionId, season) },
      {
        $setOnInsert: { commissionId, season },
        $push: { tasks: task, ...pushLogLine(actor, `taak ${task.name} toegevoegd`) },
      },
      { upsert: true, setDefaultsOnInsert: false, returnDocument: 'after', lean: leanWithId },
    ).exec(),
  );
  return listOf(commissionId, season, after);
}

/** Changes a task; whether it is finished stays out of it. @throws BAD_USER_INPUT, NOT_FOUND, CONFLICT */
export async function editTask(
  actor: SessionUser,
  commissionId: string,
  id: string,
  revision: number,
  input: TaskInput,
): Promise<TaskList> {
  const list = await holderOf(commissionId, id);
  const fields = await fieldsOf(actor, list, input, list.tasks[0]);
  const after = await updatePartAtRevision<TaskList>({
    model: TaskListModel,
    id: list.id,
    list: 'tasks',
    partId: id,
    revision,
    actor,
    fields,
    also: { $push: pushLogLine(actor, `taak ${fields.name} gewijzigd`) },
    what: WHAT,
  });
  return listOf(commissionId, list.season, after);
}

/** Ticks a task, or opens it again; what is so already stays as it was done first. @throws NOT_FOUND */
export async function finishTask(
  actor: SessionUser,
  commissionId: string,
  id: string,
  finished: boolean,
): Promise<Task> {
  const by = finished
    ? { finishedBy: actor.name, finishedAt: new Date() }
    : { finishedBy: null, finishedAt: null };
  const set = Object.entries({ finished, ...by }).map(([field, value]) => [`tasks.$.${field}`, value]);
  const { name } = await taskOf(commissionId, id);
  const log = pushLogLine(actor, `taak ${name} ${finished ? 'gesloten' : 'weer open'}`);
  const after = await TaskListModel.findOneAndUpdate(
    { commissionId, tasks: { $elemMatch: { _id: id, finished: { $ne: finished } } } },
    { $set: Object.fromEntries(set) as object, $push: log },
    { returnDocument: 'after', lean: leanWithId },
  );
  return after?.tasks.find((one) => one.id === id) ?? taskOf(commissionId, id);
}

/**
 * Puts a task before another of its season, or last of its subcategory (or of the single ones); moved to where it is
 * already it stays there. @throws BAD_USER_INPUT when the other is not there (any more), NOT_FOUND
 */
export async function moveTask(
  actor: SessionUser,
  commissionId: string,
  id: string,
  before: string | null,
): Promise<TaskList> {
  const { season } = await holderOf(commissionId, id);
  const list = await listTasks(commissionId, season);
  const task = list.tasks.find((one) => one.id === id);
  if (!task) throw notFound(WHAT);
  return before === id ? list : putTask(actor, list, task, before);
}

/**
 * Ticks a step of the checklist, or opens it again; leaves the task's revision alone. Doing so twice is harmless.
 * @throws BAD_USER_INPUT when the task has no such step (any more), NOT_FOUND
 */
export async function checkTaskStep(
  actor: SessionUser,
  commissionId: string,
  id: string,
  step: string,
  done: boolean,
): Promise<Task> {
  const task = await taskOf(commissionId, id);
  if (!task.checklist.includes(step)) throw badInput({ step: secretariatTexts.stepGone });
  const log = pushLogLine(actor, `taak ${task.name}: ${step} ${done ? 'gedaan' : 'weer open'}`);
  const isOpen = done ? { $ne: step } : step;
  const after = await TaskListModel.findOneAndUpdate(
    { commissionId, tasks: { $elemMatch: { _id: id, checklist: step, checked: isOpen } } },
    done
      ? { $push: { 'tasks.$.checked': step, ...log } }
      : { $pull: { 'tasks.$.checked': step }, $push: log },
    { returnDocument: 'after', lean: leanWithId },
  );
  return after?.tasks.find((one) => one.id === id) ?? taskOf(commissionId, id);
}

/** Removes a task. @throws NOT_FOUND */
export async function deleteTask(actor: SessionUser, commissionId: string, id: string): Promise<TaskList> {
  const { name } = await taskOf(commissionId, id);
  const after = await removeParts<TaskList>({
    model: TaskListModel,
    filter: { commissionId, 'tasks._id': id },
    entity: TASK,
    parts: { tasks: { _id: id } },
    also: { $push: pushLogLine(actor, `taak ${name} verwijderd`) },
  });
  if (!after) throw notFound(WHAT);
  return listOf(commissionId, after.season, after);
}

/** Removes, in one write, the tasks of a season made of this category or subcategory; finding none is harmless. */
export async function deleteDraaiboekTasks(
  actor: SessionUser,
  commissionId: string,
  season: number,
  parent: string,
): Promise<TaskList> {
  const after = await removeParts<TaskList>({
    model: TaskListModel,
    filter: { _id: listId(commissionId, season) },
    entity: DRAAIBOEK_TASKS,
    parts: { tasks: { $or: [{ parent }, { grandParent: parent }] } },
    also: { $push: pushLogLine(actor, 'taken van een draaiboekonderdeel verwijderd') },
  });
  return listOf(commissionId, season, after);
}

/** The list that has this task. */
async function holderOf(commissionId: string, taskId: string): Promise<TaskList> {
  const found = isValidObjectId(taskId)
    ? await TaskListModel.findOne({ commissionId, 'tasks._id': taskId })
        .select({ commissionId: 1, season: 1, 'tasks.$': 1 })
        .lean(leanWithId)
    : null;
  if (!found) throw notFound(WHAT);
  return found;
}

/** A task of a committee. @throws NOT_FOUND */
export async function taskOf(commissionId: string, taskId: string): Promise<Task> {
  const [task] = (await holderOf(commissionId, taskId)).tasks;
  if (!task) throw notFound(WHAT);
  return task;
}

/**
 * Who does it, and when it became theirs. Whoever has it stays, also after leaving the committee.
 * @throws BAD_USER_INPUT for somebody who is not of the committee
 */
async function assigneesOf(
  actor: SessionUser,
  commissionId: string,
  { assigneeIds, assigneeId }: TaskInput,
  before?: Task,
): Promise<Pick<Task, 'assigneeIds' | 'given'>> {
  const listed = [...new Set(assigneeIds ?? [])];
  // Remotes of before know of one: who it is still is as it was.
  const isListed = assigneeId === undefined || (assigneeId || undefined) === listed[0];
  const ids = isListed ? listed : assigneeId ? [assigneeId] : [];
  const { assigneeIds: had = [], given = [] } = before ?? {};
  const added = ids.filter((id) => !had.includes(id));
  for (const id of added)
    if (!isValidObjectId(id) || !(await isInCommission(id, commissionId)))
      throw badInput({ [isListed ? 'assigneeIds' : 'assigneeId']: secretariatTexts.notInCommission });
  const now = added.map((userId) => ({ userId, at: new Date(), by: actor.id }));
  return { assigneeIds: ids, given: [...given.filter(({ userId }) => had.includes(userId)), ...now] };
}

/**
 * What is stored of a task that was filled in. A deadline that the days from carnival gave was not typed by hand: it goes along with them.
 * @param before the task as it is now
 */
export async function fieldsOf(
  actor: SessionUser,
  { commissionId, season }: Pick<TaskList, 'commissionId' | 'season'>,
  input: TaskInput,
  before?: Task,
) {
  const { name, description, responsable, timeType, period, daysFromCarnival, dueDate } = trimmed(input);
  const typed = dueDate === dateFromCarnival(season, before?.daysFromCarnival) ? null : dueDate;
  return {
    name,
    description: description ?? '',
    responsable: responsable ?? '',
    timeType: timeType ?? null,
    period: period ?? null,
    daysFromCarnival: daysFromCarnival ?? null,
    checklist: [...new Set((input.checklist ?? []).map((step) => oneLine(step)))].filter(Boolean),
    dueDate: typed || dateFromCarnival(season, daysFromCarnival),
    ...(await assigneesOf(actor, commissionId, input, before)),
  };
}

const COMMENT = 'Deze opmerking';
/** So many there can be at one task. */
const MOST = 200;

/** What was said of a task, oldest first. @throws NOT_FOUND for a task that is not of the committee */
export async function listTaskComments(commissionId: string, taskId: string): Promise<TaskComment[]> {
  await taskOf(commissionId, taskId);
  return TaskCommentModel.find({ commissionId, taskId }).sort({ _id: 1 }).limit(MOST).lean(leanWithId).exec();
}

/** Says something of a task; who is mentioned is told. @throws BAD_USER_INPUT, NOT_FOUND */
export async function addTaskComment(
  actor: SessionUser,
  commissionId: string,
  taskId: string,
  input: TaskCommentInput,
): Promise<TaskComment> {
  const { text, fileId } = trimmed(input);
  await taskOf(commissionId, taskId);
  if (!text && !fileId) throw badInput({ text: secretariatTexts.noComment });
  const mentionIds = [...new Set(input.mentionIds ?? [])];
  const members = mentionIds.length > 0 ? await listCommissionMembers(commissionId) : [];
  if (mentionIds.some((mentioned) => !members.some(({ id }) => id === mentioned)))
    throw badInput({ mentionIds: secretariatTexts.notInCommission });
  if ((await TaskCommentModel.countDocuments({ taskId })) >= MOST)
    throw badInput({ text: secretariatTexts.tooManyComments });
  const folder = commissionFolder(commissionId);
  const file = fileId ? await claimFile({ folder, fileId, field: 'fileId', by: actor }) : null;
  return addRecord<TaskComment>(TaskCommentModel, {
    ...{ commissionId, taskId, text: text ?? '', mentionIds, file },
    ...{ creator: actor.name, createdBy: actor.id },
  });
}

/** Removes what somebody said themselves; the chair removes all. @returns its id @throws FORBIDDEN, NOT_FOUND */
export async function deleteTaskComment(
  portal: PortalContext,
  actor: SessionUser,
  commissionId: string,
  id: string,
): Promise<string> {
  const { createdBy } = await getRecord<TaskComment>(TaskCommentModel, id, COMMENT);
  if (createdBy !== actor.id && !isChairIn(actor.permissions.commissions, commissionId))
    throw new AppError('FORBIDDEN', secretariatTexts.notMyComment);
  const removed = await removeRecord<TaskComment>(TaskCommentModel, id, COMMENT, { commissionId });
  await portal.files.release(removed.file);
  return id;
}

/** Task id → how many comments it has; of this request. */
export const commentCountLoader = perRequest(
  () =>
    new DataLoader<string, number>(async (taskIds) => {
      const counted = await TaskCommentModel.aggregate<{ _id: string; count: number }>([
        { $match: { taskId: { $in: [...taskIds] }, deletedAt: { $exists: false } } },
        { $group: { _id: '$taskId', count: { $sum: 1 } } },
      ]);
      const byId = new Map(counted.map(({ _id, count }) => [_id, count]));
      return taskIds.map((id) => byId.get(id) ?? 0);
    }),
);
