import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

/** Starts a program of the API on a data folder. */
export function startProgram(
  name: 'backup' | 'restore' | 'importOld',
  dataDir: string,
  ...args: readonly string[]
) {
  const child = spawn(process.execPath, [join(root, `api/dist/app/${name}.main.js`), ...args], {
    env: { ...process.env, MONGODB_URI: undefined, DATA_DIR: dataDir },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, output }));
  return { child, ended };
}

/** Runs one to its end. */
export const runProgram = (...args: Parameters<typeof startProgram>) => startProgram(...args).ended;

/** Waits until a file is made, and sees it also when it is there for a moment only. */
export function appears(within: string, name: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(within, (_event, changed) => {
      if (changed !== name) return;
      watcher.close();
      resolve();
    });
  });
}
