import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** One piece of work, as it is sent to a thread. */
export interface Piece {
  /** The module that knows how. */
  file: string;
  /** Which of its functions. */
  name: string;
  input: unknown;
}

/** What a thread sends back. An error is sent as its words: those who wait for it read no more. */
export type Answer = { output: unknown } | { error: { name: string; message: string; stack?: string } };

/** Why a thread did not finish its piece. */
export class ThreadFault extends Error {
  constructor(
    readonly reason: 'late' | 'memory' | 'crash' | 'closed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** One thread, which does one piece at a time. It has none of the settings of the portal, and no database. */
export class WorkerThread {
  private readonly worker: Worker;
  private current?: { resolve: (output: unknown) => void; reject: (error: Error) => void };
  private over?: Error;

  /** @param memoryMb the most that its objects may take */
  constructor(memoryMb: number) {
    const extension = extname(__filename);
    this.worker = new Worker(join(__dirname, `thread${extension}`), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
      ...(extension === '.ts' ? fromSource() : { execArgv: [], env: {} }),
      // What a library tells of its input may quote it, and belongs in no log.
      stdout: true,
      stderr: true,
    });
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.worker.on('message', (answer: Answer) => this.settle(answer));
    this.worker.on('error', (error: NodeJS.ErrnoException) => this.fail(faultOf(error)));
    this.worker.on('exit', () => this.fail(new ThreadFault('crash', 'A thread ended by itself.')));
    this.worker.unref();
  }

  /** Whether it can do another piece. */
  get isUsable(): boolean {
    return !this.over;
  }

  /**
   * Does a piece. The process does not end meanwhile.
   * @throws ThreadFault when the thread did not come to its end, and is of no more use; otherwise what the work threw
   */
  async run(piece: Piece, limitMs: number, transfer: readonly ArrayBuffer[]): Promise<unknown> {
    if (this.over) throw this.over;
    let timer: NodeJS.Timeout | undefined;
    this.worker.ref();
    try {
      return await new Promise((resolve, reject) => {
        this.current = { resolve, reject };
        timer = setTimeout(
          () => this.fail(new ThreadFault('late', `${piece.name} took more than ${limitMs} ms.`)),
          limitMs,
        );
        this.worker.postMessage(piece, transfer);
      });
    } finally {
      clearTimeout(timer);
      this.current = undefined;
      this.worker.unref();
    }
  }

  /** Ends it, with what it does. */
  async end(): Promise<void> {
    this.fail(new ThreadFault('closed', 'The threads of this portal have ended.'));
    await this.worker.terminate();
  }

  private settle(answer: Answer): void {
    if ('output' in answer) this.current?.resolve(answer.output);
    else this.current?.reject(Object.assign(new Error(answer.error.message), answer.error));
  }

  /** The first reason is the one that is told. */
  private fail(fault: ThreadFault): void {
    if (this.over) return;
    this.over = fault;
    this.current?.reject(fault);
    void this.worker.terminate();
  }
}

const YOUNG_MB = 8;

function faultOf(error: NodeJS.ErrnoException): ThreadFault {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ThreadFault('memory', 'A thread ran out of memory.', { cause: error })
    : new ThreadFault('crash', 'A thread crashed.', { cause: error });
}

/** Through swc: development. */
function fromSource() {
  return {
    execArgv: ['-r', require.resolve('@swc-node/register')],
    env: { ...process.env, SWC_NODE_PROJECT: join(__dirname, '../../../tsconfig.json') },
  };
}
