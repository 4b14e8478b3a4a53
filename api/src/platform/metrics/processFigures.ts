import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

import type { Load, LoadWindow } from './load';

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
export interface Figures extends Load {
  /** For how long others had to wait for the event loop, at most in 99 of 100 looks of the last minutes: in ms. */
  loopDelay: number;
  /** Of the process, in bytes. */
  memory: number;
}

/** What one process that serves the portal tells of itself. */
export class ProcessFigures {
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
