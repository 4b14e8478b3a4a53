import { join } from 'node:path';

import { startApi } from './lib/processes.mjs';

/**
 * How long `npm start` takes to answering, built already, in seconds: on an empty data folder, and again.
 * @param {{ folder: string, build: boolean }} options `build`: with its look whether there is something to build
 * @returns the times and the server of the second start, running
 */
export async function measureStarts({ folder, build }) {
  const env = { DATA_DIR: join(folder, 'portal') };
  const options = { script: build ? 'scripts/start.mjs' : undefined };
  const first = await startApi(env, options);
  await first.stop();
  const second = await startApi(env, options);
  return { first: first.startMs / 1000, second: second.startMs / 1000, server: second };
}
