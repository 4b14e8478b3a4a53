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
