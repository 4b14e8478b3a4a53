import cluster from 'node:cluster';

import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { EngineState } from '../embedded/startEmbedded';
import { logError } from '../log/logError';
import { LoadWindow } from './load';
import { MetricsOfAll } from './metricsOfAll';
import { ProcessFigures } from './processFigures';
import { type WorkState, workState } from './workState';

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
