import { type ChildProcess, fork } from 'node:child_process';
import { extname, join } from 'node:path';

import { StartupError } from '../errors/appError';

/** What the engine's process sends its parent, once: where to connect, or why it could not open the folder. */
export type EngineMessage =
  | { uri: string }
  | { error: { name: string; code: string | undefined; message: string } };

/** What the parent sends the engine's process to close it. */
export const CLOSE = 'close';

/** More than the child allows itself. */
const CLOSE_LIMIT_MS = 20_000;

/** How an engine ended. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** What an engine is given. */
export interface EngineOptions {
  /** The folder with the data, as messages name it. */
  dataDir: string;
  /** The same, absolute. */
  folder: string;
  /** How long to wait for another process that has the folder, in ms. */
  waitMs: number;
  /** The patched copy of the engine, on an older glibc. */
  library?: string;
  /** Where its socket comes. */
  sockets: string;
}

/** One process that holds the database. */
export interface EngineProcess {
  readonly pid: number;
  /** Resolves with the address to connect to. @throws StartupError when it does not open the folder */
  readonly opened: Promise<string>;
  readonly ended: Promise<Ending>;
  /** Asks it to close and waits for that. A second call waits as well. */
  close(): Promise<void>;
}

/** Starts one engine. */
export function startEngine(options: EngineOptions): EngineProcess {
  const child = forkEngine(options);
  // 'close', not 'exit': only then all that the child has sent is read.
  const ended = new Promise<Ending>((settle) => {
    child.once('close', (code: number | null, signal: NodeJS.Signals | null) => settle({ code, signal }));
  });
  const opened = firstWord(child, ended, options.dataDir);
  opened.catch(() => undefined);
  // The child can end between our asking it to close and its reading that; errors of sending say no more.
  child.on('error', () => undefined);
  const close = async () => {
    if (child.pid === undefined) return;
    if (child.connected) child.send(CLOSE);
    const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  };
  return { pid: child.pid ?? 0, opened, ended, close };
}

/** Forks the entry beside this file: as it is when compiled, through swc from source (development). */
function forkEngine({ folder, waitMs, library, sockets }: EngineOptions): ChildProcess {
  const extension = extname(__filename);
  const fromSource = extension === '.ts';
  const args = [folder, String(waitMs), ...(library ? [library] : [])];
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
async function firstWord(child: ChildProcess, ended: Promise<Ending>, dataDir: string): Promise<string> {
  const message = new Promise<EngineMessage>((settle, reject) => {
    child.once('message', (received) => settle(received as EngineMessage));
    child.once('error', reject);
  });
  const first = await Promise.race([message, ended]).catch((cause: unknown) => {
    throw notLoaded(cause);
  });
  if ('uri' in first) return first.uri;
  if ('error' in first) {
    await ended;
    throw notOpened(dataDir, first.error);
  }
  if (!isEngineFailure(first)) throw notLoaded(new Error(describeEnding(first)));
  throw new StartupError(
    `The embedded database could not open the data folder ${dataDir} (${describeEnding(first)}), probably because its ` +
      'files are damaged or of another version: put back a backup or choose an empty folder.',
  );
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
export function isEngineFailure({ code, signal }: Ending): boolean {
  return signal !== null || [14, 134, 139].includes(code ?? 0);
}

/** How it ended, for a sentence. */
export function describeEnding({ code, signal }: Ending): string {
  return signal ? `signal ${signal}` : `exit code ${code}`;
}
