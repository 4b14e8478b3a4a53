import { UserModel } from '../../identity/people/user.model';
import type { DutySource } from '../../identity/users/leaving/duty';
import { pushLogLine } from '../../platform/audit/logLine';
import { ifMatched } from '../../platform/database/matched';
import { leanWithId } from '../../platform/database/reading/leanWithId';
import { listCommissionMembers } from '../members/member.service';
import { type TaskList, TaskListModel } from './task.model';

/**
 * The open tasks of somebody. A task goes to the chosen person when they are in its committee, else to its chair, else
 * to nobody.
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
      for (const { id, name } of openOf(list, from)) {
        // What was ticked or given to another in between stays so.
        const isTheirs = { $elemMatch: { _id: id, assigneeId: from, finished: false } };
        await ifMatched(
          TaskListModel.updateOne(
            { _id: list.id, tasks: isTheirs },
            {
              $set: {
                'tasks.$.assigneeId': chosen?.id ?? null,
                ...(chosen && { 'tasks.$.assignedAt': new Date(), 'tasks.$.assignedBy': actor.id }),
              },
              $inc: { 'tasks.$.revision': 1 },
              $push: pushLogLine(actor, `taak ${name} overgedragen`),
            },
          ),
        );
      }
    }
  },
};

/** The lists in which somebody has a task that is open. */
async function listsWith(userId: string): Promise<TaskList[]> {
  const open = { $elemMatch: { assigneeId: userId, finished: false } };
  return TaskListModel.find({ tasks: open }).lean(leanWithId);
}

function openOf({ tasks }: TaskList, userId: string) {
  return tasks.filter(({ assigneeId, finished }) => assigneeId === userId && !finished);
}
