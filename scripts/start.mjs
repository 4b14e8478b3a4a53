// npm start: builds what has changed and runs the portal.
import './ensure-installed.mjs';

import { spawn } from 'node:child_process';

import { buildIfChanged } from './lib/build.mjs';
import { root } from './lib/root.mjs';

try {
  console.log('Building what has changed ...');
  await buildIfChanged();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const api = spawn(process.execPath, ['api/dist/app/main.js'], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the API by itself; a signal to this process alone is passed on.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => api.kill('SIGTERM'));
api.on('exit', (code, signal) => process.exit(signal ? 1 : code));
