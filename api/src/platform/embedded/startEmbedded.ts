import { type ChildProcess, fork } from 'node:child_process';
import { extname, join, resolve } from 'node:path';

import { StartupError } from '../errors/startupError';
import { checkDataDir } from './checkDataDir';
import { CLOSE, type EngineMessage } from './engineMessage';
import { glibcCopy } from './glibcCopy';
import { socketDir, sweepSockets } from './socketDir';

/** An engine whose parent was killed needs a moment to close the folder. */
const WAIT_MS = 8_000;
/**
 * For this engine a write must ask for the journal by w: 1 and j: true. With w: 'majority', with or without j, it
 * answers before the journal is on disk: a third of the kills lost up to the last 100 ms of acknowledged writes.
 */
const JOURNALLED = '&w=1&journal=true';
/** More than the child allows itself. */
const CLOSE_LIMIT_MS = 20_000;

/** Where the embedded database keeps its things. */
export interface EmbeddedOptions {
  /** The folder with the data; made when it is not there. Messages name it as it is written here. */
  dataDir: string;
  /** The folder for the patched copy of the engine on an older glibc; can be emptied at any time. */
  cacheDir: string;
  /** How long to wait for another process that has the data folder. */
  waitMs?: number;
}

/** A running embedded database. */
export interface EmbeddedDatabase {
  /**
   * What to connect the driver to. It carries the write concern that makes an acknowledged write safe here:
   * give the driver none of its own, which would win.
   */
  readonly uri: string;
  /** The process that holds the database. */
  readonly pid: number;
  /** Resolves with one sentence when the database ends before it was asked to close; else it never does. */
  readonly failed: Promise<string>;
  /** Closes the database and waits for that; disconnect the driver first. A second call waits as well. */
  close(): Promise<void>;
}

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * Starts MongoDB's own engine in a child process (on damaged files or a full disk it ends its process without
 * a word) that goes with this one: asked by `close`, or by itself when this process ends in any way. Throws a
 * StartupError for everything that can be expected to go wrong.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dataDir, cacheDir, waitMs = WAIT_MS } = options;
  const library = await glibcCopy(cacheDir);
  await checkDataDir(dataDir);
  const sockets = socketDir();
  await sweepSockets(sockets);

  const child = forkEngine([resolve(dataDir), String(waitMs), ...(library ? [library] : [])], sockets);
  // 'close', not 'exit': only then all that the child has sent is read.
  const ended = new Promise<Ending>((settle) => {
    child.once('close', (code: number | null, signal: NodeJS.Signals | null) => settle({ code, signal }));
  });
  return supervise(child, await opened(child, ended, dataDir), ended, dataDir);
}

/** Forks the entry beside this file: as it is when compiled, through swc from source (development, jest). */
function forkEngine(args: string[], sockets: string): ChildProcess {
  const extension = extname(__filename);
  const fromSource = extension === '.ts';
  return fork(join(__dirname, `engine${extension}`), args, {
    execArgv: fromSource ? ['-r', require.resolve('@swc-node/register')] : [],
    env: {
      ...process.env,
      // `node --watch` would have the child report its modules over our channel.
      WATCH_REPORT_DEPENDENCIES: undefined,
      ...(fromSource && { SWC_NODE_PROJECT: join(__dirname, '../../../tsconfig.json') }),
      TMPDIR: sockets,
    },
    // A session of its own: a Ctrl-C while it still starts must not end it either.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Waits for the child's one message and returns the uri in it. */
async function opened(child: ChildProcess, ended: Promise<Ending>, dataDir: string): Promise<string> {
  const message = new Promise<EngineMessage>((settle, reject) => {
    child.once('message', (received) => settle(received as EngineMessage));
    child.once('error', reject);
  });
  const first = await Promise.race([message, ended]).catch((cause: unknown) => {
    throw notLoaded(cause);
  });
  if ('uri' in first) return first.uri + JOURNALLED;
  if ('error' in first) {
    await ended;
    throw notOpened(dataDir, first.error);
  }
  if (!isEngineFailure(first)) throw notLoaded(new Error(describe(first)));
  throw new StartupError(
    `The embedded database could not open the data folder ${dataDir} (${describe(first)}), probably because its ` +
      'files are damaged or of another version: put back a backup or choose an empty folder.',
  );
}

function supervise(
  child: ChildProcess,
  uri: string,
  ended: Promise<Ending>,
  dataDir: string,
): EmbeddedDatabase {
  let closing = false;
  // The child can end between our asking it to close and its reading that; errors of sending say no more.
  child.on('error', () => undefined);
  const failed = new Promise<string>((settle) => {
    void ended.then((ending) => {
      if (!closing) settle(failure(ending, dataDir));
    });
  });
  const close = async () => {
    closing = true;
    if (child.connected) child.send(CLOSE);
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  };
  return { uri, pid: child.pid ?? 0, failed, close };
}

function failure(ending: Ending, dataDir: string): string {
  return isEngineFailure(ending)
    ? `The embedded database failed (${describe(ending)}): check that the disk of the data folder ${dataDir} ` +
        'is not full and start again, with a backup if it fails again.'
    : `The embedded database ended before it was asked to (${describe(ending)}): start again.`;
}

function notOpened(dataDir: string, error: { message: string; code: string | undefined }): StartupError {
  if (error.message.includes('DBPathInUse')) {
    return new StartupError(
      `The data folder ${dataDir} is in use by another process: stop that one or choose another folder.`,
    );
  }
  // The engine's own errors begin so; their text has paths of this machine in it, their name does not.
  const [, name] = /^embedded MongoDB error: (?:(\w+):)?/.exec(error.message) ?? [];
  if (name === undefined && error.code !== 'GenericFailure') return notLoaded(error);
  return new StartupError(
    `The embedded database could not open the data folder ${dataDir} (${name ?? 'unknown error'}): ` +
      'put back a backup or choose another folder.',
    { cause: error },
  );
}

function notLoaded(cause: unknown): StartupError {
  return new StartupError(
    'The embedded database could not be loaded: run "npm ci" again or set MONGODB_URI to a MongoDB server.',
    { cause },
  );
}

/** 14, 134 and 139 are how the engine itself gives up; a signal is that as well, or the system. */
function isEngineFailure({ code, signal }: Ending): boolean {
  return signal !== null || [14, 134, 139].includes(code ?? 0);
}

function describe({ code, signal }: Ending): string {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}
