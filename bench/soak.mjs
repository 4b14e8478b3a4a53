import { join } from 'node:path';

import { signIn, sizeFor } from './lib/api.mjs';
import { load, percentile } from './lib/load.mjs';
import { memoryOf, startApi } from './lib/processes.mjs';
import { bodyOf, operations } from './operations.mjs';

const CLIENTS = 64;
const MINUTE_S = 60;

/**
 * Asks all reading operations in turn, by 64 clients, minute by minute: what leaks or slows down shows in the figures of the
 * last minutes beside those of the first.
 * @param {{ folder: string, minutes: number }} options
 * @returns for each minute: answers, requests without one, the 99th percentile (ms) and the memory of the API (MB)
 */
export async function measureSoak({ folder, minutes }) {
  const server = await startApi({ DATA_DIR: join(folder, 'soak'), DEMO_SIZE: String(sizeFor(5000)) });
  try {
    const cookie = await signIn(server.url);
    const bodies = operations
      .filter(({ database, peer, heavy }) => database === 'large' && peer && !heavy)
      .map(bodyOf);
    const rows = [];
    for (let minute = 1; minute <= minutes; minute++) {
      const ask = { url: server.url, cookie, bodies, connections: CLIENTS, seconds: MINUTE_S };
      const { times, failed } = await load(ask);
      rows.push({
        minute,
        answers: times.length,
        failed,
        p99: percentile(times, 0.99),
        memory: memoryOf(server.pid).own,
      });
      console.error(`soak: minute ${minute} of ${minutes}`);
    }
    return rows;
  } finally {
    await server.stop();
  }
}
