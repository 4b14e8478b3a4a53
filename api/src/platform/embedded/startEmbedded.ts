import { mkdtempSync } from 'node:fs';
import { mkdir, rename, rm, symlink, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import mongoose from 'mongoose';

import { StartupError } from '../errors/appError';
import { logError, logger } from '../log/logger';
import { checkDataDir } from './checkDataDir';
import {
  describeEnding,
  type Ending,
  type EngineOptions,
  type EngineProcess,
  isEngineFailure,
  startEngine,
} from './engineProcess';
import { glibcCopy } from './glibcCopy';
import { SOCKET, SOCKET_PREFIX, socketDir, sweepSockets } from './socketDir';

/** An engine whose parent was killed needs a moment to close the folder. */
const WAIT_MS = 8_000;
/**
 * For this engine a write must ask for the journal by w: 1 and j: true. With w: 'majority', with or without j, it
 * answers before the journal is on disk: a third of the kills lost up to the last 100 ms of acknowledged writes.
 */
const JOURNALLED = '&w=1&journal=true';
/** This many ends in so many ms are no accident: then a person has to look. */
const MOST_ENDS = 5;
const ENDS_WITHIN_MS = 120_000;
/** Before the engine is started again after its second, third … end in that time, in ms. */
const PAUSES: readonly number[] = [0, 200, 500, 1000];
const NEVER_BEGAN: Ending = { code: null, signal: null };

/** Where the embedded database keeps its things. */
export interface EmbeddedOptions {
  /** The folder with the data; made when it is not there. Messages name it as it is written here. */
  dataDir: string;
  /** The folder for the patched copy of the engine on an older glibc; can be emptied at any time. */
  cacheDir: string;
  /** How long to wait for another process that has the data folder. */
  waitMs?: number;
  /** How much of its data it may keep in memory, in MB; absent: what the engine takes by itself. */
  cacheMb?: number;
  /** Called when the engine begins to open the folder, which it does by itself. */
  onBegun?: () => void;
}

/** How the engine fares. */
export interface EngineState {
  /** How often it was started again. */
  readonly restarts: number;
  /** Whether one runs now. */
  readonly isUp: boolean;
}

/** One that tells when it changes. */
export interface WatchedEngine extends EngineState {
  /** Calls this each time it ends or is there again. */
  onChange(listener: () => void): void;
}

/** A running embedded database. */
export interface EmbeddedDatabase extends WatchedEngine {
  /**
   * What to connect the driver to; it stays the same when the engine is started again. It carries the write concern
   * that makes an acknowledged write safe here: give the driver none of its own, which would win.
   */
  readonly uri: string;
  /** The process that holds the database, or held it last. */
  readonly pid: number;
  /** Resolves with one sentence when the database is given up; else it never does. */
  readonly failed: Promise<string>;
  /** Closes the database and waits for that; disconnect the driver first. A second call waits as well. */
  close(): Promise<void>;
}

/**
 * Starts MongoDB's own engine in a child process (on damaged files or a full disk it ends its process without
 * a word) that goes with this one: asked by `close`, or by itself when this process ends in any way. One that ends
 * otherwise is started again at the same address, unless it keeps ending. Throws a StartupError for everything that
 * can be expected to go wrong.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, cacheDir, waitMs = WAIT_MS, cacheMb, onBegun } = options;
  const library = await glibcCopy(cacheDir);
  await checkDataDir(dataDir);
  const sockets = socketDir();
  await sweepSockets(sockets);
  const engine = { dataDir, folder: resolve(dataDir), waitMs, library, sockets, cacheMb };
  const first = startEngine(engine);
  onBegun?.();
  const engineUri = await ready(first, cacheMb);
  const socket = fixedSocket(sockets);
  await socket.pointTo(engineUri);
  return new Supervisor(engine, first, socket, socket.uriFor(engineUri) + JOURNALLED);
}

interface SupervisedOptions extends EngineOptions {
  cacheMb?: number;
}

/** Where an engine listens once it has its parameters. @throws StartupError, and then it is closed */
async function ready(engine: EngineProcess, cacheMb?: number): Promise<string> {
  const uri = await engine.opened;
  try {
    await setEngineParameters(uri, engine.ended, cacheMb);
    return uri;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

class Supervisor implements EmbeddedDatabase {
  readonly failed: Promise<string>;
  restarts = 0;
  isUp = true;
  private readonly listeners: (() => void)[] = [];
  private readonly closing = new AbortController();
  /** When the engine ended, of late. */
  private ends: number[] = [];
  /** Why it did not start again, where that is known. */
  private reason?: string;
  private readonly watched: Promise<void>;

  constructor(
    private readonly options: SupervisedOptions,
    private engine: EngineProcess,
    private readonly socket: FixedSocket,
    readonly uri: string,
  ) {
    let fail: (sentence: string) => void = () => undefined;
    this.failed = new Promise((settle) => (fail = settle));
    this.watched = this.watch(fail);
  }

  get pid(): number {
    return this.engine.pid;
  }

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.engine.close();
    await this.watched;
  }

  /** Starts the engine again whenever it ends, until it is closed or given up. */
  private async watch(fail: (sentence: string) => void): Promise<void> {
    let ending = await this.ending();
    while (!this.closing.signal.aborted) {
      await this.socket.keep();
      const now = Date.now();
      this.ends = [...this.ends.filter((end) => now - end < ENDS_WITHIN_MS), now];
      if (this.ends.length >= MOST_ENDS) {
        fail(this.reason ?? failure(ending, this.options.dataDir));
        break;
      }
      logger.error({ ending: describeEnding(ending) }, 'the embedded database ended and is started again');
      ending = await this.startAgain();
    }
    await this.socket.remove().catch(() => undefined);
  }

  /** @returns how it ended the next time */
  private async startAgain(): Promise<Ending> {
    const { signal } = this.closing;
    const pause = PAUSES[this.ends.length - 1] ?? 0;
    if (pause > 0) await delay(pause, undefined, { signal }).catch(() => undefined);
    try {
      await checkDataDir(this.options.dataDir);
      if (signal.aborted) return NEVER_BEGAN;
      this.engine = startEngine(this.options);
      await this.socket.pointTo(await ready(this.engine, this.options.cacheMb));
    } catch (error) {
      this.reason = error instanceof StartupError ? error.message : undefined;
      logError(error, 'the embedded database did not start again');
      // Either it never was there, or it may hold the folder without being reached.
      await this.engine.close();
      return this.engine.pid > 0 ? this.engine.ended : NEVER_BEGAN;
    }
    this.reason = undefined;
    this.restarts += 1;
    this.isUp = true;
    this.tell();
    logger.warn({ restarts: this.restarts }, 'the embedded database is there again');
    return this.ending();
  }

  /** Waits until the engine ends. */
  private async ending(): Promise<Ending> {
    const ending = await this.engine.ended;
    this.isUp = false;
    this.tell();
    return ending;
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

function failure(ending: Ending, dataDir: string): string {
  const times = `ended ${MOST_ENDS} times in ${ENDS_WITHIN_MS / 60_000} minutes (last: ${describeEnding(ending)})`;
  return isEngineFailure(ending)
    ? `The embedded database failed: it ${times}. Check that the disk of the data folder ${dataDir} ` +
        'is not full and start again, with a backup if it fails again.'
    : `The embedded database ${times}, without being asked to: look in the log and start again.`;
}

/** So long an engine that has just begun may take to answer, in ms. */
const PATIENCE = 8000;

/**
 * Without it the engine reckons costs where trying its plans found nothing, with a part that is not in its build: such a query
 * fails. Seen in 0.1.1: a rare word in more than 10,000 records, with two indexes to choose from.
 */
const PLANS_THAT_WORK = { internalQueryPlanRanker: 'multiPlanning' } as const;

/**
 * Tells an engine that runs how to choose its plans, and to keep no more than so much of its data in memory.
 * @param uri where it listens @param ended resolves when it ends: then nothing is waited for
 * @param megabytes 64 or more; absent: what it takes by itself
 * @throws StartupError when it does not take that
 */
async function setEngineParameters(uri: string, ended: Promise<unknown>, megabytes?: number): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: PATIENCE });
  void ended.then(() => client.close());
  const limit = megabytes === undefined ? {} : { wiredTigerEngineRuntimeConfig: `cache_size=${megabytes}M` };
  try {
    await client
      .db('admin')
      .command({ setParameter: 1, ...PLANS_THAT_WORK, ...limit }, { timeoutMS: PATIENCE });
  } catch (cause) {
    throw new StartupError(
      megabytes === undefined
        ? 'The embedded database did not take how it is to choose its plans.'
        : `The embedded database did not take ${megabytes} MB as the limit of its cache: try another ENGINE_CACHE_MB.`,
      { cause },
    );
  } finally {
    await client.close();
  }
}

/** One address for every engine that a portal has in its life: a link that points to the socket of the one that runs. */
interface FixedSocket {
  /** The address of an engine, as one that stays. */
  uriFor(engineUri: string): string;
  /** Has it lead to this engine. */
  pointTo(engineUri: string): Promise<void>;
  /** Says that it is still of use while it leads nowhere, so that no other portal sweeps it. */
  keep(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes such an address. @param sockets the folder that the engines get for theirs */
function fixedSocket(sockets: string): FixedSocket {
  // As the engine names its own, for this user only, so that what a kill leaves is swept as those are.
  const folder = mkdtempSync(join(sockets, SOCKET_PREFIX));
  const link = join(folder, SOCKET);
  return {
    uriFor: (engineUri) =>
      engineUri.replace(encodeURIComponent(socketOf(engineUri)), encodeURIComponent(link)),
    pointTo: async (engineUri) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const next = `${link}.next`;
      await rm(next, { force: true });
      await symlink(socketOf(engineUri), next);
      await rename(next, link);
    },
    keep: async () => {
      const now = new Date();
      await utimes(folder, now, now).catch(() => undefined);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function socketOf(engineUri: string): string {
  const [, socket = ''] = /^mongodb:\/\/([^/]+\.sock)/.exec(engineUri) ?? [];
  return decodeURIComponent(socket);
}
