import { randomUUID } from 'node:crypto';

import { isDuplicateKey } from '../database/duplicateKey';
import { plain } from '../database/plain';
import { addRecord } from '../database/records';
import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { logger } from '../log/logger';
import { type Work, WorkModel, WorkState } from './work.model';

/** One running of a kind of work. */
export interface WorkRun {
  /** Of this work; the same when another process goes on with it. */
  id: string;
  subject: string;
  /**
   * Tells how far it is; to be called after every step. @throws WorkStopped when it was cancelled or the process ends:
   * not to be caught
   */
  progress(done: number, total: number): Promise<void>;
}

/** Long work that an area can start. Every step must be safe to repeat: a crashed run is begun again by another. */
export interface WorkKind {
  name: string;
  /** @throws AppError whose message is shown */
  run(work: WorkRun): Promise<void>;
  /** After it was cancelled: takes away what the step under way may have left. */
  cancelled?(work: Pick<WorkRun, 'id' | 'subject'>): Promise<void>;
}

/** The work was cancelled or taken over, or this process ends. */
class WorkStopped extends Error {}

/** A step may take this long; after that the process counts as crashed. */
const LEASE = 60_000;
/** How long it is known what became of work. */
const KEPT = 90 * 24 * 60 * 60_000;

const owner = randomUUID();
const running = new Map<string, Promise<void>>();
let kinds: ReadonlyMap<string, WorkKind> = new Map();
let stopping = false;

/** Tells, at start, which kinds of work there are. */
export function declareWork(declared: readonly WorkKind[]): void {
  kinds = new Map(declared.map((kind) => [kind.name, kind]));
  stopping = false;
}

/**
 * Stores work that is to be done. It begins with {@link beginWork}, so that a record can name it first. When work of
 * this kind on this subject is running, that is what is returned.
 */
export async function addWork(kind: string, subject: string): Promise<Work> {
  try {
    return await addRecord<Work>(WorkModel, { kind, subject });
  } catch (error) {
    if (!isDuplicateKey(error, 'subject')) throw error;
    const found = await WorkModel.findOne({ kind, subject, state: WorkState.running }).lean(plain);
    // It ended just now: then this is the next one.
    return found ?? addWork(kind, subject);
  }
}

/** Begins with stored work in this process, without waiting for it. Twice is no harm. */
export function beginWork(id: string): void {
  if (stopping || running.has(id)) return;
  const run = claimAndRun(id)
    .catch((error: unknown) =>
      logger.error({ work: id, cause: error instanceof Error ? error.name : 'unknown' }, 'work not run'),
    )
    .finally(() => running.delete(id));
  running.set(id, run);
}

/** Cancels work that is running. @returns whether it was */
export async function cancelWork(id: string): Promise<boolean> {
  const { modifiedCount } = await WorkModel.updateOne(
    { _id: id, state: WorkState.running },
    { $set: { state: WorkState.cancelled } },
  );
  return modifiedCount > 0;
}

/** Goes on with what a process that crashed or ended has left. */
export async function resumeWork(): Promise<void> {
  const left = await WorkModel.find({ state: WorkState.running, leaseUntil: { $lte: new Date() } })
    .select({ _id: 1 })
    .lean(plain);
  for (const { id } of left) beginWork(id);
}

/** Frees all work, where no other process can be at it: with the embedded engine, at start. */
export async function freeWork(): Promise<void> {
  await WorkModel.updateMany({ state: WorkState.running }, { $set: { leaseUntil: new Date(0) } });
}

/** Removes what ended long ago. */
export async function sweepWork(): Promise<void> {
  const startedAt = { $lt: new Date(Date.now() - KEPT) };
  await WorkModel.deleteMany({ state: { $ne: WorkState.running }, startedAt });
}

/** Waits until the work that this process does has ended. */
export async function workEnded(): Promise<void> {
  await Promise.all(running.values());
}

/** Stops after the step under way; another process, or this one when it comes back, goes on. */
export async function stopWork(): Promise<void> {
  stopping = true;
  await workEnded();
}

async function claimAndRun(id: string): Promise<void> {
  const work = await WorkModel.findOneAndUpdate(
    { _id: id, state: WorkState.running, leaseUntil: { $lte: new Date() } },
    { $set: { owner, leaseUntil: lease() } },
    { returnDocument: 'after', lean: plain },
  );
  const kind = work && kinds.get(work.kind);
  if (!work || !kind) return;
  const mine = { _id: id, state: WorkState.running, owner };
  const progress = async (done: number, total: number) => {
    const { matchedCount } = await WorkModel.updateOne(mine, { $set: { done, total, leaseUntil: lease() } });
    if (stopping) await WorkModel.updateOne(mine, { $set: { leaseUntil: new Date(0) } });
    if (stopping || matchedCount === 0) throw new WorkStopped();
  };
  try {
    await kind.run({ id, subject: work.subject, progress });
    await WorkModel.updateOne(mine, { $set: { state: WorkState.done } });
  } catch (error) {
    if (error instanceof WorkStopped) {
      // Else it is another process's now, or will be.
      const isCancelled = await WorkModel.exists({ _id: id, state: WorkState.cancelled });
      return isCancelled ? kind.cancelled?.({ id, subject: work.subject }) : undefined;
    }
    const isKnown = error instanceof AppError;
    if (!isKnown) {
      logger.error(
        { work: work.kind, cause: error instanceof Error ? error.name : 'unknown' },
        'work failed',
      );
    }
    const message = isKnown ? error.message : texts.internal;
    await WorkModel.updateOne(mine, { $set: { state: WorkState.failed, message } });
  }
}

function lease(): Date {
  return new Date(Date.now() + LEASE);
}
