import { MongoJobRepository } from '@agendajs/mongo-backend';
import { type Connection, Types } from 'mongoose';

import { JobState } from './job.model';
import { JobInterrupted } from './jobKind';

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
