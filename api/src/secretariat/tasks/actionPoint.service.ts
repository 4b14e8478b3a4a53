import DataLoader from 'dataloader';

import { type Commission, CommissionModel } from '../../identity/people/commission.model';
import type { Person } from '../../identity/people/people.loaders';
import type { SessionUser } from '../../identity/people/requestContext';
import { hasDbPermission } from '../../identity/permissions/userRights';
import { leanWithId, canBeId, possibleIds } from '../../platform/database/reading/leanFind';
import { seasonOf } from '../../platform/dates/amsterdam';
import { badInput, notFound } from '../../platform/errors/appError';
import { perRequest } from '../../platform/schema/allow';
import type { Settings } from '../../platform/settings/settings';
import { type SecretaryDocument, SecretaryDocumentModel } from '../meetings/secretaryDocument.model';
import { listCommissionMembers } from '../members/member.service';
import { secretariatTexts, SecretaryDocumentKind } from '../secretariat.enums';
import type { ActionPoint, ActionPointCommittee, ActionPointInput } from './actionPoint.type';
import { type Task, type TaskList, TaskListModel } from './task.model';
import { fieldsOf, pushTask } from './task.service';
import { JUNE, newTask, presentSeason } from './taskList';

const WHAT = 'Deze notulen';
/** So many there can be of one meeting. */
const MOST = 100;

/** How an action point tells of its people and its committee. */
interface Loaders {
  person: { load(id: string): Promise<Person | null> };
  commission: { load(id: string): Promise<Commission | null> };
}

/** What a meeting agreed, in the order it was typed, as the tasks are now. @throws NOT_FOUND for minutes one may not see */
export async function listActionPoints(
  user: SessionUser,
  settings: Settings,
  meetingId: string,
  loaders: Loaders,
): Promise<ActionPoint[]> {
  await minutesFor(user, settings, meetingId);
  const points = (await tasksOf(meetingId)).toSorted((a, b) => a.id.localeCompare(b.id));
  return Promise.all(points.map((task) => pointOf(task, loaders)));
}

/**
 * Makes a task of a committee of what a meeting agreed, in the season of its deadline, as far as that has begun to be planned.
 * @returns the list of tasks it is in now, and its id @throws BAD_USER_INPUT, NOT_FOUND for minutes one may not see
 */
export async function addActionPoint(
  actor: SessionUser,
  settings: Settings,
  meetingId: string,
  { commissionId, ...input }: ActionPointInput,
  { commission }: Loaders,
): Promise<{ list: TaskList; id: string }> {
  await minutesFor(actor, settings, meetingId);
  const found = canBeId(CommissionModel, commissionId) ? await commission.load(commissionId) : null;
  if (!found || found.archived) throw badInput({ commissionId: secretariatTexts.noCommission });
  if ((await tasksOf(meetingId)).length >= MOST) throw badInput({ name: secretariatTexts.tooManyPoints });
  const season = seasonFor(input.dueDate);
  const fields = await fieldsOf(actor, { commissionId, season }, input);
  const task = newTask(actor, { ...fields, commissionId, meetingId });
  return { list: await pushTask(actor, { commissionId, season }, task), id: String(task._id) };
}

/** One of a list of tasks, as the minutes show it. @throws NOT_FOUND */
export async function pointIn({ tasks }: TaskList, id: string, loaders: Loaders): Promise<ActionPoint> {
  const task = tasks.find((one) => one.id === id);
  if (!task) throw notFound('Dit actiepunt');
  return pointOf(task, loaders);
}

/** Whom an action point can be given to. @param commissions those that are not archived, by number */
export function actionPointCommittees(
  commissions: readonly Pick<Commission, 'id' | 'index' | 'name'>[],
): Promise<ActionPointCommittee[]> {
  return Promise.all(
    commissions.map(async ({ id, index, name }) => {
      return { id, index, name, people: await listCommissionMembers(id) };
    }),
  );
}

/** Minutes → the day of the meeting, YYYY-MM-DD; null when they are gone, or for the DB only. Of this request. */
export const meetingDateLoader = perRequest(
  () =>
    new DataLoader<string, string | null>(async (ids) => {
      const found = await SecretaryDocumentModel.find({
        _id: { $in: possibleIds(SecretaryDocumentModel, ids) },
        dbOnly: false,
      })
        .select({ date: 1 })
        .lean(leanWithId);
      return ids.map((id) => found.find((one) => one.id === id)?.date ?? null);
    }),
);

/** Minutes → how many action points they have. Of this request. */
export const actionPointCountLoader = perRequest(
  () =>
    new DataLoader<string, number>(async (ids) => {
      const counts = await TaskListModel.aggregate<{ _id: string; count: number }>([
        { $match: { 'tasks.meetingId': { $in: ids } } },
        { $unwind: '$tasks' },
        { $match: { 'tasks.meetingId': { $in: ids } } },
        { $group: { _id: '$tasks.meetingId', count: { $sum: 1 } } },
      ]);
      return ids.map((id) => counts.find(({ _id }) => _id === id)?.count ?? 0);
    }),
);

async function tasksOf(meetingId: string): Promise<Task[]> {
  const lists = await TaskListModel.find({ 'tasks.meetingId': meetingId })
    .select({ tasks: 1 })
    .lean(leanWithId);
  return lists.flatMap(({ tasks }) => tasks.filter((task) => task.meetingId === meetingId));
}

async function minutesFor(user: SessionUser, settings: Settings, id: string): Promise<SecretaryDocument> {
  const seen = hasDbPermission(user, settings) ? {} : { dbOnly: false };
  const found = canBeId(SecretaryDocumentModel, id)
    ? await SecretaryDocumentModel.findOne({ _id: id, kind: SecretaryDocumentKind.notulen, ...seen }).lean(
        leanWithId,
      )
    : null;
  if (!found) throw notFound(WHAT);
  return found;
}

function seasonFor(dueDate: string | null | undefined): number {
  const present = presentSeason();
  return dueDate ? Math.min(Math.max(seasonOf(dueDate, JUNE), present), present + 1) : present;
}

async function pointOf(task: Task, loaders: Loaders): Promise<ActionPoint> {
  const { id, name, dueDate, finished, commissionId } = task;
  const [commission, people] = await Promise.all([
    loaders.commission.load(commissionId),
    Promise.all(task.assigneeIds.map((person) => loaders.person.load(person))),
  ]);
  return {
    ...{ id, name, dueDate, finished, commissionId },
    commissionIndex: commission?.index ?? 0,
    commissionName: commission?.name ?? '',
    people: people.flatMap((person) => person?.name ?? []),
  };
}
