import type { Collection, Db } from 'mongodb';

type Stored = Record<string, unknown>;

/**
 * A task is of several people: who had one is the first of them. In the trash too: it may come back.
 * Safe to repeat, since a task that has its list is left alone.
 */
export async function up(db: Db): Promise<void> {
  const lists = db.collection<{ _id: string; tasks: Stored[]; trash?: { parts: { part: Stored }[] }[] }>(
    'commissionTasks',
  );
  const before = { $exists: true };
  const found = lists.find({
    $or: [{ 'tasks.assigneeId': before }, { 'trash.parts.part.assigneeId': before }],
  });
  await dropFormer(lists as never);
  for await (const { _id, tasks, trash } of found) {
    const parts = (trash ?? []).map((entry) => ({
      ...entry,
      parts: entry.parts.map((one) => ({ ...one, part: withPeople(one.part) })),
    }));
    await lists.updateOne(
      { _id },
      { $set: { tasks: tasks.map(withPeople), ...(trash && { trash: parts }) } },
    );
  }
}

async function dropFormer(lists: Collection<never>): Promise<void> {
  for (const index of ['tasks.assigneeId_1', 'tasks.assignedAt_1']) {
    // A collection that is not there has none, and another process may have been first.
    const isThere = await lists.indexExists(index).catch(() => false);
    if (isThere) await lists.dropIndex(index).catch(() => undefined);
  }
}

function withPeople({ assigneeId, assignedAt, assignedBy, ...task }: Stored): Stored {
  if (task.assigneeIds !== undefined) return task;
  const assigneeIds = assigneeId ? [assigneeId] : [];
  const given = assigneeId && assignedAt ? [{ userId: assigneeId, at: assignedAt, by: assignedBy }] : [];
  return { ...task, assigneeIds, given };
}
