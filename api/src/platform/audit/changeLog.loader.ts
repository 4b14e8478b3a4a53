import DataLoader from 'dataloader';
import type { Model } from 'mongoose';

import { leanWithId } from '../database/leanWithId';

/** Record id → the lines of its change log; read only when asked for. */
export function changeLogLoader<T extends { changeLog: string[] }>(
  model: Model<T>,
): DataLoader<string, string[]> {
  return new DataLoader(async (ids) => {
    const found = await model
      .find({ _id: { $in: ids } } as never)
      .select({ changeLog: 1 })
      .lean(leanWithId);
    const byId = new Map(
      (found as unknown as { id: string; changeLog: string[] }[]).map((one) => [one.id, one]),
    );
    return ids.map((id) => byId.get(id)?.changeLog ?? []);
  });
}

/** What the read of a list leaves in the database. */
export const WITHOUT_LOG = { changeLog: 0 } as const;
