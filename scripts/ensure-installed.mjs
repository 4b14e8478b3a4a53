// The first import of every script, with nothing but Node: installs what the lockfile names when it is not there.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

import { root } from './lib/root.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

const marker = `${root}/node_modules/.package-lock.json`;
const lockfile = `${root}/package-lock.json`;
if (!existsSync(marker) || statSync(marker).mtimeMs < statSync(lockfile).mtimeMs) {
  console.log('Installing what is missing (npm ci) ...');
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('npm ci failed: see above. The npm registry must be reachable for the first start.');
    process.exit(1);
  }
}
