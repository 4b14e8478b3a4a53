import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/**
 * A data folder with the demo foundation as a first start leaves it, for the portals of the tests to begin with a copy of.
 * Filling it takes longer than all else of a start. @param logs where it writes what that portal says @returns its path
 */
export async function makeDemoFolder(logs) {
  const folder = mkdtempSync(join(tmpdir(), 'carnaval-e2e-demo-'));
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, [join(root, 'api/dist/app/main.js')], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: new URL(url).port, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', openSync(join(logs, 'demo.log'), 'w')],
  });
  let output = '';
  await new Promise((ready, failed) => {
    child.stdout.on('data', (chunk) => (output += chunk).includes(url) && ready());
    child.once('exit', (code) => failed(new Error(`The portal ended with ${code}.`)));
  });
  child.kill('SIGTERM');
  await once(child, 'exit');
  return folder;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
