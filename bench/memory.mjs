import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { signIn, sizeFor } from './lib/api.mjs';
import { load } from './lib/load.mjs';
import { memoryOf, startApi } from './lib/processes.mjs';
import { bodyOf, operations } from './operations.mjs';

const CLIENTS = 64;
const REST_MS = 5000;
const LOOK_MS = 200;

/**
 * Memory in MB of the API and of its database process, with 5,000 users: some seconds after a start, and the peak
 * while 64 clients ask all reading operations in turn, without and with the heavy ones.
 * @param {{ folder: string, seconds: number }} options
 */
export async function measureMemory({ folder, seconds }) {
  const env = { DATA_DIR: join(folder, 'memory'), DEMO_SIZE: String(sizeFor(5000)) };
  // The start that makes the users is not the one to look at.
  await (await startApi(env)).stop();
  const server = await startApi(env);
  try {
    await delay(REST_MS);
    const rest = memoryOf(server.pid);
    const cookie = await signIn(server.url);
    const reading = operations.filter(({ database, peer }) => database === 'large' && peer);
    const peak = (asked) => {
      const bodies = asked.map(bodyOf);
      return watch(
        server.pid,
        load({ url: server.url, cookie, bodies, connections: CLIENTS, seconds: 4 * seconds }),
      );
    };
    return {
      rest,
      usual: await peak(reading.filter(({ heavy }) => !heavy)),
      heavy: await peak(reading),
    };
  } finally {
    await server.stop();
  }
}

/** The most memory that a process and its children use while something runs. */
export async function watch(pid, task) {
  const peak = { own: 0, children: 0 };
  let running = true;
  const done = task.finally(() => (running = false));
  while (running) {
    const now = memoryOf(pid);
    peak.own = Math.max(peak.own, now.own);
    peak.children = Math.max(peak.children, now.children);
    await Promise.race([delay(LOOK_MS), done]);
  }
  await done;
  return peak;
}
