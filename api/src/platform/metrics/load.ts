import type { Histogram } from 'prom-client';

const MINUTE = 60_000;
/** Figures of now are those of so many minutes. */
const WINDOW_MINUTES = 5;
/** How many of the slowest operations are told. */
const SLOWEST = 10;

/** One of the operations that were asked of late. Times in milliseconds. */
export interface OperationLoad {
  /** Its first field. */
  operation: string;
  count: number;
  /** So long 95 of 100 took at most; 10,000 when it was longer. */
  p95: number;
}

/** How much was asked in the last five minutes. */
export interface Load {
  requestsPerMinute: number;
  /** Not answered by a fault of ours. */
  failed: number;
  /** In milliseconds, of all operations together; null when nothing was asked. */
  p95: number | null;
  /** The ten slowest operations, the slowest first. */
  slowest: OperationLoad[];
}

/** Of one operation since the start: how many took no longer than each bound, and how many failed. */
interface Count {
  /** As the buckets of Prometheus: each has those of the ones before it. */
  within: Map<number, number>;
  failed: number;
}

type Counts = ReadonlyMap<string, Count>;

type Operations = Histogram<'operation' | 'outcome'>;

/** How busy one process was of late: the difference between what its metrics say now and said five minutes ago. */
export class LoadWindow {
  private marks: { at: number; counts: Counts }[];

  constructor(
    private readonly operations: Operations,
    startedAt = Date.now(),
  ) {
    this.marks = [{ at: startedAt, counts: new Map() }];
  }

  /** To be called each minute. */
  async mark(now = Date.now()): Promise<void> {
    this.marks.push({ at: now, counts: await countsOf(this.operations) });
    // A minute that is just over counts as the fifth, also when a timer came late.
    this.marks = this.marks.filter(({ at }) => now - at < (WINDOW_MINUTES + 0.5) * MINUTE);
  }

  /** The load of the last five minutes, or since the start when that was later. */
  async read(now = Date.now()): Promise<Load> {
    const { at, counts } = this.marks[0]!;
    const asked = since(counts, await countsOf(this.operations));
    const minutes = Math.max(1, (now - at) / MINUTE);
    const all = totalOf(asked.values());
    const operations = [...asked].map(([operation, count]) => ({
      operation,
      count: sizeOf(count),
      p95: p95Of(count),
    }));
    return {
      requestsPerMinute: sizeOf(all) / minutes,
      failed: all.failed,
      p95: sizeOf(all) > 0 ? p95Of(all) : null,
      slowest: slowestOf(operations),
    };
  }
}

/** The ten slowest of these. */
export function slowestOf(operations: readonly OperationLoad[]): OperationLoad[] {
  return [...operations].sort((one, other) => other.p95 - one.p95).slice(0, SLOWEST);
}

async function countsOf(operations: Operations): Promise<Counts> {
  const counts = new Map<string, Count>();
  for (const { value, labels, metricName } of (await operations.get()).values) {
    if (!metricName?.endsWith('_bucket')) continue;
    const { operation, outcome, le } = labels as Record<string, string | number>;
    const count = counts.get(String(operation)) ?? { within: new Map<number, number>(), failed: 0 };
    const bound = le === '+Inf' ? Infinity : Number(le);
    count.within.set(bound, (count.within.get(bound) ?? 0) + value);
    if (outcome === 'failed' && bound === Infinity) count.failed += value;
    counts.set(String(operation), count);
  }
  return counts;
}

/** What was counted between two moments, without what was not asked. */
function since(before: Counts, after: Counts): Map<string, Count> {
  const asked = new Map<string, Count>();
  for (const [operation, { within, failed }] of after) {
    const old = before.get(operation);
    const left = new Map([...within].map(([bound, value]) => [bound, value - (old?.within.get(bound) ?? 0)]));
    const count = { within: left, failed: failed - (old?.failed ?? 0) };
    if (sizeOf(count) > 0) asked.set(operation, count);
  }
  return asked;
}

function totalOf(counts: Iterable<Count>): Count {
  const total: Count = { within: new Map(), failed: 0 };
  for (const { within, failed } of counts) {
    for (const [bound, value] of within) total.within.set(bound, (total.within.get(bound) ?? 0) + value);
    total.failed += failed;
  }
  return total;
}

function sizeOf({ within }: Count): number {
  return within.get(Infinity) ?? 0;
}

/** As `histogram_quantile` of Prometheus reckons it: evenly within a bucket. In milliseconds. */
function p95Of(count: Count): number {
  const rank = 0.95 * sizeOf(count);
  let [lower, below] = [0, 0];
  for (const [bound, value] of [...count.within].sort(([one], [other]) => one - other)) {
    if (bound === Infinity) break;
    if (value >= rank) return (lower + ((bound - lower) * (rank - below)) / (value - below)) * 1000;
    [lower, below] = [bound, value];
  }
  return lower * 1000;
}
