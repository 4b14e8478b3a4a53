import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

import { openDatabase } from '../platform/database/openDatabase';
import { logger } from '../platform/log/logger';
import { tellEngine } from '../platform/metrics/engineOfParent';
import { answerMetrics } from '../platform/metrics/metrics';
import type { Config } from '../platform/settings/config';
import type { Role } from './startPortal';

/** Tells a process what it is for. */
const ROLE = 'PORTAL_ROLE';
/** So often in a minute a process may end by itself; more, and starting it again helps nobody. */
const MOST_CRASHES = 5;
const MINUTE = 60_000;
/** A process that does not end by then, after it lingered, is ended: it answers what is under way in 8 seconds. */
const PATIENCE = 15_000;

/** What this process is for, as `runProcesses` told it. */
export function roleOfProcess(): Role {
  if (!cluster.isWorker) return 'only';
  return process.env[ROLE] === 'first' ? 'first' : 'another';
}

/**
 * Runs the portal as several processes that share its port. This one has the embedded engine, when there is no server, and
 * starts again what ends. SIGHUP replaces all of them, one after the other, so that a new build comes without a moment
 * in which nobody answers; SIGTERM and SIGINT stop.
 */
export async function runProcesses(config: Config): Promise<void> {
  const database = config.MONGODB_URI ? undefined : await openDatabase(config);
  const patience = PATIENCE + config.LINGER_SECONDS * 1000;
  const processes = new Processes(patience, async (exitCode) => {
    await database?.close();
    process.exit(exitCode);
  });
  answerMetrics();
  if (database?.engine) tellEngine(database.engine);
  process.once('SIGTERM', () => void processes.stop(0));
  process.once('SIGINT', () => void processes.stop(0));
  process.on('SIGHUP', () => processes.replaceAll());
  void database?.failed.then((sentence) => processes.stop(1, sentence));
  // By itself: it brings the data to this version, and takes over what was under way at a crash.
  if (!(await processes.start('first'))) return processes.stop(1);
  await Promise.all(Array.from({ length: config.PROCESSES - 1 }, () => processes.start('another')));
}

/** The processes that serve the portal. */
class Processes {
  /** All that have not ended, and of those who listen and were not told to end. */
  private readonly alive = new Set<Worker>();
  private readonly running = new Set<Worker>();
  /** Those that do not listen yet. */
  private readonly starting = new Set<Promise<boolean>>();
  private stopping = false;
  private crashes: number[] = [];
  private replacing = Promise.resolve();

  /** @param patience how long one may take to end, in ms @param ended what happens when all have ended */
  constructor(
    private readonly patience: number,
    private readonly ended: (exitCode: number) => Promise<void>,
  ) {}

  /** Starts one. @returns whether it listens; one that does not has told why */
  async start(role: Role): Promise<boolean> {
    const start = this.fork(role);
    this.starting.add(start);
    const listens = await start;
    this.starting.delete(start);
    return listens;
  }

  private async fork(role: Role): Promise<boolean> {
    const worker = cluster.fork({ [ROLE]: role });
    this.alive.add(worker);
    worker.once('exit', () => this.alive.delete(worker));
    const listens = await new Promise<boolean>((resolve) => {
      worker.once('listening', () => resolve(true));
      worker.once('exit', () => resolve(false));
    });
    if (!listens || this.stopping) return false;
    this.running.add(worker);
    worker.once('exit', (code, signal) => {
      // Those that were told to end have been taken from the list.
      if (this.running.delete(worker) && !this.stopping) void this.replaceCrashed(signal ?? String(code));
    });
    return true;
  }

  /** Starts a new one for each, and ends that when the new one listens; does so once more when asked meanwhile. */
  replaceAll(): void {
    this.replacing = this.replacing.then(async () => {
      await Promise.all(this.starting);
      for (const worker of [...this.running]) {
        if (this.stopping || !this.running.has(worker)) continue;
        if (!(await this.start('another'))) {
          if (this.stopping) return;
          logger.error('a new process does not start: the others go on as they are');
          return;
        }
        this.running.delete(worker);
        await end(worker, this.patience);
      }
      logger.info('all processes of the portal were replaced');
    });
  }

  /** Lets all answer what is under way and end. @param sentence why, when nobody asked for it */
  async stop(exitCode: number, sentence?: string): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    if (sentence) process.stderr.write(`${sentence}\n`);
    await Promise.all([...this.alive].map((worker) => end(worker, this.patience)));
    await this.ended(exitCode);
  }

  private async replaceCrashed(how: string): Promise<void> {
    this.crashes = [...this.crashes.filter((at) => at > Date.now() - MINUTE), Date.now()];
    logger.error({ how }, 'a process of the portal ended and is started again');
    if (this.crashes.length <= MOST_CRASHES && (await this.start('another'))) return;
    if (this.stopping) return;
    await this.stop(1, 'The processes of the portal end again and again: see the log for why.');
  }
}

/** Lets a process answer what is under way and end. */
async function end(worker: Worker, patience: number): Promise<void> {
  if (worker.isDead()) return;
  const impatient = setTimeout(() => worker.process.kill('SIGKILL'), patience);
  worker.process.kill('SIGTERM');
  await once(worker, 'exit');
  clearTimeout(impatient);
}
