import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

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
