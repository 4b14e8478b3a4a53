// npm start: builds what has changed and runs the portal.
import './ensure-installed.mjs';

import { spawn, spawnSync } from 'node:child_process';

import { root } from './lib/root.mjs';

// In a process that ends: the memory that webpack needed is given back.
console.log('Building what has changed ...');
const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(1);

// Not of the portal: it is there for who asks for it.
if (/^(true|t|yes|on|1)$/i.test(process.env.KIT_GALLERY ?? '')) {
  const built = spawnSync(process.execPath, ['scripts/gallery.mjs', 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(1);
}

const api = spawn(process.execPath, ['api/dist/app/main.js'], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the API by itself; a signal to this process alone is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => api.kill('SIGTERM'));
api.on('exit', (code, signal) => process.exit(signal ? 1 : code));
