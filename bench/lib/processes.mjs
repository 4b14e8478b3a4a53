import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { root } from '../../scripts/lib/root.mjs';

const START_LIMIT_MS = 120_000;
/** Positions in /proc/<pid>/stat after the name, and the unit of their times. */
const [USER_TIME, SYSTEM_TIME, TICK_MS] = [11, 12, 10];

/**
 * Starts the built API and waits until it answers.
 * @param {Record<string, string>} env settings beside the port
 * @param {{ script?: string, nodeOptions?: string[] }} options `script`: another way to start it
 * @returns {Promise<{ url: string, pid: number, startMs: number, stop: () => Promise<void> }>}
 */
export async function startApi(env, { script = 'api/dist/app/main.js', nodeOptions = [] } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, join(root, script)], {
    cwd: root,
    env: { ...withoutSettings(), LOG_LEVEL: 'warn', VISITORS_PER_MINUTE: '0', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - began > START_LIMIT_MS) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start: ${output}`);
    }
    await delay(10);
  }
  return { url, pid: child.pid, startMs: performance.now() - began, stop: () => stop(child) };
}

/**
 * Starts the peer of the API.
 * @param {'apollo'} [through] behind an Apollo Server; absent: behind plain http
 * @returns where it listens and how to stop it
 */
export async function startPeer(uri, database, through) {
  const child = fork(join(root, 'bench', 'peer.mjs'), [uri, database, ...(through ? [through] : [])]);
  const [{ port }] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => stop(child) };
}

/** Runs a program of this folder to its end. */
export async function runScript(name, args) {
  const child = fork(join(root, 'bench', name), args);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`bench/${name} failed.`);
}

/** The memory of a process and of its children, in MB. @returns {{ own: number, children: number }} */
export function memoryOf(pid) {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (index) =>
    processes.filter((row) => row[index] === pid).reduce((total, row) => total + row[2] / 1024, 0);
  return { own: sum(0), children: sum(1) };
}

/** The time of a processor that a process has used, in ms; only Linux tells it finely enough. */
export function cpuOf(pid) {
  if (process.platform !== 'linux') return NaN;
  const [, rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ').map(Number);
  return (fields[USER_TIME] + fields[SYSTEM_TIME]) * TICK_MS;
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function answers(url) {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The environment without settings of the portal that the developer may have. */
function withoutSettings() {
  const own = new Set([
    ...['MONGODB_URI', 'DATA_DIR', 'SMTP_URL', 'PUBLIC_URL', 'REMOTES_FILE', 'HOST', 'TRUST_PROXY'],
    ...['DEMO', 'DEMO_SIZE', 'GRAPHQL_EXECUTOR', 'SERVER_TIMING', 'NODE_OPTIONS'],
  ]);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.has(name)));
}
