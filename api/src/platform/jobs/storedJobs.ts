import { MongoJobRepository } from '@agendajs/mongo-backend';
import DataLoader from 'dataloader';
import { type Connection, Types } from 'mongoose';

import { isAnyDuplicateKey, isDuplicateKey } from '../database/databaseErrors';
import { leanWithId } from '../database/reading/leanFind';
import { ifMatched } from '../database/updateAtRevision';
import { addRecord } from '../records/records';
import { perRequest } from '../schema/allow';
import { FAILED_LAST, type Job, JobInterrupted, JobModel, JobState, MAIL } from './job.model';

/** Added, but never begun by whoever added it: then it begins by itself. */
const BEGINS_ANYWAY = 60_000;

/** A job to be stored. */
export interface NewJob {
  name: string;
  subject?: string;
  label?: string;
  data?: Record<string, unknown>;
  /** When there is or was one under this key, nothing is added. */
  key?: string;
}

/** What can be asked of jobs as they are stored; any process may run them. */
export abstract class StoredJobs {
  /**
   * Stores a job on a subject, such as the id of a record. It begins with {@link begin}, so that a record can name it
   * first. When one of this kind on this subject has not ended, that one is returned.
   */
  async add(name: string, subject: string): Promise<Job> {
    const nextRunAt = new Date(Date.now() + BEGINS_ANYWAY);
    const activeKey = `${name} ${subject}`;
    try {
      return await addRecord<Job>(JobModel, { name, subject, activeKey, nextRunAt });
    } catch (error) {
      if (!isDuplicateKey(error, 'activeKey')) throw error;
      // It ended just now: then this is the next one.
      return (await JobModel.findOne({ activeKey }).lean(leanWithId)) ?? this.add(name, subject);
    }
  }

  /** Begins a stored job, without waiting for it. Doing so twice is harmless. */
  async begin({ id, name }: Pick<Job, 'id' | 'name'>): Promise<void> {
    await ifMatched(
      JobModel.updateOne(
        { _id: id, state: JobState.running, lockedAt: null, lastRunAt: null },
        { $set: { nextRunAt: new Date() } },
      ),
    );
    await this.wake(name);
  }

  /** Stores jobs that are to be done now, in one write. Resolves when they are stored. */
  async addAll(jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const nextRunAt = new Date();
    await JobModel.insertMany(
      jobs.map((job) => ({ ...job, nextRunAt })),
      { ordered: false },
    ).catch((error: unknown) => {
      // All others are stored all the same.
      if (!isAnyDuplicateKey(error)) throw error;
    });
    for (const name of new Set(jobs.map((job) => job.name))) void this.wake(name);
  }

  /** Cancels a job that has not ended; it stops after the step under way. @returns whether it had not ended */
  async cancel(id: string): Promise<boolean> {
    const { modifiedCount } = await JobModel.updateOne(
      { _id: id, state: JobState.running },
      {
        $set: {
          state: JobState.cancelled,
          lastFinishedAt: new Date(),
          nextRunAt: null,
          lockedAt: null,
          lastModifiedBy: null,
          data: null,
        },
        $unset: { activeKey: 1 },
      },
    );
    return modifiedCount > 0;
  }

  /** Runs a job that was given up once more; a recurring one whose last run failed, now. @returns whether it was one */
  async retry(id: string): Promise<boolean> {
    const job = await JobModel.findOneAndUpdate(
      { _id: id, lockedAt: null, $or: [{ state: JobState.failed }, FAILED_LAST] },
      { $set: { state: JobState.running, nextRunAt: new Date(), failCount: 0 } },
      { returnDocument: 'after', lean: leanWithId },
    );
    if (job) void this.wake(job.name);
    return job !== null;
  }

  /** Forgets a job that was given up. @returns whether it was one */
  async drop(id: string): Promise<boolean> {
    return (await JobModel.deleteOne({ _id: id, state: JobState.failed })).deletedCount > 0;
  }

  /** Has what runs jobs in this process look for one of this kind now. */
  protected abstract wake(name: string): Promise<void>;
}

/** Job id → the job, or null; of this request. */
export const jobLoader = perRequest(
  () =>
    new DataLoader<string, Job | null>(async (ids) => {
      const found = await JobModel.find({ _id: { $in: ids } }).lean(leanWithId);
      const byId = new Map(found.map((job) => [job.id, job]));
      return ids.map((id) => byId.get(id) ?? null);
    }),
);

const DAY = 86_400_000;
/** The outbox is not an archive of who got which mail. */
const MAIL_KEPT = 30 * DAY;
/** How long the portal remembers what became of other jobs. */
const KEPT = 90 * DAY;

/** Removes what ended long ago. Mail that was given up stays until a person looks at it. */
export async function sweepJobs(now = Date.now()): Promise<void> {
  const before = (kept: number) => ({ lastFinishedAt: { $lt: new Date(now - kept) } });
  await JobModel.deleteMany({ name: MAIL, state: JobState.done, ...before(MAIL_KEPT) });
  await JobModel.deleteMany({ name: { $ne: MAIL }, state: { $ne: JobState.running }, ...before(KEPT) });
}

type SaveJobState = MongoJobRepository['saveJobState'];

/**
 * Agenda's store of jobs, with a fence: a process writes the state of a job only as long as it holds it. Agenda itself
 * would let one that was thought to have crashed overwrite what the next one did. Beside agenda's fields it keeps our
 * `state`, and forgets what a job needed once it is done.
 */
export class FencedRepository extends MongoJobRepository {
  constructor(
    private readonly connection: Connection,
    private readonly owner: string,
  ) {
    super({ mongo: connection.db as never, db: { collection: 'jobs' } as never });
  }

  override async saveJobState(job: Parameters<SaveJobState>[0]): Promise<void> {
    const isActive = Boolean(job.lockedAt ?? job.nextRunAt);
    const hasFailed = Boolean(job.failedAt && job.failedAt.getTime() === job.lastFinishedAt?.getTime());
    const ended = hasFailed ? JobState.failed : JobState.done;
    const { matchedCount } = await this.connection.collection('jobs').updateOne(
      { _id: new Types.ObjectId(String(job._id)), lastModifiedBy: this.owner },
      {
        $set: {
          lockedAt: job.lockedAt ?? null,
          nextRunAt: job.nextRunAt ?? null,
          lastRunAt: job.lastRunAt ?? null,
          failReason: hasFailed ? (job.failReason ?? null) : null,
          failCount: job.failCount ?? null,
          failedAt: job.failedAt ?? null,
          lastFinishedAt: job.lastFinishedAt ?? null,
          state: isActive ? JobState.running : ended,
          ...(!isActive && !hasFailed && { data: null }),
        },
        ...(!isActive && { $unset: { activeKey: 1 } }),
      },
    );
    if (matchedCount === 0) throw new JobInterrupted();
  }
}
