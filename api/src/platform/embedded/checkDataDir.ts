import { access, chmod, constants, readdir, rm, statfs, writeFile, mkdir } from 'node:fs/promises';
import { join, resolve, dirname } from 'node:path';

import { StartupError } from '../errors/appError';

const MEGABYTE = 1024 * 1024;
/** The engine makes no index below 500 MB; below 200 it is likely to stop half-way, without a message. */
const MINIMUM_FREE = 600 * MEGABYTE;
const PROBE = '.write-test';

/**
 * Makes the data folder when it is not there, and throws a StartupError for what the engine itself would
 * answer with a crash, or by opening an empty database.
 */
export async function checkDataDir(dataDir: string, minimumFree = MINIMUM_FREE): Promise<void> {
  await createWritable(dataDir);
  if ((await exists(dataDir, 'WiredTiger.wt')) && !(await exists(dataDir, 'WiredTiger.turtle'))) {
    throw new StartupError(
      `The database in the data folder ${dataDir} is incomplete (WiredTiger.turtle is missing): ` +
        'put back a backup of the whole folder or choose an empty folder.',
    );
  }
  const files = await readdir(dataDir);
  const journal = await readdir(join(dataDir, 'journal')).catch(() => []);
  const paths = [...files, ...journal.map((name) => join('journal', name))];
  await Promise.all(paths.map((path) => checkWritable(dataDir, path)));
  await checkFreeSpace(dataDir, minimumFree);
}

async function createWritable(dataDir: string): Promise<void> {
  try {
    await makeFolder(resolve(dataDir));
    // Names and bank accounts of hundreds of people: for the account that runs the portal only.
    await chmod(resolve(dataDir), 0o700).catch((error: unknown) => {
      // A volume of somebody else that we may write: its owner decides.
      if (codeOf(error) !== 'EPERM') throw error;
    });
    // Really written: for root the permission bits say nothing, and a file system can be read-only or full.
    const probe = join(dataDir, PROBE);
    await writeFile(probe, 'x');
    await rm(probe, { force: true });
  } catch (cause) {
    if (codeOf(cause) === 'ENOSPC') throw diskFull(dataDir, cause);
    throw new StartupError(
      `The data folder ${dataDir} cannot be created or written (${codeOf(cause)}): ` +
        'make it writable or choose another folder.',
      { cause },
    );
  }
}

function exists(dataDir: string, name: string): Promise<boolean> {
  return access(join(dataDir, name)).then(
    () => true,
    () => false,
  );
}

async function checkWritable(dataDir: string, path: string): Promise<void> {
  try {
    await access(join(dataDir, path), constants.R_OK | constants.W_OK);
  } catch (cause) {
    // An engine that still has the folder may remove its files meanwhile.
    if (codeOf(cause) === 'ENOENT') return;
    throw new StartupError(
      `The data folder ${dataDir} has files that cannot be written (${codeOf(cause)}): ` +
        'give them to the user that runs the API.',
      { cause },
    );
  }
}

async function checkFreeSpace(dataDir: string, minimum: number): Promise<void> {
  const { bavail, bsize, blocks } = await statfs(dataDir);
  // Some network and container file systems tell no sizes at all.
  if (blocks > 0 && bavail * bsize < minimum) throw diskFull(dataDir);
}

function diskFull(dataDir: string, cause?: unknown): StartupError {
  return new StartupError(
    `The disk of the data folder ${dataDir} is almost full: free at least ${MINIMUM_FREE / MEGABYTE} MB.`,
    { cause },
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
}

/**
 * Makes a folder and those above it. Not by `mkdir` with `recursive`: that never ends (Node 20) where a folder
 * that is there answers that it is not, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  if ((await tryMake(path)) !== 'ENOENT') return;
  await makeFolder(dirname(path));
  // Still ENOENT here: the folder above is there and takes no folders.
  if ((await tryMake(path)) === 'ENOENT')
    throw Object.assign(new Error('cannot be made'), { code: 'ENOENT' });
}

async function tryMake(path: string): Promise<'made' | 'EEXIST' | 'ENOENT'> {
  try {
    await mkdir(path);
    return 'made';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' || code === 'ENOENT') return code;
    throw error;
  }
}
