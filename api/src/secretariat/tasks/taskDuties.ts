import { UserModel } from '../../identity/people/user.model';
import type { DutySource } from '../../identity/users/leaving/duty';
import { pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { listCommissionMembers } from '../members/member.service';
import { type TaskList, TaskListModel } from './task.model';

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
