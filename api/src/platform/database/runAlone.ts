import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { mongo } from 'mongoose';

import { isAnyDuplicateKey } from './databaseErrors';
import { ifMatched } from './updateAtRevision';

/** Who does something that one process at a time may do. `until` is by the clock of the database. */
interface Lock {
  _id: string;
  holder: string;
  until: Date;
}

interface AloneOptions {
  /** For how many milliseconds it counts for somebody who does not renew it: the wait after a crash. */
  holdMs?: number;
  /** How often who waits looks again, in milliseconds. */
  lookMs?: number;
}

/**
 * Does something while no other process or machine on this database does it; waits for one that does. What a process held
 * that crashed is free again after `holdMs`. Nothing depends on the clocks of the machines, or on TTL indexes.
 * @param name of what is done @param work safe to repeat: a process that hung for `holdMs` may still be at it
 * @returns what the work returns
 */
export async function runAlone<Result>(
  db: mongo.Db,
  name: string,
  work: () => Promise<Result>,
  { holdMs = 10_000, lookMs = 200 }: AloneOptions = {},
): Promise<Result> {
  const locks = db.collection<Lock>('locks');
  const holder = randomUUID();
  const held = [{ $set: { holder, until: { $add: ['$$NOW', holdMs] } } }];
  while (!(await take())) await pause(lookMs);
  // Often enough for one that is late to do no harm. A renewal that fails is tried at the next turn.
  const renewing = setInterval(() => void renew().catch(() => undefined), holdMs / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    await locks.deleteOne({ _id: name, holder });
  }

  /** Takes what nobody holds any more, or what nobody ever held. */
  async function take(): Promise<boolean> {
    const over = { _id: name, $expr: { $lt: ['$until', '$$NOW'] } };
    if ((await locks.updateOne(over, held)).matchedCount === 1) return true;
    try {
      await ifMatched(locks.updateOne({ _id: name, holder: { $exists: false } }, held, { upsert: true }));
      return true;
    } catch (error) {
      if (isAnyDuplicateKey(error)) return false;
      throw error;
    }
  }

  function renew() {
    return locks.updateOne({ _id: name, holder }, held);
  }
}
