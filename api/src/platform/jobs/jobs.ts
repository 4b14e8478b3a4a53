import { randomUUID } from 'node:crypto';

import { Agenda, InMemoryNotificationChannel, Job as AgendaJob, exponential } from 'agenda';
import type { Connection } from 'mongoose';

import { outsideAuditScope } from '../audit/auditScope';
import { leanWithId } from '../database/reading/leanFind';
import { ifMatched } from '../database/updateAtRevision';
import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { logError } from '../log/logger';
import { JobFailure, JobInterrupted, type JobKind, JobModel, JobState } from './job.model';
import { FencedRepository, StoredJobs } from './storedJobs';

const MINUTE = 60_000;
/** A step may take this long, unless its kind says otherwise. */
const LOCK_TIME = MINUTE;
/** A recurring job is one step. */
const RECURRING_LOCK_TIME = 5 * MINUTE;

interface JobsOptions {
  /** Kinds that only {@link Jobs.runDue} runs, such as mail while there is no mail server. */
  onDemand?: readonly string[];
}

/**
 * The jobs of one portal, run by agenda: recurring ones, those that somebody began, and mail. Each is run by one process
 * at a time; when that crashes, another one begins it again.
 * @typeParam Context what each run is handed
 */
export class Jobs<Context> extends StoredJobs {
  private readonly owner = randomUUID();
  private readonly channel = new InMemoryNotificationChannel();
  private readonly repository: FencedRepository;
  /** Made when it is started: agenda connects by itself from then on. */
  private agenda?: Agenda;
  /** Runs what {@link runDue} is asked for; it is never started, so it takes up nothing by itself. */
  private direct?: Agenda;
  private readonly running = new Set<Promise<void>>();
  private readonly onDemand: ReadonlySet<string>;
  private context?: Context;
  private stopping = false;

  constructor(
    connection: Connection,
    private readonly kinds: readonly JobKind<Context>[],
    { onDemand = [] }: JobsOptions = {},
  ) {
    super();
    this.onDemand = new Set(onDemand);
    this.repository = new FencedRepository(connection, this.owner);
  }

  /** Begins to run what is due. @param recurring whether this process also sees to the recurring ones */
  async start(context: Context, { recurring = true } = {}): Promise<void> {
    this.context = context;
    this.stopping = false;
    this.agenda = this.newAgenda(this.channel);
    this.agenda.on('error', (error: Error) => {
      // What Agenda asks while the connection is closed behind it needs no answer.
      const isClosed = this.stopping && error.name === 'MongoClientClosedError';
      if (!isClosed && !(error instanceof JobInterrupted)) logError(error, 'jobs');
    });
    // Agenda looks for the next one of a kind when its clock ticks; this makes it look at once.
    this.agenda.on('complete', (job: { attrs?: { name: string } }) => {
      const name = job.attrs?.name;
      if (name) setImmediate(() => void this.wake(name));
    });
    await this.agenda.ready;
    for (const kind of this.kinds) if (!this.onDemand.has(kind.name)) this.define(this.agenda, kind);
    // Before anything runs: asking for one anew takes it from who has just begun it.
    for (const { name, every } of this.kinds) if (recurring && every) await this.agenda.every(every, name);
    await this.agenda.start();
  }

  /** What operators call a kind of job; one that no area declares any more has only its name. */
  titleOf(name: string): string {
    return this.kinds.find((kind) => kind.name === name)?.title ?? name;
  }

  /** Stops after the step under way; another process, or this one when it comes back, goes on. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.agenda?.stop(false);
    await Promise.allSettled(this.running);
  }

  /**
   * Frees what a process that is gone has held, without waiting for the lock time: where no other process can be, which
   * is at start with the embedded engine.
   */
  async takeOver(): Promise<void> {
    await JobModel.updateMany(
      { lockedAt: { $ne: null } },
      [{ $set: { lockedAt: null, nextRunAt: { $ifNull: ['$nextRunAt', '$$NOW'] } } }],
      { updatePipeline: true },
    );
  }

  /** Runs what is due of one kind, one after the other, and resolves when nothing is left. */
  async runDue(name: string): Promise<void> {
    const kind = this.kinds.find((one) => one.name === name);
    if (!kind) return;
    this.direct ??= this.newDirect();
    await this.direct.ready;
    for (;;) {
      const now = new Date();
      const deadline = new Date(now.getTime() - lockTimeOf(kind));
      const due = await this.repository.getNextJobToRun(name, now, deadline, now, {
        lastModifiedBy: this.owner,
      });
      if (!due) return;
      await new AgendaJob(this.direct, due, true).run();
    }
  }

  /** Waits until nothing that this process runs by itself is due. For tests. */
  async waitForIdle(): Promise<void> {
    const crashed = () => new Date(Date.now() - LOCK_TIME);
    const names = this.kinds.map(({ name }) => name).filter((name) => !this.onDemand.has(name));
    const isBusy = () =>
      JobModel.exists({
        name: { $in: names },
        state: JobState.running,
        $or: [
          { lastModifiedBy: this.owner, lockedAt: { $ne: null } },
          { lockedAt: null, nextRunAt: { $lte: new Date() } },
          { lockedAt: { $lte: crashed() } },
        ],
      });
    while (!this.stopping && (await isBusy())) await new Promise((resolve) => setTimeout(resolve, 5));
    await Promise.allSettled(this.running);
  }

  private newAgenda(notificationChannel?: InMemoryNotificationChannel): Agenda {
    const { repository } = this;
    return new Agenda({
      name: this.owner,
      backend: {
        name: 'MongoDB',
        repository,
        ownsConnection: false,
        connect: () => repository.connect(),
        disconnect: () => repository.disconnect(),
      },
      notificationChannel,
      processEvery: '15 seconds',
      defaultConcurrency: 1,
      defaultLockLimit: 1,
    });
  }

  private newDirect(): Agenda {
    const direct = this.newAgenda();
    for (const kind of this.kinds) this.define(direct, kind);
    return direct;
  }

  private define(agenda: Agenda, kind: JobKind<Context>): void {
    const { name, retry } = kind;
    // oxlint-disable-next-line typescript/no-misused-promises -- agenda waits for it
    agenda.define(name, (job: AgendaJob) => this.track(kind, job), {
      lockLifetime: lockTimeOf(kind),
      ...(retry && { backoff: backoffOf(retry) }),
    });
  }

  /** Has agenda look for jobs of this kind now. */
  protected override async wake(name: string): Promise<void> {
    if (this.stopping || this.channel.state !== 'connected') return;
    const now = new Date();
    await this.channel.publish({
      jobId: '' as never,
      jobName: name,
      nextRunAt: now,
      priority: 0,
      timestamp: now,
    });
  }

  private async track(kind: JobKind<Context>, job: AgendaJob): Promise<void> {
    const run = outsideAuditScope(() => this.runOne(kind, job));
    const settled = run.then(
      () => undefined,
      () => undefined,
    );
    this.running.add(settled);
    void settled.then(() => this.running.delete(settled));
    return run;
  }

  private async runOne(kind: JobKind<Context>, job: AgendaJob): Promise<void> {
    const id = String(job.attrs._id);
    const stored = await JobModel.findById(id).select({ subject: 1 }).lean(leanWithId);
    const subject = stored?.subject ?? '';
    const context = this.context as Context;
    const data = (job.attrs.data ?? {}) as Record<string, unknown>;
    try {
      await kind.run(
        { id, subject, data, progress: (done, total) => this.progress(job, done, total) },
        context,
      );
    } catch (error) {
      if (!(error instanceof JobInterrupted)) throw failureOf(error, kind.name);
      // Else it is another process's now, or will be.
      const isCancelled = await JobModel.exists({ _id: id, state: JobState.cancelled });
      if (isCancelled) await kind.cancelled?.({ id, subject }, context);
      throw error;
    }
  }

  private async progress(job: AgendaJob, done: number, total: number): Promise<void> {
    // Its step took longer than its lock time: agenda counts it as crashed and may have begun it anew, here too.
    if (job.getCanceledMessage()) throw new JobInterrupted();
    const lockedAt = new Date();
    const mine = { _id: String(job.attrs._id), lastModifiedBy: this.owner, lockedAt: { $ne: null } };
    const { matchedCount } = await JobModel.updateOne(mine, { $set: { done, total, lockedAt } });
    job.attrs.lockedAt = lockedAt;
    if (this.stopping) {
      await ifMatched(
        JobModel.updateOne(mine, {
          $set: { lockedAt: null, lastModifiedBy: null, nextRunAt: new Date() },
        }),
      );
    }
    if (this.stopping || matchedCount === 0) throw new JobInterrupted();
  }
}

function lockTimeOf({ lockTime, every }: Pick<JobKind<never>, 'lockTime' | 'every'>): number {
  return lockTime ?? (every ? RECURRING_LOCK_TIME : LOCK_TIME);
}

/** What is stored and shown of a failure; an unforeseen one is shown in general words and logged in full. */
function failureOf(error: unknown, job: string): JobFailure {
  if (error instanceof JobFailure) return error;
  if (error instanceof AppError) return new JobFailure(error.message);
  logError(error, 'job failed', { job });
  return new JobFailure(texts.internal);
}

/** When a failed job of a kind is tried again; null: it is given up. */
function backoffOf({ attempts, firstPause, longestPause }: NonNullable<JobKind<never>['retry']>) {
  const pause = exponential({ delay: firstPause, maxDelay: longestPause, maxRetries: attempts - 1 });
  return (failed: Parameters<typeof pause>[0]) =>
    failed.error instanceof JobFailure && failed.error.isFinal ? null : pause(failed);
}
