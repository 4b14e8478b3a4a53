import { availableParallelism } from 'node:os';

import { AppError } from '../errors/appError';
import { texts } from '../errors/texts';
import { logError } from '../log/logger';
import { ThreadFault, WorkerThread } from './workerThread';

interface ThreadsOptions {
  /** How many there are at most. */
  most?: number;
  /** How many pieces may wait for one. */
  mostWaiting?: number;
  /** How long a piece may take once it has begun, in ms. */
  limitMs?: number;
  /** The most memory of one, in MB. */
  memoryMb?: number;
  /** How long one that has nothing to do is kept, in ms. */
  idleMs?: number;
}

interface PieceOptions {
  /** Of the input: what is moved there instead of copied. It is gone here. */
  transfer?: readonly ArrayBuffer[];
  /** In a thread of its own that ends after it: for what strangers made, which could leave something for the next piece. */
  isAlone?: boolean;
  /** Of one that is alone: more than the usual memory, in MB. */
  memoryMb?: number;
  /** Less or more than the usual time, in ms. */
  limitMs?: number;
}

const MOST_WAITING = 200;
const LIMIT_MS = 60_000;
const MEMORY_MB = 256;
const IDLE_MS = 30_000;
const MOST_BY_ITSELF = 4;

/** How many threads a process has by itself: one core is left for answers. @param processes how many share the machine */
export function defaultThreads(processes: number): number {
  return Math.max(1, Math.min(MOST_BY_ITSELF, Math.floor((availableParallelism() - 1) / processes)));
}

/**
 * The threads of one portal, in which pure work is done so that others are answered meanwhile: plain data goes in, plain data
 * or bytes come out, and nothing else is there. They begin when there is work and end when there has been none for a while. One that
 * takes too long or too much, or crashes, takes its piece along and nothing else.
 */
export class Threads {
  /** How many there are at most: so many pieces are done beside each other. */
  readonly most: number;
  private readonly options: Required<Omit<ThreadsOptions, 'most'>>;
  private readonly idle = new Map<WorkerThread, NodeJS.Timeout>();
  private readonly busy = new Set<WorkerThread>();
  private readonly waiting: { begin: () => void; refuse: (error: Error) => void }[] = [];
  /** Pieces that may begin now. */
  private places: number;
  private isClosed = false;

  constructor({ most = 1, ...options }: ThreadsOptions = {}) {
    this.most = most;
    this.places = most;
    this.options = {
      mostWaiting: options.mostWaiting ?? MOST_WAITING,
      limitMs: options.limitMs ?? LIMIT_MS,
      memoryMb: options.memoryMb ?? MEMORY_MB,
      idleMs: options.idleMs ?? IDLE_MS,
    };
  }

  /**
   * Has a function of a module done in a thread.
   * @returns what it gives; bytes are moved, not copied
   * @throws UNAVAILABLE when too many wait, and when it takes too long, too much memory or crashes; what the function itself throws
   */
  async run<Module, Name extends WorkName<Module>>(
    { file }: ThreadWork<Module>,
    name: Name,
    input: InputOf<Module, Name>,
    { transfer = [], isAlone = false, memoryMb, limitMs = this.options.limitMs }: PieceOptions = {},
  ): Promise<OutputOf<Module, Name>> {
    if (!this.isClosed) await this.place();
    // Perhaps by now.
    if (this.isClosed) throw away();
    const thread = isAlone ? this.begin(memoryMb) : this.take();
    try {
      return (await thread.run({ file, name, input }, limitMs, transfer)) as OutputOf<Module, Name>;
    } catch (error) {
      throw error instanceof ThreadFault ? told(error, name, isAlone) : error;
    } finally {
      this.busy.delete(thread);
      if (isAlone || !thread.isUsable || this.isClosed) await thread.end();
      else this.rest(thread);
      // The place goes to who waits longest, before anybody else can take it.
      const next = this.waiting.shift();
      if (next) next.begin();
      else this.places += 1;
    }
  }

  /** Ends all of them, with what they do. What is asked from now on is refused. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { refuse } of this.waiting.splice(0)) refuse(away());
    for (const timer of this.idle.values()) clearTimeout(timer);
    const all = [...this.idle.keys(), ...this.busy];
    this.idle.clear();
    await Promise.all(all.map((thread) => thread.end()));
  }

  /** Waits for one's turn. */
  private async place(): Promise<void> {
    if (this.places > 0) this.places -= 1;
    else if (this.waiting.length < this.options.mostWaiting)
      await new Promise<void>((begin, refuse) => this.waiting.push({ begin, refuse }));
    else throw new AppError('UNAVAILABLE', texts.threadsFull);
  }

  private take(): WorkerThread {
    // The one that rested last has what it needs still in memory.
    const [rested, timer] = [...this.idle].at(-1) ?? [];
    if (!rested) return this.begin();
    clearTimeout(timer);
    this.idle.delete(rested);
    if (!rested.isUsable) return this.take();
    this.busy.add(rested);
    return rested;
  }

  private begin(memoryMb = this.options.memoryMb): WorkerThread {
    const thread = new WorkerThread(memoryMb);
    this.busy.add(thread);
    return thread;
  }

  private rest(thread: WorkerThread): void {
    const end = () => {
      this.idle.delete(thread);
      void thread.end();
    };
    this.idle.set(thread, setTimeout(end, this.options.idleMs).unref());
  }
}

/** A fault of a thread, logged, in words for the person at the screen. @param isQuiet without what may quote a file */
function told(fault: ThreadFault, work: string, isQuiet: boolean): AppError {
  const { reason, message } = fault;
  if (reason === 'closed') return away();
  logError(isQuiet ? new ThreadFault(reason, message) : fault, 'a thread failed', { work, reason });
  return new AppError('UNAVAILABLE', reason === 'crash' ? texts.threadCrashed : texts.threadTooMuch);
}

function away(): AppError {
  return new AppError('UNAVAILABLE', texts.databaseAway);
}

/** The functions of a module that threads run: plain data in, plain data or bytes out. */
type Works<Module> = {
  [Name in keyof Module]: Module[Name] extends (input: never) => unknown ? Name : never;
};

/** The names of those functions. */
type WorkName<Module> = Works<Module>[keyof Module] & string;

/** What one of them takes. */
type InputOf<Module, Name extends keyof Module> = Module[Name] extends (input: infer Input) => unknown
  ? Input
  : never;

/** What one of them gives; Buffers arrive as the bytes that they are. */
type OutputOf<Module, Name extends keyof Module> = Module[Name] extends (input: never) => infer Output
  ? Awaited<Output>
  : never;

/** A module, named `….thread.ts`, that is loaded in threads alone. */
interface ThreadWork<Module> {
  file: string;
  /** Never there: it has the types of the module along. */
  module?: Module;
}

/**
 * Names a module for {@link Threads.run}.
 * @typeParam Module its type, from `import type * as …`
 * @param file where it is, from `require.resolve`
 */
export function threadWork<Module>(file: string): ThreadWork<Module> {
  return { file };
}
