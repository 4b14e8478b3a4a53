import { commissionIdsOf, belongsTo, isChairIn } from '../../identity/catalogue/catalogue';
import { type commissionLoader, withoutEnded } from '../../identity/people/people.loaders';
import type { SessionUser } from '../../identity/people/requestContext';
import { UserModel } from '../../identity/people/user.model';
import { leanWithId, possibleIds } from '../../platform/database/reading/leanFind';
import { AppError, badInput } from '../../platform/errors/appError';
import { itemsOf } from '../draaiboek/draaiboek.service';
import { dateFromCarnival } from '../seasonOrder';
import { secretariatTexts } from '../secretariat.enums';
import { type MyTask, type Task, type TaskList, TaskListModel } from './task.model';
import { appendFromDraaiboek, checkSeason, listId, newTask, presentSeason, seasonLabel } from './taskList';

/**
 * Makes tasks of draaiboek items; those that have their task already stay as they are.
 * @throws BAD_USER_INPUT without a choice, or for an item that is not in the draaiboek; NOT_FOUND
 */
export async function addTaskFromDraaiboek(
  actor: SessionUser,
  commissionId: string,
  season: number,
  itemIds: readonly string[],
): Promise<TaskList> {
  checkSeason(season);
  if (itemIds.length === 0) throw badInput({ itemIds: secretariatTexts.noItems });
  const chosen = (await itemsOf(commissionId)).filter(({ id }) => itemIds.includes(id));
  if (chosen.length < new Set(itemIds).size) throw badInput({ itemIds: secretariatTexts.itemGone });
  const tasks = chosen.map((item) => taskOf(actor, commissionId, season, { ...item, itemId: item.id }));
  const what = tasks.length === 1 ? 'taak uit het draaiboek' : `${tasks.length} taken uit het draaiboek`;
  return appendFromDraaiboek(actor, commissionId, season, tasks, `${what} toegevoegd`);
}

type TakenOver =
  | ('name' | 'description' | 'responsable' | 'timeType' | 'period' | 'daysFromCarnival')
  | ('parent' | 'grandParent' | 'itemId');

/** A new task made of a draaiboek item, or of its task in another season; days from carnival make its deadline. */
function taskOf(
  actor: SessionUser,
  commissionId: string,
  season: number,
  made: Pick<Task, TakenOver> & Partial<Pick<Task, 'checklist'>>,
) {
  const { name, description, responsable, timeType, period, daysFromCarnival } = made;
  const { parent, grandParent, itemId } = made;
  return newTask(actor, {
    ...{ commissionId, name, description, responsable, timeType },
    ...{ period: period ?? null, daysFromCarnival: daysFromCarnival ?? null },
    dueDate: dateFromCarnival(season, daysFromCarnival),
    ...{ parent, grandParent, itemId, checklist: made.checklist ?? [] },
  });
}

/**
 * Takes over the draaiboek tasks of the season before: open, and without who did them and the deadlines that were typed,
 * which were of that season; in the order by hand. Days from carnival that the draaiboek says since then come along.
 * @throws BAD_USER_INPUT when there are none, NOT_FOUND
 */
export async function copyTasks(actor: SessionUser, commissionId: string, season: number): Promise<TaskList> {
  checkSeason(season);
  const before = await TaskListModel.findById(listId(commissionId, season - 1)).lean(leanWithId);
  const items = new Map((await itemsOf(commissionId)).map((item) => [item.id, item]));
  const copies = new Map<string, string>();
  const tasks = (before?.tasks ?? []).flatMap((task) => {
    if (!task.itemId) return [];
    const { daysFromCarnival, period } = items.get(task.itemId) ?? {};
    const hasOwn = typeof task.daysFromCarnival === 'number' || typeof daysFromCarnival !== 'number';
    const copy = taskOf(actor, commissionId, season, hasOwn ? task : { ...task, daysFromCarnival, period });
    copies.set(task.id, String(copy._id));
    return copy;
  });
  const order = (before?.order ?? []).flatMap((id) => copies.get(id) ?? []);
  if (tasks.length === 0) throw new AppError('BAD_USER_INPUT', secretariatTexts.nothingToCopy);
  const what = `taken van seizoen ${seasonLabel(season - 1)} overgenomen`;
  return appendFromDraaiboek(actor, commissionId, season, tasks, what, order);
}

/** Open tasks of a committee whose people are not in it any more. */
export interface LeftTasks {
  commissionId: string;
  /** What they are called. */
  names: string[];
}

/** Those of this season and the one before, of the committees that somebody chairs. */
export async function listLeftTasks(chair: SessionUser): Promise<LeftTasks[]> {
  const { commissions } = chair.permissions;
  const chaired = commissionIdsOf(commissions).filter((id) => isChairIn(commissions, id));
  if (chaired.length === 0) return [];
  const isGiven = { finished: false, 'assigneeIds.0': { $exists: true } };
  const lists = await TaskListModel.find({
    commissionId: { $in: chaired },
    season: { $gte: presentSeason() - 1 },
    tasks: { $elemMatch: isGiven },
  })
    .select({ commissionId: 1, 'tasks.name': 1, 'tasks.finished': 1, 'tasks.assigneeIds': 1 })
    .lean(leanWithId);
  const open = lists.flatMap(({ commissionId, tasks }) =>
    tasks.flatMap(({ name, finished, assigneeIds }) =>
      assigneeIds.length > 0 && !finished ? [{ commissionId, name, assigneeIds }] : [],
    ),
  );
  const people = await UserModel.find({
    _id: {
      $in: possibleIds(
        UserModel,
        open.flatMap((task) => task.assigneeIds),
      ),
    },
  })
    .select({ permissions: 1 })
    .lean(leanWithId);
  const isIn = ({ commissionId, assigneeIds }: (typeof open)[number]) =>
    people.some(
      ({ id, permissions }) =>
        assigneeIds.includes(id) && belongsTo(withoutEnded(permissions).commissions, commissionId),
    );
  const left = open.filter((task) => !isIn(task));
  return chaired
    .map((commissionId) => ({
      commissionId,
      names: left.filter((task) => task.commissionId === commissionId).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0);
}

type StoredTask = Pick<Task, 'name' | 'dueDate'> & { _id: unknown };

/** My open tasks of this season and the one before, the most urgent first, of the committees I am in now. */
export async function listMyTasks(
  user: Pick<SessionUser, 'id' | 'permissions'>,
  commissions: ReturnType<typeof commissionLoader>,
): Promise<MyTask[]> {
  const mine = commissionIdsOf(user.permissions.commissions);
  const [isMine, isOpen] = [
    { $in: [user.id, { $ifNull: ['$$this.assigneeIds', []] }] },
    { $not: ['$$this.finished'] },
  ];
  const lists = await TaskListModel.aggregate<{ commissionId: string; tasks: StoredTask[] }>([
    {
      $match: {
        commissionId: { $in: mine },
        season: { $gte: presentSeason() - 1 },
        tasks: { $elemMatch: { assigneeIds: user.id, finished: false } },
      },
    },
    {
      $project: {
        commissionId: 1,
        tasks: { $filter: { input: '$tasks', cond: { $and: [isMine, isOpen] } } },
      },
    },
  ]);
  const found = await Promise.all(
    lists.map(async ({ commissionId, tasks }) => {
      const commission = await commissions.load(commissionId);
      if (!commission || commission.archived) return [];
      const { index, name } = commission;
      return tasks.map((task) => ({
        id: String(task._id),
        name: task.name,
        dueDate: task.dueDate,
        commissionId,
        commissionIndex: index,
        commissionName: name,
      }));
    }),
  );
  return found.flat().sort((a, b) => (a.dueDate ?? '9999').localeCompare(b.dueDate ?? '9999'));
}
