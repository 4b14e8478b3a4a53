import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { EngineState } from '../embedded/startEmbedded';
import { logError } from '../log/logger';
import { type Load, LoadWindow } from './load';
import { type WorkState, workState } from './workState';

const QUESTION = 'portal:metrics?';
const ANSWER = 'portal:metrics';

interface Message {
  type: typeof QUESTION | typeof ANSWER;
  id: number;
  /** All metrics; null when not every process told its own in time. */
  text?: string | null;
}

const isMessage = (message: unknown, type: Message['type']): message is Message =>
  typeof message === 'object' && message !== null && (message as Message).type === type;

/** Has the process that started the others answer one that asks for the metrics of all. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMessage(message, QUESTION)) return;
    const answer = (text: string | null) =>
      worker.isConnected() && worker.send({ type: ANSWER, id: message.id, text });
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

let asked = 0;

/**
 * The metrics of a process that serves, together with those of its siblings: whoever reads them reaches any of them.
 * @param own of this process @throws when a sibling does not tell its own within five seconds
 */
class MetricsOfAll {
  constructor(own: Registry) {
    AggregatorRegistry.setRegistries([own]);
    // Made for what it does then: it listens for the question of the process that started this one.
    new AggregatorRegistry();
  }

  read(): Promise<string> {
    const id = asked++;
    return new Promise((resolve, reject) => {
      const hear = (message: unknown) => {
        if (!isMessage(message, ANSWER) || message.id !== id) return;
        process.off('message', hear);
        if (typeof message.text === 'string') resolve(message.text);
        else reject(new Error('not every process told its metrics'));
      };
      process.on('message', hear);
      process.send?.({ type: QUESTION, id } satisfies Message);
    });
  }
}

/** What runs. */
interface Build {
  version: string;
  /** The commit it was built from; null from source, or where the build had no git. */
  commit: string | null;
}

/** In the repository; the same from source and compiled. */
const PACKAGE = resolve(__dirname, '../../../../package.json');
/** Written by scripts/lib/build.mjs. */
const COMMIT = resolve(__dirname, '../../commit.txt');

/** What is built here now: to be asked at the start, since a new build can come under a portal that runs. */
function readBuild(): Build {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  return { version, commit: readCommit() };
}

function readCommit(): string | null {
  try {
    return readFileSync(COMMIT, 'utf8').trim() || null;
  } catch {
    return null;
  }
}

/** How often the event loop is looked at, in ms; what node tells has this in it. */
const RESOLUTION = 20;
const NANOSECONDS = 1_000_000;

/** How one process fares now. */
interface Figures extends Load {
  /** For how long others had to wait for the event loop, at most in 99 of 100 looks of the last minutes: in ms. */
  loopDelay: number;
  /** Of the process, in bytes. */
  memory: number;
}

/** What one process that serves the portal tells of itself. */
class ProcessFigures {
  /** Its name in the samples, new at each start. */
  readonly id = randomUUID();
  readonly startedAt = new Date();
  /** What it runs; a new build may lie ready for the next. */
  readonly build = readBuild();
  private readonly loop = monitorEventLoopDelay({ resolution: RESOLUTION });
  private lastDelay = 0;

  constructor(private readonly load: LoadWindow) {}

  /** From here on the event loop is watched. */
  start(): void {
    this.loop.enable();
  }

  /** Ends what {@link start} began. */
  stop(): void {
    this.loop.disable();
  }

  /** To be called each minute: what is older than five is forgotten. */
  async mark(): Promise<void> {
    await this.load.mark();
    this.lastDelay = this.delay();
    this.loop.reset();
  }

  /** The figures of the last minutes. */
  async read(): Promise<Figures> {
    return {
      ...(await this.load.read()),
      loopDelay: Math.max(this.lastDelay, this.delay()),
      memory: process.memoryUsage.rss(),
    };
  }

  private delay(): number {
    return Math.max(0, this.loop.percentile(99) / NANOSECONDS - RESOLUTION);
  }
}

/** How an operation ended: done, refused with a code that clients know, or not answered by a fault of ours. */
export type Outcome = 'ok' | 'refused' | 'failed';

/** In seconds: most answers come within 50 ms. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What Prometheus reads of one portal. Numbers and names of our own operations: nothing of people. */
export class Metrics {
  private readonly registry = new Registry();
  private watchesProcess = false;
  /** Together with the other processes of this portal; absent: it is the only one. */
  private readonly ofAll: MetricsOfAll | undefined;
  private readonly operations = new Histogram({
    name: 'portal_operation_seconds',
    help: 'How long GraphQL operations took, by their first field.',
    labelNames: ['operation', 'outcome'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly webhookAttempts = new Counter({
    name: 'portal_webhook_attempts_total',
    help: 'Attempts to deliver to webhooks, by how they ended.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  /** How this process fares, for the page of Admins and its samples. */
  readonly figures = new ProcessFigures(new LoadWindow(this.operations));

  /** @param engine absent: the data is on a server */
  constructor(engine?: EngineState) {
    this.addWork();
    if (engine) this.addEngine(engine);
    if (!cluster.isWorker) return;
    this.watchProcess();
    this.ofAll = new MetricsOfAll(this.registry);
  }

  /** The type that says how {@link read} is written. */
  get contentType(): string {
    return this.registry.contentType;
  }

  /** Counts an operation. @param operation a name out of the schema, never of a client @param seconds it took */
  measure(operation: string, outcome: Outcome, seconds: number): void {
    this.operations.observe({ operation, outcome }, seconds);
  }

  /** Counts an attempt to deliver to a webhook. */
  countWebhookAttempt(outcome: 'delivered' | 'failed'): void {
    this.webhookAttempts.inc({ outcome });
  }

  /** All of it as Prometheus reads it. */
  read(): Promise<string> {
    // From the first time on: most portals are read by nobody.
    this.watchProcess();
    return this.ofAll?.read() ?? this.registry.metrics();
  }

  /** Adds memory and event loop. */
  private watchProcess(): void {
    if (!this.watchesProcess) collectDefaultMetrics({ register: this.registry });
    this.watchesProcess = true;
  }

  private addWork(): void {
    new Gauge({
      name: 'portal_jobs',
      help: 'Jobs, and mails in the outbox, by state.',
      labelNames: ['kind', 'state'],
      // They are those of the database: each process counts the same.
      aggregator: 'first',
      registers: [this.registry],
      async collect() {
        const work = await workState().catch((error: unknown) => logError(error, 'jobs not counted'));
        this.reset();
        if (!work) return;
        for (const [kind, state, count] of countsOf(work)) this.set({ kind, state }, count);
      },
    });
  }

  private addEngine(engine: EngineState): void {
    this.gauge(
      { name: 'portal_engine_up', help: 'Whether the embedded engine runs.', aggregator: 'min' },
      () => (engine.isUp ? 1 : 0),
    );
    this.gauge(
      { name: 'portal_engine_restarts', help: 'How often it was started again.', aggregator: 'max' },
      () => engine.restarts,
    );
  }

  /** One engine for all processes: each tells the same, or has not heard of a change yet. */
  private gauge(told: { name: string; help: string; aggregator: 'min' | 'max' }, read: () => number): void {
    new Gauge({
      ...told,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}

function countsOf({
  waiting,
  failed,
  overdue,
  mail,
}: WorkState): [kind: string, state: string, count: number][] {
  return [
    ['job', 'waiting', waiting],
    ['job', 'failed', failed],
    ['job', 'overdue', overdue],
    ['mail', 'waiting', mail.waiting],
    ['mail', 'failed', mail.failed],
  ];
}
