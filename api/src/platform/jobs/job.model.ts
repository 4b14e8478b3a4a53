import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { Field, ID, Int } from 'type-graphql';

import { AnswerType } from '../schema/answerType';
import { describeEnum } from '../schema/describeEnum';

/** What has become of a job. */
export enum JobState {
  /** Waiting for its moment, running, or to be tried again. */
  running = 'running',
  done = 'done',
  /** Given up: for a person to look at. */
  failed = 'failed',
  cancelled = 'cancelled',
}

describeEnum({ JobState }, 'What has become of a job.', {
  running: 'Wacht of loopt: waiting for its moment, running, or to be tried again.',
  done: 'Klaar.',
  failed: 'Mislukt: given up, for a person to look at.',
  cancelled: 'Afgebroken.',
});

/**
 * Something that is done outside a request: a mail, a thousand letters, a nightly clean-up. Its state is in the database
 * and not in a process, so that a page shows it after a reload and another process goes on with it after a crash.
 * The fields below `Agenda's own` are written by agenda, whose collection this is.
 */
@AnswerType('Something that is done outside a request.')
@modelOptions({
  schemaOptions: { collection: 'jobs', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ activeKey: 1 }, { unique: true, partialFilterExpression: { activeKey: { $type: 'string' } } })
@index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $type: 'string' } } })
@index({ state: 1, _id: -1 })
@index({ name: 1, state: 1, nextRunAt: 1 })
@index({ failCount: 1 }, { partialFilterExpression: { repeatInterval: { $type: 'string' } } })
export class Job {
  @Field(() => ID)
  id: string;

  /** Its kind. */
  @prop({ type: () => String, required: true })
  name: string;

  /** What it works on: the id of a record, or the address that a mail goes to. */
  @prop({ type: () => String })
  subject?: string;

  /** Which one of its kind, for operators, such as the template of a mail. */
  @prop({ type: () => String })
  label?: string;

  @Field(() => JobState)
  @prop({ type: () => String, enum: JobState, default: JobState.running })
  state: JobState;

  /** No second one with this key is there as long as this one has not ended. */
  @prop({ type: () => String })
  activeKey?: string;

  /** No second one with this key is ever there, as long as this one is remembered. */
  @prop({ type: () => String })
  key?: string;

  @Field(() => Int, { description: 'Steps that are done.' })
  @prop({ type: () => Number, default: 0 })
  done: number;

  @Field(() => Int, { description: 'Steps in all; 0 while that is not known.' })
  @prop({ type: () => Number, default: 0 })
  total: number;

  // Agenda's own.

  /** What it needs beside its subject; forgotten when it is done. */
  @prop({ type: () => Object })
  data?: Record<string, unknown> | null;

  @prop({ type: () => String, default: 'normal' })
  type: string;

  @prop({ type: () => Number, default: 0 })
  priority: number;

  @prop({ type: () => Date })
  nextRunAt?: Date | null;

  /** The process that runs it holds it since then; after the kind's lock time any other may take it over. */
  @prop({ type: () => Date, default: null })
  lockedAt?: Date | null;

  /** That process. */
  @prop({ type: () => String, default: null })
  lastModifiedBy?: string | null;

  @prop({ type: () => Date })
  lastRunAt?: Date | null;

  @prop({ type: () => Date })
  lastFinishedAt?: Date | null;

  @prop({ type: () => Date })
  failedAt?: Date | null;

  /** How often it failed since it last succeeded. */
  @prop({ type: () => Number })
  failCount?: number | null;

  /** Why it failed, for the person at the screen. */
  @prop({ type: () => String })
  failReason?: string | null;

  /** Of a recurring job, such as '1 day'. */
  @prop({ type: () => String })
  repeatInterval?: string | null;
}

/** Recurring jobs whose last run failed; they come back all the same. */
export const FAILED_LAST = { repeatInterval: { $type: 'string' }, failCount: { $gt: 0 } } as const;

export const JobModel = getModelForClass(Job);

/** The job of sending one mail; its subject is the address it goes to. */
export const MAIL = 'mail';

/** One running of a job. */
export interface JobRun {
  /** Of this job; the same when another process goes on with it. */
  id: string;
  subject: string;
  /** What was stored with it. */
  data: Readonly<Record<string, unknown>>;
  /**
   * Reports how far it is; call it after every step. @throws JobInterrupted when it was cancelled or taken over, or
   * when the process ends: not to be caught
   */
  progress: (done: number, total: number) => Promise<void>;
}

/**
 * A kind of job. Every step must be safe to repeat: a job whose process crashed is begun again by another one.
 * @typeParam Context what the portal hands to each run
 */
export interface JobKind<Context> {
  /** Stored with each job: never changed once there are any. */
  name: string;
  /** What operators read, in Dutch. */
  title: string;
  /** @throws AppError whose message is shown; JobFailure to decide about another try */
  run(job: JobRun, context: Context): Promise<void>;
  /** After it was cancelled: takes away what the step under way may have left. */
  cancelled?(job: Pick<JobRun, 'id' | 'subject'>, context: Context): Promise<void>;
  /** How often it comes back by itself, such as '1 minute' or '1 day', or as cron has it; absent: it is added when there is a reason. */
  every?: string;
  /** A failed one is tried again with growing pauses; absent: it is given up at once. */
  retry?: {
    attempts: number;
    /** ms before the second try; each further pause is twice as long, up to `longestPause`. */
    firstPause: number;
    longestPause: number;
  };
  /** How long a step may take, in ms; after that its process counts as crashed. */
  lockTime?: number;
}

/** A failure whose cause is known. The message is stored and shown to operators: no names or addresses. */
export class JobFailure extends Error {
  /** @param isFinal trying again is useless */
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

/** The job was cancelled or taken over, or this process ends. */
export class JobInterrupted extends Error {}
